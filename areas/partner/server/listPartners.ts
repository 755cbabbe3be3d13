import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import type { Criteria } from "@fairway/engine/resource/criteria.ts";
import { exportRecords } from "@fairway/engine/exports/exportRecords.ts";
import { listRecords } from "@fairway/engine/resource/listRecords.ts";
import { type RawBuilder, sql } from "kysely";
import type { exportPartners as exportPartnersCall } from "../contract.ts";
import { partnerOf } from "../model/partner.ts";
import { type PartnerType } from "../model/partnerTypes.ts";
import { rightOn, soldBy } from "./partnerPermit.ts";

type OfType = Criteria & {
  readonly partnerType: PartnerType;
  readonly agreementType?: string | null | undefined;
};

/** One page of customers, agents or suppliers under the rights of that screen. */
export async function listPartners(
  tx: Tx,
  actor: Actor,
  ask: OfType & {
    readonly page?: number | undefined;
    readonly size?: number | undefined;
    readonly pageNumber?: number | undefined;
    readonly pageSize?: number | undefined;
  },
) {
  actor.mustHave(rightOn(ask.partnerType, "list"));
  const paged = {
    ...ask,
    page: ask.page ?? ask.pageNumber ?? 1,
    size: ask.size ?? ask.pageSize ?? 15,
  };
  return listRecords(
    tx,
    actor,
    partnerOf(ask.partnerType),
    paged,
    soldBy(actor, ask.partnerType),
    agreed(actor, ask),
  );
}

/** The filtered list as a sheet. Refuses: access.forbidden */
export async function exportPartners(
  tx: Tx,
  actor: Actor,
  ask: OfType & Pick<Ask<typeof exportPartnersCall>, "format" | "columns">,
  desk?: Desk,
) {
  actor.mustHave(rightOn(ask.partnerType, "export"));
  return exportRecords(tx, actor, partnerOf(ask.partnerType), ask, {
    alsoOwn: soldBy(actor, ask.partnerType),
    only: agreed(actor, ask),
    database: desk?.database,
  });
}

/** The partners with an agreement of the type that is asked for. */
function agreed(actor: Actor, { agreementType }: OfType): RawBuilder<boolean> | undefined {
  if (!agreementType) return undefined;
  return sql<boolean>`exists (select from partner_salesman g
    where g.company_id = ${actor.companyId} and g.partner_id = t.id
      and g.contract_type = ${agreementType})`;
}
