import { updateEachDocument } from "@fairway/areas/document/server/documentRows.ts";
import { readDocuments } from "@fairway/areas/document/server/readDocuments.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { settlementKind } from "../model/settlementKind.ts";
import { settlementSource } from "./settlementTable.ts";

/**
 * Gives settlements the number and the day of the first voucher that holds their lines, or takes both
 * away when no voucher does any more.
 *
 * Locks: the settlements in the order of their ids.
 * Source: rule ST-15, areas/settlement/README.md
 */
export async function restateSettlements(
  tx: Tx,
  actor: Actor,
  settlementIds: readonly string[],
): Promise<void> {
  if (settlementIds.length === 0) return;
  const { companyId } = actor;
  const ids = [...settlementIds];
  await lockRows(tx, "document", { companyId, ids });
  const found = await readDocuments(
    tx,
    companyId,
    settlementSource,
    sql`d.id = any(${ids}::uuid[])`,
  );
  const paid = await rows<{ id: string; voucherNo: string; voucherDate: string }>(
    tx,
    sql`
      select distinct on (k.document_id) k.document_id as id, d.number as voucher_no,
        u.raised_on as voucher_date
      from charge_claim k
      join charge_claim l on l.company_id = ${companyId} and l.charge_id = k.charge_id
        and l.side = k.side and l.slot = 'ledger'
      join document d on d.company_id = ${companyId} and d.id = l.document_id
        and d.kind = 'voucher'
      join due u on u.company_id = ${companyId} and u.document_id = d.id
      where k.company_id = ${companyId} and k.document_id = any(${ids}::uuid[])
        and k.slot = 'settlement'
      order by k.document_id, u.raised_on, d.number`,
  );
  const voucherOf = new Map(paid.map((each) => [each.id, each]));
  const changed = found.flatMap((doc) => {
    const { voucherNo = null, voucherDate = null } = voucherOf.get(doc.id) ?? {};
    if (doc.voucherNo === voucherNo && doc.voucherDate === voucherDate) return [];
    return [{ doc, changes: { voucherNo, voucherDate } }];
  });
  await updateEachDocument(tx, actor, settlementKind, changed);
}
