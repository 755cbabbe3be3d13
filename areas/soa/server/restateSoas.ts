import { updateEachDocument } from "@fairway/areas/document/server/documentRows.ts";
import { readDocuments } from "@fairway/areas/document/server/readDocuments.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { lockRows } from "@fairway/engine/db/lockRow.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { soaKind } from "../model/soaKind.ts";
import { soaSource } from "./soaTable.ts";

/**
 * Sets the state of statements by the invoices and vouchers that hold their lines; a statement whose
 * lines are all free again has the state that it had before.
 *
 * Locks: the statements in the order of their ids.
 * Source: rule SO-12, areas/soa/README.md
 */
export async function restateSoas(tx: Tx, actor: Actor, soaIds: readonly string[]): Promise<void> {
  if (soaIds.length === 0) return;
  const { companyId } = actor;
  await lockRows(tx, "document", { companyId, ids: [...soaIds] });
  const soas = await readDocuments(
    tx,
    companyId,
    soaSource,
    sql`d.id = any(${[...soaIds]}::uuid[])`,
  );
  const held = await rows<{ id: string; issued: "Issued Invoice" | "Issued Voucher" }>(
    tx,
    sql`
      select k.document_id as id, case when bool_or(d.kind = 'voucher') then 'Issued Voucher'
        else 'Issued Invoice' end as issued
      from charge_claim k
      join charge_claim l on l.company_id = ${companyId} and l.charge_id = k.charge_id
        and l.side = k.side and l.slot = 'ledger'
      join document d on d.company_id = ${companyId} and d.id = l.document_id
      where k.company_id = ${companyId} and k.document_id = any(${[...soaIds]}::uuid[])
        and k.slot = 'statement'
      group by k.document_id`,
  );
  const issuedOf = new Map(held.map(({ id, issued }) => [id, issued]));
  const changed = soas.flatMap((doc) => {
    const issued = issuedOf.get(doc.id) ?? null;
    const isIssued = doc.issuedFrom !== null;
    const status = issued ?? doc.issuedFrom ?? doc.status;
    if (doc.status === "Canceled" || status === doc.status) return [];
    const issuedFrom = issued === null ? null : isIssued ? doc.issuedFrom : doc.status;
    return [{ doc, changes: { status, issuedFrom } }];
  });
  await updateEachDocument(tx, actor, soaKind, changed);
}
