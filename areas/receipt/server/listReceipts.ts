import { exportDocuments } from "@fairway/areas/document/server/exportDocuments.ts";
import {
  byNumbers,
  type DocumentsAsked,
  isBetween,
  isValue,
  listDocuments,
} from "@fairway/areas/document/server/listDocuments.ts";
import { listedNumbers } from "@fairway/areas/document/model/listedNumbers.ts";
import { withMay } from "@fairway/areas/document/model/documentKind.ts";
import { withNumbers } from "@fairway/areas/invoice/server/withNumbers.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Desk } from "@fairway/engine/http/serve.ts";
import { sql } from "kysely";
import type {
  exportReceipts as exportReceiptsCall,
  pageReceipts,
  queryReceipts as queryReceiptsCall,
} from "../contract.ts";
import { receiptKind } from "../model/receiptKind.ts";
import { receiptSource, receiptsFor } from "./receiptTable.ts";

/**
 * Lists the receipts within the user's reach; without a filter those of the last three months up to
 * the newest.
 */
export async function listReceipts(tx: Tx, actor: Actor, ask: Ask<typeof pageReceipts>) {
  const found = await listDocuments(tx, actor, receiptsFor(actor), asked(actor, ask), ask);
  return { ...found, data: found.data.map((each) => withMay(receiptKind, actor, each)) };
}

/** Returns the receipts of the same list without pages, the most recently changed 500. */
export async function queryReceipts(tx: Tx, actor: Actor, ask: Ask<typeof queryReceiptsCall>) {
  return (await listReceipts(tx, actor, { ...ask, page: 1, size: 500 })).data;
}

/** Exports the same list as a sheet. Refuses: access.forbidden */
export function exportReceipts(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof exportReceiptsCall>,
  desk?: Desk,
) {
  return exportDocuments(tx, actor, receiptSource, asked(actor, ask), { ...ask, desk });
}

function asked(actor: Actor, ask: Ask<typeof exportReceiptsCall>): DocumentsAsked {
  const { companyId } = actor;
  const { customerId: partnerId, currencyId, status: state, rateOutside } = ask;
  const onLines = byNumbers(ask.refNo).map(
    (own) => sql`d.id in (
      select d.id from document d where d.company_id = ${companyId} and d.kind = 'receipt' and ${own}
      union select l.receipt_id from due u
        join receipt_line l on l.company_id = ${companyId} and l.due_id = u.id
        where u.company_id = ${companyId} and u.document_id in (
          ${withNumbers(companyId, listedNumbers(ask.refNo))}))`,
  );
  const isPaidDate = ask.dateType === "Paid Date";
  const created = isPaidDate ? {} : { createdFrom: ask.dateFrom, createdTo: ask.dateTo };
  return {
    filters: { partnerId, currencyId, state, rateOutside, ...created },
    ofHead: onLines,
    ofOwn: [
      ...(isPaidDate ? isBetween("o.payment_date", ask.dateFrom, ask.dateTo) : []),
      ...isValue("o.class", ask.class),
      ...isValue("o.payment_method", ask.paymentMethod),
    ],
    always: isValue("o.type", ask.type),
  };
}
