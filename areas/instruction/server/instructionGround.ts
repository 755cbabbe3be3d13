import { partnerBlockParts } from "@fairway/areas/partner/server/partnerBlockParts.ts";
import { type BlockParts, partnerBlock } from "@fairway/areas/partner/model/partnerBlock.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { maybe, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { InstructionGround } from "../model/instructionDefaults.ts";

interface Office {
  readonly companyName: string;
  readonly addressEn: string | null;
  readonly tel: string | null;
  readonly fax: string | null;
  readonly agent: BlockParts | null;
  readonly userName: string | null;
}

/** Reads what a new instruction takes from the office, the agent and the user. Rule SI-3 */
export async function instructionGround(
  tx: Tx,
  actor: Actor,
  job: Shipment,
  deliveryPlaces: readonly (string | null)[],
): Promise<InstructionGround> {
  const { companyId, language } = actor;
  const name = sql.ref(language === "vi" ? "p.employee_name_vn" : "p.employee_name_en");
  const office = await maybe<Office>(
    tx,
    sql`select c.name_en as company_name, o.address_en, o.tel, o.fax,
        ${partnerBlockParts(companyId, job.agentId)} as agent,
        (select coalesce(${name}, p.username) from person p
          where p.company_id = ${companyId} and p.id = ${actor.userId}) as user_name
      from office o
      join company c on c.company_id = ${companyId} and c.id = ${companyId}
      where o.company_id = ${companyId} and o.id = ${job.officeId}`,
  );
  const [place, ...others] = new Set(deliveryPlaces);
  return {
    shipper: office
      ? partnerBlock({
          partnerNameEn: office.companyName,
          partnerNameVn: office.companyName,
          addressEn: office.addressEn ?? "",
          addressVn: office.addressEn ?? "",
          tel: office.tel,
          fax: office.fax,
        })
      : null,
    consignee: office?.agent ? partnerBlock(office.agent) : null,
    placeOfDelivery: others.length === 0 ? (place ?? null) : null,
    userName: office?.userName ?? null,
  };
}

/** What the references of an instruction name. */
export const references = {
  supplier: "partner",
  consigneeId: "partner",
  actualShipperId: "partner",
  actualConsigneeId: "partner",
  pol: "port",
  pod: "port",
  issuedUser: "user",
} as const;
