import {
  getAdjustDebitValue,
  updateAdjustDebitValue,
} from "@fairway/areas/note/server/adjustNote.ts";
import { claimOn } from "@fairway/areas/charge/model/surcharge.ts";
import { invoiceKind } from "@fairway/areas/invoice/model/invoiceKind.ts";
import { accountInvoices } from "@fairway/areas/invoice/server/accountInvoices.ts";
import { checkAllowDeleteInvoice } from "@fairway/areas/invoice/server/cancelInvoice.ts";
import { getInvoiceById } from "@fairway/areas/invoice/server/getInvoiceById.ts";
import { enterRealNumber } from "@fairway/areas/invoice/server/enterRealNumber.ts";
import { giveInvoiceReason } from "@fairway/areas/invoice/server/giveInvoiceReason.ts";
import { updateInvoice } from "@fairway/areas/invoice/server/updateInvoice.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { noteKind } from "@fairway/areas/note/model/noteKind.ts";
import { checkAllowDeleteNote, deleteNote } from "@fairway/areas/note/server/deleteNote.ts";
import { giveNoteReason } from "@fairway/areas/note/server/giveNoteReason.ts";
import { notePaper } from "@fairway/areas/note/server/previewNote.ts";
import { rejectNote } from "@fairway/areas/note/server/rejectNote.ts";
import { sendNotes } from "@fairway/areas/note/server/sendNotes.ts";
import { readNote, shownNote } from "@fairway/areas/note/server/shownNote.ts";
import { updateNote } from "@fairway/areas/note/server/updateNote.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { type RawBuilder, sql } from "kysely";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billInvoice, billNote, cancelBilled, receive } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { keyMainJobCharges, type MainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { accountReceipts } from "./accountReceipts.ts";
import { cancelReceipt } from "./cancelReceipt.ts";
import { receiptKind } from "../model/receiptKind.ts";
import { checkAllowDeleteReceipt, deleteReceipt } from "./deleteReceipt.ts";
import { giveReceiptReason } from "./giveReceiptReason.ts";
import { previewInvoice } from "@fairway/areas/invoice/server/previewInvoice.ts";
import { receiptPaper } from "./previewReceipt.ts";
import { quickUpdateReceipt } from "./quickUpdateReceipt.ts";
import { getReceiptById } from "./shownReceipt.ts";

const database = await testDatabase();
const ha = castActor("accountant");
const day = chargedJob.day;

const story = (work: (tx: Tx, charges: MainJobCharges) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await work(tx, await keyMainJobCharges(tx));
  });

type Verb = (tx: Tx, id: string) => Promise<unknown>;

/** How a document comes to a state, and the code by which each verb that is not open is refused. */
type State = readonly [
  make: (tx: Tx, charges: MainJobCharges) => Promise<string>,
  refused: Readonly<Record<string, string | undefined>>,
];

/** Each kind: what a person may do with it now, all its verbs, and the states it is tried in. */
interface Kind {
  readonly declared: Readonly<Record<string, unknown>>;
  readonly may: (tx: Tx, id: string) => Promise<readonly string[]>;
  readonly mayDelete: (tx: Tx, id: string) => Promise<boolean>;
  readonly verbs: Readonly<Record<string, Verb>>;
  /** How a verb is refused that only a few states open. */
  readonly usual?: Readonly<Record<string, string>>;
  readonly states: Readonly<Record<string, State>>;
}

const ofJob = (change: RawBuilder<unknown>) => (tx: Tx) =>
  run(
    tx,
    sql`update shipment set ${change}
      where company_id = ${companyId} and id = ${chargedJob.jobId}`,
  );
const lockJob = ofJob(sql`is_locked = true, locked_date = now(), locked_user = ${ha.userId}`);
const cancelJob = ofJob(sql`current_status = 'Canceled', canceled_at = now()`);
const finishJob = ofJob(sql`current_status = 'Finish'`);
const send = (tx: Tx, id: string) =>
  run(
    tx,
    sql`update document set sync_status = 'Synced'
      where company_id = ${companyId} and id = ${id}`,
  );
const invoiceOf = (tx: Tx, id: string) => getInvoiceById(tx, ha, { id });

/** A note over all selling lines, brought further by `then`. */
const note =
  (then: (tx: Tx, id: string, charges: MainJobCharges) => Promise<unknown> = async () => null) =>
  async (tx: Tx, charges: MainJobCharges) => {
    const { id } = await billNote(tx, charges.selling);
    await then(tx, id, charges);
    return id;
  };
/** An invoice over all selling lines, brought further by `then`. */
const invoice =
  (then: (tx: Tx, id: string) => Promise<unknown> = async () => null) =>
  async (tx: Tx, { selling }: MainJobCharges) => {
    const { id } = await billInvoice(tx, selling);
    await then(tx, id);
    return id;
  };
/** A receipt over such an invoice, a draft or posted, brought further by `then`. */
const receipt =
  (saveAction: number, then: (tx: Tx, id: string) => Promise<unknown> = async () => null) =>
  async (tx: Tx, charges: MainJobCharges) => {
    const { id } = await receive(tx, "1000", [await invoice()(tx, charges)], { saveAction });
    await then(tx, id);
    return id;
  };
const draft = (tx: Tx, id: string) => receive(tx, "1000", [id], { saveAction: 0 });
const payPart = (tx: Tx, id: string) => receive(tx, "1000", [id]);
const pay = async (tx: Tx, id: string) =>
  receive(tx, (await invoiceOf(tx, id)).unpaidAmountVnd, [id]);
const payAndCancel = async (tx: Tx, id: string) =>
  cancelReceipt(tx, ha, { id: (await payPart(tx, id)).id, reason: null });
const billed =
  (then: (tx: Tx, id: string) => Promise<unknown> = async () => null) =>
  (tx: Tx, _: string, charges: MainJobCharges) =>
    invoice(then)(tx, charges);

const billedInPart = async (tx: Tx, _: string, { selling }: MainJobCharges) =>
  pay(tx, (await billInvoice(tx, selling.slice(0, 1))).id);

const invoiceHead = {
  voucherId: null,
  invoiceNoTempt: null,
  invoiceNoReal: null,
  serie: null,
  paymentMethod: "Cash" as const,
  accountNo: "13111",
  description: null,
  attachDocumentInfo: null,
};

const save =
  (saveAction: number): Verb =>
  async (tx, id) => {
    const { version, payments } = await getReceiptById(tx, ha, { id });
    const ids = payments.flatMap(({ refId }) => refId ?? []);
    return receive(tx, "1000", [...new Set(ids)], { id, version, saveAction }, ha);
  };

const rate =
  (excRateUsdToLocal: string | null): Verb =>
  async (tx, id) => {
    const { version } = await readNote(tx, companyId, id);
    const chargeIds = (await getCharges(tx, ha, { documentId: id })).map((each) => each.id);
    const text = { note: "x", flexId: null };
    return updateNote(tx, ha, { id, version, chargeIds, excRateUsdToLocal, ...text });
  };

const given = { rateReason: "The bank's rate of the contract" };
/** The mark of a document of before the rule on rates. */
const mark = (tx: Tx, id: string) =>
  run(
    tx,
    sql`update document set rate_outside = true where company_id = ${companyId} and id = ${id}`,
  );
const unmarked = { rateReason: "rate.reasonNotMissing" };

const held = { send: "cdNote.invoiced", reject: "cdNote.invoiced", adjust: "cdNote.invoiced" };
const closed = {
  update: "cdNote.synced",
  delete: "cdNote.synced",
  rerate: "cdNote.synced",
  send: "cdNote.synced",
  adjust: "cdNote.synced",
};
const rejectSent: Verb = async (tx, id) => {
  const { version } = await readNote(tx, companyId, id);
  return rejectNote(tx, ha, { id, version, reasonReject: "x" });
};
/** A credit note that was sent to accounting, brought further by `then`. */
const sentToCarrier =
  (then: Verb = async () => null) =>
  async (tx: Tx, { buying }: MainJobCharges) => {
    const { id } = await billNote(tx, buying, { type: "CREDIT", partnerId: chargedJob.carrier });
    await sendNotes(tx, ha, { noteIds: [id] });
    await then(tx, id);
    return id;
  };

const kinds: Readonly<Record<string, Kind>> = {
  note: {
    declared: noteKind.verbs,
    may: async (tx, id) => (await shownNote(tx, ha, id)).may,
    mayDelete: (tx, cdNoteId) => checkAllowDeleteNote(tx, ha, { cdNoteId }),
    verbs: {
      print: async (tx, id) => {
        const { jobId, code: creditDebitNo } = await readNote(tx, companyId, id);
        return notePaper(tx, ha, { jobId, creditDebitNo, currency: "ORIGIN" });
      },
      update: rate(null),
      delete: (tx, cdNoteId) => deleteNote(tx, ha, { cdNoteId }),
      rerate: rate("25500"),
      adjust: async (tx, id) => {
        const { version, lines } = await getAdjustDebitValue(tx, ha, { id });
        const same = lines.map(({ id: line, amountVnd, vatAmountVnd }) => ({
          id: line,
          amountVnd,
          vatAmountVnd,
        }));
        return updateAdjustDebitValue(tx, ha, { id, version, lines: same });
      },
      send: (tx, id) => sendNotes(tx, ha, { noteIds: [id] }),
      reject: rejectSent,
      rateReason: async (tx, id) =>
        giveNoteReason(tx, ha, {
          ...given,
          id,
          version: (await readNote(tx, companyId, id)).version,
        }),
      issueInvoice: async (tx, id) => {
        const charges = await getCharges(tx, ha, { documentId: id });
        const open = charges.filter((each) => !claimOn(each, "debit", "ledger"));
        const lines = open.length > 0 ? open : charges;
        return billInvoice(
          tx,
          lines.map((each) => each.id),
        );
      },
    },
    usual: { reject: "cdNote.notSent" },
    states: {
      "that is new": [note(), {}],
      "with an invoice": [
        note(billed()),
        {
          delete: "cdNote.invoiced",
          ...held,
          rerate: "cdNote.chargeKeepsRate",
          issueInvoice: "charge.taken",
        },
      ],
      "whose invoice is on a draft receipt": [
        note(billed(draft)),
        {
          delete: "cdNote.invoiced",
          ...held,
          rerate: "cdNote.chargeKeepsRate",
          issueInvoice: "charge.taken",
        },
      ],
      "that is partly paid": [
        note(billed(payPart)),
        {
          update: "cdNote.paid",
          delete: "cdNote.paid",
          rerate: "cdNote.paid",
          ...held,
          adjust: "cdNote.paid",
          issueInvoice: "charge.taken",
        },
      ],
      "of which one line is on an invoice that is paid": [
        note(billedInPart),
        {
          update: "cdNote.paid",
          delete: "cdNote.paid",
          rerate: "cdNote.paid",
          ...held,
          adjust: "cdNote.paid",
        },
      ],
      "that is paid": [
        note(billed(pay)),
        {
          update: "cdNote.paid",
          delete: "cdNote.paid",
          rerate: "cdNote.paid",
          ...held,
          adjust: "cdNote.paid",
          issueInvoice: "charge.taken",
        },
      ],
      "whose receipt was canceled": [
        note(billed(payAndCancel)),
        {
          delete: "cdNote.invoiced",
          ...held,
          rerate: "cdNote.chargeKeepsRate",
          issueInvoice: "charge.taken",
        },
      ],
      "whose invoice was canceled": [note(billed((tx, id) => cancelBilled(tx, ha, id))), {}],
      "that accounting rejected": [
        note(async (tx, id) => {
          await send(tx, id);
          await rejectSent(tx, id);
        }),
        {},
      ],
      "to a carrier": [
        async (tx, { buying }) =>
          (await billNote(tx, buying, { type: "CREDIT", partnerId: chargedJob.carrier })).id,
        {
          reject: "cdNote.notSent",
          issueInvoice: "invoice.wrongType",
          adjust: "cdNote.adjustDebit",
        },
      ],
      "to a carrier that accounting has": [
        sentToCarrier(),
        {
          ...closed,
          reject: undefined,
          adjust: "cdNote.adjustDebit",
          issueInvoice: "invoice.wrongType",
        },
      ],
      "to a carrier that accounting rejected": [
        sentToCarrier(rejectSent),
        {
          reject: "cdNote.notSent",
          issueInvoice: "invoice.wrongType",
          adjust: "cdNote.adjustDebit",
        },
      ],
      "of a locked job": [
        note(lockJob),
        {
          update: "cdNote.jobLocked",
          delete: "cdNote.jobLocked",
          rerate: "cdNote.jobLocked",
          adjust: "cdNote.jobLocked",
        },
      ],
      "of a finished job": [
        note(finishJob),
        {
          delete: "cdNote.jobFinished",
          rerate: "cdNote.jobFinished",
          adjust: "cdNote.jobFinished",
        },
      ],
      "of a canceled job": [
        note(cancelJob),
        {
          update: "cdNote.jobCanceled",
          delete: "cdNote.jobCanceled",
          rerate: "cdNote.jobCanceled",
          adjust: "cdNote.jobCanceled",
          send: "cdNote.jobCanceled",
          issueInvoice: "invoice.jobCanceled",
        },
      ],
      "that accounting has": [note(send), { ...closed, reject: undefined }],
      "with a rate of before the rule": [note(mark), { rateReason: undefined }],
    },
  },
  invoice: {
    declared: invoiceKind.verbs,
    may: async (tx, id) => (await invoiceOf(tx, id)).may,
    mayDelete: (tx, id) => checkAllowDeleteInvoice(tx, ha, { id }),
    verbs: {
      print: (tx, id) => previewInvoice(tx, ha, { id }),
      update: async (tx, id) =>
        updateInvoice(tx, ha, { ...invoiceHead, id, version: (await invoiceOf(tx, id)).version }),
      realNumber: async (tx, id) => {
        const { version } = await invoiceOf(tx, id);
        return enterRealNumber(tx, ha, { id, version, invoiceNoReal: "9876543" });
      },
      account: (tx, id) => accountInvoices(tx, ha, { ids: [id] }),
      cancel: (tx, id) => cancelBilled(tx, ha, id),
      rateReason: async (tx, id) =>
        giveInvoiceReason(tx, ha, { ...given, id, version: (await invoiceOf(tx, id)).version }),
      receive: (tx, id) => receive(tx, "1000", [id], {}, ha),
    },
    states: {
      "that is new": [invoice(), {}],
      "over a note": [
        async (tx, { selling }) => {
          await billNote(tx, selling);
          return (await billInvoice(tx, selling)).id;
        },
        {},
      ],
      "on a draft receipt": [invoice(draft), { cancel: "invoice.onDraftReceipt" }],
      "that is partly paid": [invoice(payPart), { update: "invoice.paid", cancel: "invoice.paid" }],
      "that is paid": [
        invoice(pay),
        { update: "invoice.paid", cancel: "invoice.paid", receive: "receipt.invoicePaid" },
      ],
      "whose receipt was canceled": [invoice(payAndCancel), {}],
      "with a rate of before the rule that is paid": [
        invoice(async (tx, id) => {
          await pay(tx, id);
          await mark(tx, id);
        }),
        {
          update: "invoice.paid",
          cancel: "invoice.paid",
          receive: "receipt.invoicePaid",
          rateReason: undefined,
        },
      ],
      "that is canceled": [
        invoice((tx, id) => cancelBilled(tx, ha, id)),
        {
          print: "invoice.canceled",
          update: "invoice.canceled",
          realNumber: "invoice.canceled",
          account: "invoice.canceled",
          cancel: "invoice.canceled",
          receive: "invoice.canceled",
        },
      ],
      "of a locked job": [invoice(lockJob), {}],
      "of a finished job": [invoice(finishJob), {}],
      "of a canceled job": [invoice(cancelJob), {}],
      "that accounting has": [
        invoice(send),
        {
          update: "invoice.fromAccounting",
          realNumber: "invoice.fromAccounting",
          account: "invoice.fromAccounting",
          cancel: "invoice.fromAccounting",
        },
      ],
    },
  },
  receipt: {
    declared: receiptKind.verbs,
    may: async (tx, id) => (await getReceiptById(tx, ha, { id })).may,
    mayDelete: (tx, id) => checkAllowDeleteReceipt(tx, ha, { id }),
    verbs: {
      print: (tx, id) => receiptPaper(tx, ha, { id }),
      update: save(0),
      done: save(2),
      cancel: (tx, id) => cancelReceipt(tx, ha, { id, reason: null }),
      account: (tx, id) => accountReceipts(tx, ha, { ids: [id] }),
      quickUpdate: async (tx, id) =>
        quickUpdateReceipt(tx, ha, {
          id,
          version: (await getReceiptById(tx, ha, { id })).version,
          paymentRefNo: "PT2600099",
          paymentDate: day,
          paymentMethod: "Cash",
          bankAccountNo: null,
        }),
      delete: (tx, id) => deleteReceipt(tx, ha, { id }),
      rateReason: async (tx, id) => {
        const { version } = await getReceiptById(tx, ha, { id });
        return giveReceiptReason(tx, ha, { ...given, id, version });
      },
    },
    states: {
      "that is a draft": [
        receipt(0),
        {
          cancel: "receipt.notDone",
          account: "receipt.notDone",
          quickUpdate: "receipt.notCorrected",
        },
      ],
      "that is done": [
        receipt(2),
        { update: "receipt.notDraft", done: "receipt.notDraft", delete: "receipt.notDraft" },
      ],
      "that is canceled": [
        receipt(2, (tx, id) => cancelReceipt(tx, ha, { id, reason: null })),
        {
          update: "receipt.notDraft",
          done: "receipt.notDraft",
          cancel: "receipt.notDone",
          account: "receipt.notDone",
          quickUpdate: "receipt.notCorrected",
          delete: "receipt.notDraft",
        },
      ],
      "with a rate of before the rule": [
        receipt(2, mark),
        {
          update: "receipt.notDraft",
          done: "receipt.notDraft",
          delete: "receipt.notDraft",
          rateReason: undefined,
        },
      ],
      "whose advance is used": [
        async (tx, charges) => {
          const { id } = await receive(tx, "1000", [], { class: "Advance" });
          const use = { paymentMethod: "Clear-Advance" as const, cusAdvanceAmount: "1000" };
          await receive(tx, "0", [await invoice()(tx, charges)], use);
          return id;
        },
        {
          update: "receipt.notDraft",
          done: "receipt.notDraft",
          cancel: "receipt.advanceUsed",
          delete: "receipt.notDraft",
        },
      ],
      "of a locked job": [
        receipt(2, lockJob),
        { update: "receipt.notDraft", done: "receipt.notDraft", delete: "receipt.notDraft" },
      ],
      "that is a draft accounting has": [
        receipt(0, send),
        {
          update: "receipt.synced",
          done: "receipt.synced",
          cancel: "receipt.notDone",
          account: "receipt.notDone",
          quickUpdate: "receipt.notCorrected",
          delete: "receipt.synced",
        },
      ],
      "that accounting has": [
        receipt(2, send),
        {
          update: "receipt.notDraft",
          done: "receipt.notDraft",
          cancel: "receipt.synced",
          account: "receipt.synced",
          quickUpdate: "receipt.synced",
          delete: "receipt.notDraft",
        },
      ],
    },
  },
};

/** Does a verb, with what the database checks at commit, and undoes it; answers how it was refused. */
async function tried(tx: Tx, verb: Verb, id: string): Promise<Refused | null> {
  await run(tx, sql`savepoint tried`);
  try {
    await verb(tx, id);
    await run(tx, sql`set constraints all immediate`);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  } finally {
    await run(tx, sql`rollback to savepoint tried`);
  }
}

const cells = Object.entries(kinds).flatMap(([kind, { states }]) =>
  Object.keys(states).map((state) => [kind, state] as const),
);

// Rules DO-3 and DO-4: what `may` says of a record is what the verbs then do, in every state.
test.each(cells)("of a %s %s every verb in `may` is accepted, every other refused", (name, state) =>
  story(async (tx, charges) => {
    const kind = kinds[name] as Kind;
    const [make, inState] = kind.states[state] as State;
    const refused = { ...unmarked, ...kind.usual, ...inState };
    const id = await make(tx, charges);
    const codes: Record<string, string> = {};
    for (const [verb, call] of Object.entries(kind.verbs)) {
      const refusal = await tried(tx, call, id);
      if (refusal) codes[verb] = refusal.code;
    }
    expect(Object.keys(kind.verbs)).toEqual(Object.keys(kind.declared));
    expect(codes).toEqual(refused);
    const open = Object.keys(kind.declared).filter(
      (verb) => refused[verb as keyof typeof refused] === undefined,
    );
    expect(await kind.may(tx, id)).toEqual(open);
    expect(await kind.mayDelete(tx, id)).toBe(
      open.includes(name === "invoice" ? "cancel" : "delete"),
    );
  })(),
);

// Rule IN-6: the refusal names the invoice, the receipt, and what to do.
test(
  "an invoice on a draft receipt says which receipt keeps it from being canceled",
  story(async (tx, charges) => {
    const id = await invoice(draft)(tx, charges);
    const { invoiceNoTempt } = await invoiceOf(tx, id);
    const refused = await tried(tx, kinds["invoice"]?.verbs["cancel"] as Verb, id);
    for (const text of [refused?.say("en"), refused?.say("vi")]) {
      expect(text).toContain(invoiceNoTempt);
    }
    expect(refused?.say("en")).toMatch(/draft receipt (\S+); take it off/);
    expect(refused?.say("vi")).toMatch(/nháp (\S+), hãy bỏ/);
  }),
);
