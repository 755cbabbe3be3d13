import { updateDocument } from "@fairway/areas/document/server/documentRows.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { enterRealNumber as enterRealNumberCall } from "../contract.ts";
import { invoiceKind } from "../model/invoiceKind.ts";
import { invoiceSource } from "./invoiceTable.ts";
import { shownInvoice } from "./shownInvoice.ts";

/**
 * Enters or corrects the real number of an invoice, whatever was paid on it.
 *
 * Refuses: record.notFound · record.conflict · access.forbidden · invoice.fromAccounting
 * Source: rule IN-12, areas/invoice/README.md
 */
export async function enterRealNumber(tx: Tx, actor: Actor, ask: Ask<typeof enterRealNumberCall>) {
  const { id, version, invoiceNoReal } = ask;
  const invoice = await beginVerb(tx, actor, invoiceSource, { verb: "realNumber", id });
  await updateDocument(tx, actor, invoiceKind, invoice, { invoiceNoReal }, version);
  return { status: true as const, data: await shownInvoice(tx, actor, id) };
}
