import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Owned } from "@fairway/core/permission/permission.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import type { CheckedRow } from "@fairway/engine/imports/importRows.ts";
import { sql } from "kysely";
import type { PartnerType } from "../model/partnerTypes.ts";
import { rightOn } from "./partnerPermit.ts";

/** A partner that a row of a sheet belongs to. */
export type SheetPartner = Owned & {
  readonly id: string;
  readonly partnerType: PartnerType;
  readonly partnerLocation: string;
};

/** Reads the partners that the rows of a sheet name, with one statement. */
export async function sheetPartners(
  tx: Tx,
  actor: Actor,
  checked: readonly CheckedRow[],
): Promise<Map<string, SheetPartner>> {
  const ids = [...new Set(checked.map((row) => row.values["partnerId"]).filter(Boolean))];
  const found = await rows<SheetPartner>(
    tx,
    sql`select p.company_id, p.id, p.partner_type, p.partner_location, p.user_created,
        p.office_id, p.department_id, p.group_id,
        array(select distinct a.saleman_id::text from partner_salesman a
          where a.company_id = ${actor.companyId} and a.partner_id = p.id) as also_owners
      from partner p
      where p.company_id = ${actor.companyId} and p.id = any(${ids}::uuid[])`,
  );
  return new Map(found.map((each) => [each.id, each]));
}

/** May the actor add to this partner by a sheet? That takes the right to change it, too. */
export function mayImportTo(actor: Actor, partner: SheetPartner): boolean {
  const type = partner.partnerType;
  return (
    actor.reach(rightOn(type, "import")) !== "None" && actor.may(rightOn(type, "write"), partner)
  );
}
