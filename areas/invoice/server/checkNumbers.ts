import { getDocument } from "@fairway/areas/document/server/openDocument.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { numberKey } from "@fairway/core/text/textKey.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import { mustIssue } from "./mustIssue.ts";
import { invoiceSource } from "./invoiceTable.ts";

interface Holder {
  /** The document whose own number it may be. */
  readonly acctId?: string | null | undefined;
}

/** Returns whether another invoice or voucher has the voucher number, compared as it looks. */
export function checkVoucherId(tx: Tx, actor: Actor, ask: Holder & { readonly voucherId: string }) {
  mustIssue(actor);
  return isHeld(tx, actor, ask, sql`number_key(m.voucher_id) = ${numberKey(ask.voucherId)}`);
}

/** Returns whether another invoice has the temporary number in the series, compared as it looks. */
export function checkInvoiceNo(
  tx: Tx,
  actor: Actor,
  ask: Holder & { readonly invoiceNoTempt: string; readonly serie: string },
) {
  actor.mustHave("accManagement.Invoice");
  return isHeld(
    tx,
    actor,
    ask,
    sql`number_key(m.invoice_no_tempt) = ${numberKey(ask.invoiceNoTempt)}
      and number_key(m.serie) = ${numberKey(ask.serie)}`,
  );
}

/** Returns whether the user may open an invoice or voucher. Refuses: record.notFound */
export async function checkPermission(tx: Tx, actor: Actor, { id }: { readonly id: string }) {
  return actor.may(
    "accManagement.detail",
    await getDocument(tx, actor.companyId, invoiceSource, id),
  );
}

async function isHeld(
  tx: Tx,
  { companyId }: Actor,
  { acctId }: Holder,
  condition: RawBuilder<unknown>,
): Promise<boolean> {
  const { held } = await one<{ held: boolean }>(
    tx,
    sql`select exists (select from acct_management m where m.company_id = ${companyId}
      and ${condition} and m.id is distinct from ${acctId ?? null}::uuid) as held`,
  );
  return held;
}
