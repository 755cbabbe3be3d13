import { withMay } from "@fairway/areas/document/model/documentKind.ts";
import { listedNumbers } from "@fairway/areas/document/model/listedNumbers.ts";
import { exportDocuments } from "@fairway/areas/document/server/exportDocuments.ts";
import {
  byNumbers,
  type DocumentsAsked,
  isBetween,
  isValue,
  listDocuments,
} from "@fairway/areas/document/server/listDocuments.ts";
import { approvedByNumbers } from "@fairway/areas/document/server/approvedByNumbers.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { settlementKind } from "../model/settlementKind.ts";
import { settlementSource } from "./settlementTable.ts";

/** Lists the settlements within the user's reach; canceled ones only when asked for. Rule ST-10 */
export async function listSettlements(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.pageSettlements>,
) {
  const found = await listDocuments(tx, actor, settlementSource, asked(actor, ask), ask);
  return { ...found, data: found.data.map((each) => withMay(settlementKind, actor, each)) };
}

/** Lists without pages, 1,000 at most. */
export async function querySettlements(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.querySettlements>,
) {
  const page = { page: 1, size: 1000 };
  const { data } = await listDocuments(tx, actor, settlementSource, asked(actor, ask), page);
  return data.map((each) => withMay(settlementKind, actor, each));
}

/** Exports the same list as a sheet. Refuses: access.forbidden */
export function exportSettlements(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportSettlements>,
  desk?: Desk,
) {
  return exportDocuments(tx, actor, settlementSource, asked(actor, ask), { ...ask, desk });
}

/** Finds approved settlements by their numbers, within the reach of the right to open them. */
export function settlementsToUnlock(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.settlementsToUnlock>,
) {
  return approvedByNumbers(tx, actor, settlementSource, ask);
}

/** The settlements that a list asks for. */
export function asked(actor: Actor, ask: Ask<typeof contract.querySettlements>): DocumentsAsked {
  const { companyId } = actor;
  const { requester: creatorId, payeeId: partnerId, statusApproval: state, currencyId } = ask;
  const onLines = byNumbers(ask.refNo).map(
    (own) => sql`d.id in (
      select d.id from document d
      where d.company_id = ${companyId} and d.kind = 'settlement' and ${own}
      union select l.settlement_id from settlement_line l
        join shipment s on s.company_id = ${companyId} and s.id = l.job_id
        join house_bill b on b.company_id = ${companyId} and b.id = l.hblid
        left join document a on a.company_id = ${companyId} and a.id = l.advance_id
        where l.company_id = ${companyId} and exists (
          select from unnest(${listedNumbers(ask.refNo)}::text[]) n
          where number_key(n) in (number_key(s.job_no), number_key(s.mawb), number_key(b.hwbno),
            number_key(l.custom_no), number_key(a.number))))`,
  );
  const { departmentId } = ask;
  return {
    filters: {
      creatorId,
      partnerId,
      state,
      currencyId,
      modifiedFrom: ask.modifiedDateFrom,
      modifiedTo: ask.modifiedDateTo,
    },
    ofHead: [...onLines, ...(departmentId ? [sql`d.department_id = ${departmentId}`] : [])],
    ofOwn: [
      ...isBetween("o.request_date", ask.requestDateFrom, ask.requestDateTo),
      ...isValue("o.payment_method", ask.paymentMethod),
      ...isValue("o.settlement_type", ask.settlementType),
    ],
    always: state === "Canceled" ? [] : [sql`d.state <> 'Canceled'`],
  };
}
