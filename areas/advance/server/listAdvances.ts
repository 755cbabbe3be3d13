import { listedNumbers } from "@fairway/areas/document/model/listedNumbers.ts";
import { withMay } from "@fairway/areas/document/model/documentKind.ts";
import { exportDocuments } from "@fairway/areas/document/server/exportDocuments.ts";
import {
  byNumbers,
  type DocumentsAsked,
  isBetween,
  isValue,
  listDocuments,
} from "@fairway/areas/document/server/listDocuments.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import type * as contract from "../contract.ts";
import { advanceKind } from "../model/advanceKind.ts";
import { advanceSource } from "./advanceTable.ts";

/** Lists the advances within the user's reach; canceled ones only when asked for. Rule AD-8 */
export async function listAdvances(tx: Tx, actor: Actor, ask: Ask<typeof contract.pageAdvances>) {
  const found = await listDocuments(tx, actor, advanceSource, asked(actor, ask), ask);
  return { ...found, data: found.data.map((each) => withMay(advanceKind, actor, each)) };
}

/** Lists without pages, 1,000 at most. */
export async function queryAdvances(tx: Tx, actor: Actor, ask: Ask<typeof contract.queryAdvances>) {
  const page = { page: 1, size: 1000 };
  const { data } = await listDocuments(tx, actor, advanceSource, asked(actor, ask), page);
  return data.map((each) => withMay(advanceKind, actor, each));
}

/** Exports the same list as a sheet. Refuses: access.forbidden */
export function exportAdvances(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.exportAdvances>,
  desk?: Desk,
) {
  return exportDocuments(tx, actor, advanceSource, asked(actor, ask), { ...ask, desk });
}

/** The filters of the list as conditions. */
export function asked(actor: Actor, ask: Ask<typeof contract.queryAdvances>): DocumentsAsked {
  const { companyId } = actor;
  const { requester: creatorId, statusApproval: state, currencyId } = ask;
  const onLines = byNumbers(ask.refNo).map(
    (own) => sql`d.id in (
      select d.id from document d where d.company_id = ${companyId} and d.kind = 'advance' and ${own}
      union select l.advance_id from advance_line l
        join shipment s on s.company_id = ${companyId} and s.id = l.job_id
        join house_bill b on b.company_id = ${companyId} and b.id = l.hblid
        where l.company_id = ${companyId} and exists (
          select from unnest(${listedNumbers(ask.refNo)}::text[]) n
          where number_key(n) in (number_key(s.job_no), number_key(s.mawb), number_key(b.hwbno),
            number_key(l.custom_no))))`,
  );
  return {
    filters: {
      creatorId,
      state,
      currencyId,
      modifiedFrom: ask.modifiedDateFrom,
      modifiedTo: ask.modifiedDateTo,
    },
    ofHead: onLines,
    ofOwn: [
      ...isBetween("o.request_date", ask.requestDateFrom, ask.requestDateTo),
      ...isValue("o.status_payment", ask.statusPayment),
      ...isValue("o.payment_method", ask.paymentMethod),
    ],
    always: state === "Canceled" ? [] : [sql`d.state <> 'Canceled'`],
  };
}
