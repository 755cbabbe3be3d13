import { summed, type Worth } from "@fairway/areas/due/model/worth.ts";
import { clearPool, type Pool } from "@fairway/areas/due/model/clearPool.ts";
import { drawnNumber } from "@fairway/areas/numbering/server/drawNumbers.ts";
import {
  insertDocument,
  insertNumbered,
  updateDocument,
} from "@fairway/areas/document/server/documentRows.ts";
import { beginVerb } from "@fairway/areas/document/server/openDocument.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { stampNew } from "@fairway/engine/db/stamp.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import type { saveReceipt as saveReceiptCall } from "../contract.ts";
import { type Receipt, saveActions } from "../model/receipt.ts";
import { receiptKind, receiptSeries } from "../model/receiptKind.ts";
import { whyNotReceived } from "../model/whyNotSaved.ts";
import { cancelReceipt } from "./cancelReceipt.ts";
import { drawnAdvances, postReceipt } from "./postReceipt.ts";
import { keyedHead, readNamed, receiptAmounts } from "./receiptHead.ts";
import { linesOf } from "./receiptLines.ts";
import { readMeans } from "./receiptMeans.ts";
import { readPayer, refuseChangedOpen } from "./receiptDocuments.ts";
import { receiptSource } from "./receiptTable.ts";
import { shownReceipt } from "./shownReceipt.ts";
import { tellOfReceipt } from "./tellOfReceipt.ts";
import { takeReceiptNo } from "./takeReceiptNo.ts";

type SaveReceipt = Ask<typeof saveReceiptCall>;

/**
 * Saves a receipt as a draft without effect, or posts it: its lines clear their invoices and use its
 * credits, the rest of the money becomes the customer's advance.
 *
 * Locks: the receipt, the items it clears and uses and the customer's advance in id order, the
 *   number series.
 * Refuses: access.forbidden · record.notFound · record.conflict · receipt.* · rate.*
 * Source: rules RC-1 to RC-6, areas/receipt/README.md
 */
export async function saveReceipt(tx: Tx, actor: Actor, ask: SaveReceipt) {
  if (ask.saveAction === saveActions.cancel) {
    if (!ask.id) throw refuse("field.required", {}, { field: "id" });
    if (!ask.description) throw refuse("field.required", {}, { field: "description" });
    const { id, version, description: reason } = ask;
    return cancelReceipt(tx, actor, { id, version, reason });
  }
  const draft = await lockDraft(tx, actor, ask);
  const isDone = ask.saveAction === saveActions.done;
  const day = ask.paymentDate ?? actor.today;
  const notReceived = whyNotReceived(
    { ...ask, paymentDate: day },
    actor.today,
    ask.credits.length > 0,
  );
  if (notReceived) throw notReceived;

  const { officeId } = draft ?? actor;
  const payer = await readPayer(tx, actor, ask.customerId, ask.agreementId ?? null);
  const named = await readNamed(tx, actor, ask);
  const means = await readMeans(tx, actor, ask, { payer, day, draft, officeId, isDone });
  const { money, asked: credits, dues, invoices, documents, spending } = means;
  const id = draft?.id ?? newId();
  if (draft && isDone) {
    await refuseChangedOpen(tx, actor, draft.id, [...documents, ...means.credits]);
  }
  const { currencyId } = ask;
  const used = spending.advance;
  const draws = isDone
    ? await drawnAdvances(tx, actor, means.locked.advances, { currencyId, used, officeId, day })
    : [];
  const ahead = draws.length > 0 ? summed(draws) : null;
  const pool = withAhead(spending.pool, ahead);
  const clearing = clearPool(pool, documents);
  const head = {
    ...keyedHead(ask, day),
    ...named,
    ...receiptAmounts(ask, money, spending, {
      // A draft keeps what was typed.
      advance: isDone ? used : ask.cusAdvanceAmount,
      ahead,
    }),
    ...money.mark,
    type: payer.partnerType,
    agreementId: ask.agreementId ?? null,
    ...(isDone ? { status: "Done", doneAt: "now" } : { status: "Draft" }),
  };
  if (draft) await changeDraft(tx, actor, draft, ask, head);
  else {
    const receipt = { ...stampNew(actor), ...head, id };
    if (ask.paymentRefNo) {
      const paymentRefNo = await takeReceiptNo(tx, actor, { day, typed: ask.paymentRefNo });
      await insertDocument(tx, receiptKind, { ...receipt, paymentRefNo });
    } else {
      await insertNumbered(tx, receiptKind, receipt, drawnNumber(actor, receiptSeries(day)));
    }
  }
  const lines = linesOf({
    actor,
    receiptId: id,
    ask,
    credits,
    invoices,
    dues,
    clearing,
    spending,
    posted: isDone,
  });
  await insertRows(tx, "receipt_line", lines);
  if (isDone) {
    const place = draft ?? stampNew(actor);
    await postReceipt(tx, actor, {
      ask,
      pool,
      clearing,
      lines,
      draws,
      place,
      receiptId: id,
      day,
    });
    await tellOfReceipt(tx, { actor, receiptId: id, verb: "done" });
  }
  return { status: true as const, data: await shownReceipt(tx, actor, id) };
}

async function lockDraft(tx: Tx, actor: Actor, ask: SaveReceipt): Promise<Receipt | null> {
  if (!ask.id) {
    actor.mustHave("acctARP.add");
    return null;
  }
  const verb = ask.saveAction === saveActions.done ? "done" : "update";
  return beginVerb(tx, actor, receiptSource, { verb, id: ask.id });
}

async function changeDraft(
  tx: Tx,
  actor: Actor,
  draft: Receipt,
  ask: SaveReceipt,
  head: object,
): Promise<void> {
  const { companyId } = actor;
  const paymentRefNo = ask.paymentRefNo
    ? await takeReceiptNo(tx, actor, {
        day: ask.paymentDate ?? actor.today,
        typed: ask.paymentRefNo,
        kept: draft.paymentRefNo,
      })
    : draft.paymentRefNo;
  const changes = { ...head, paymentRefNo };
  await updateDocument(tx, actor, receiptKind, draft, changes, ask.version ?? 0);
  await run(
    tx,
    sql`delete from receipt_line where company_id = ${companyId} and receipt_id = ${draft.id}`,
  );
}

/** The money of a receipt with the value of the advances that it uses, besides that of its credits. */
function withAhead(pool: Pool, ahead: Worth | null): Pool {
  if (!ahead) return pool;
  return { ...pool, ahead: pool.ahead ? summed([pool.ahead, ahead]) : ahead };
}
