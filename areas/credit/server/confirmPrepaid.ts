import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Owned } from "@fairway/core/permission/permission.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { auditEach } from "@fairway/engine/audit/audit.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type { confirmPrepaid as confirmCall } from "../contract.ts";
import { refuseCredit } from "../model/refusals.ts";

interface Waiting extends Owned {
  readonly id: string;
  readonly number: string;
  readonly syncStatus: string | null;
}

/**
 * Confirms that prepaid notes are paid, or takes a confirmation back; all or nothing.
 *
 * Locks: the notes, in the order of their ids.
 * Refuses: record.notFound · access.forbidden · prepaid.notPrepaid · prepaid.paid, .unpaid ·
 *   prepaid.synced
 * Source: rule CK-14, areas/credit/README.md
 */
export async function confirmPrepaid(
  tx: Tx,
  actor: Actor,
  { notes, comment }: Ask<typeof confirmCall>,
) {
  const { companyId, userId } = actor;
  const ids = [...new Set(notes.map((each) => each.id))];
  if (ids.length < notes.length) throw refuse("record.conflict");
  const found = await rows<Waiting>(
    tx,
    sql`select d.company_id, d.id, d.number, d.sync_status, d.office_id, d.department_id,
        d.group_id, d.user_created
      from document d
      where d.company_id = ${companyId} and d.kind = 'note' and d.id = any(${ids}::uuid[])
      order by d.id for no key update`,
  );
  if (found.length < ids.length) throw refuse("record.notFound");
  for (const note of found) actor.must("acctARP.write", note);
  const known = await rows<{ id: string; isConfirmed: boolean }>(
    tx,
    sql`select n.id, exists (select from prepaid_confirmation c
        where c.company_id = ${companyId} and c.document_id = n.id) as is_confirmed
      from prepaid_note n where n.company_id = ${companyId} and n.id = any(${ids}::uuid[])`,
  );
  const byId = new Map(known.map((each) => [each.id, each.isConfirmed]));
  for (const { id, status } of notes) {
    const { number = "", syncStatus = null } = found.find((each) => each.id === id) ?? {};
    const isConfirmed = byId.get(id);
    if (isConfirmed === undefined) throw refuseCredit("prepaid.notPrepaid", { number });
    if (isConfirmed && status === "Paid") throw refuseCredit("prepaid.paid", { number });
    if (!isConfirmed && status === "Unpaid") throw refuseCredit("prepaid.unpaid", { number });
    const isSent = status === "Unpaid" && syncStatus === "Synced";
    if (isSent) throw refuseCredit("prepaid.synced", { number });
  }
  const idsOf = (wanted: string) =>
    notes.filter(({ status }) => status === wanted).map(({ id }) => id);
  await insertRows(
    tx,
    "prepaid_confirmation",
    idsOf("Paid").map((documentId) => ({
      companyId,
      // The history of the note finds its confirmations by this id.
      id: documentId,
      documentId,
      comment: comment ?? null,
      userCreated: userId,
    })),
  );
  if (idsOf("Unpaid").length > 0) {
    await run(
      tx,
      sql`delete from prepaid_confirmation where company_id = ${companyId}
        and document_id = any(${idsOf("Unpaid")}::uuid[])`,
    );
  }
  await auditEach(
    tx,
    actor,
    notes.map(({ id, status }) => ({
      kind: "approval",
      object: found.find((each) => each.id === id)?.number ?? "",
      recordId: id,
      before: { paymentStatus: status === "Paid" ? "Unpaid" : "Paid" },
      after: { paymentStatus: status, comment },
    })),
  );
  return { status: true as const, data: notes.length };
}
