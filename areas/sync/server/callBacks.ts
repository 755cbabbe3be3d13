import { dropVoucher, stampVoucher } from "@fairway/areas/advance/server/ledgerVoucher.ts";
import { heldByLedger } from "@fairway/areas/charge/server/sendWithLines.ts";
import { linesToSend } from "@fairway/areas/charge/server/linesToSend.ts";
import { cancelInvoice } from "@fairway/areas/invoice/server/cancelInvoice.ts";
import { lastSynced, rejectSynced } from "@fairway/areas/outbox/server/tries.ts";
import { answerBank, getPartnerBank } from "@fairway/areas/partner/server/partnerBanks.ts";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Served } from "@fairway/engine/http/serve.ts";
import * as contract from "../contractOfCallBacks.ts";
import { refuseCallBack } from "../model/callBackRefusals.ts";
import { type CallingActor, callBack } from "./callBack.ts";
import { createInvoices, removeInvoices } from "./ledgerInvoiceCalls.ts";
import { cancelPayments, insertPayments } from "./ledgerPaymentCalls.ts";
import {
  changeVoucher,
  createVouchers,
  removeVoucher,
  stampExpenses,
} from "./ledgerVoucherCalls.ts";
import { rejectRecord } from "./noteOutcome.ts";

const done = { status: true as const };

interface SentBack {
  readonly ReferenceID: string;
  readonly Type: string;
  readonly Reason: string;
}

/**
 * Sends a document of the accounting system back: its lines are free, and its author is told.
 *
 * Locks: the jobs, the lines, the document, then its item.
 * Refuses: record.notFound · callBack.otherOffice, .notSent, .hasDocument
 */
async function sendBack(tx: Tx, { actor, mustReach }: CallingActor, ask: SentBack) {
  const { companyId } = actor;
  const item = await lastSynced(tx, companyId, ask.ReferenceID);
  if (!item || item.dataType !== ask.Type) throw refuse("record.notFound");
  mustReach(item);
  if (item.state !== "Synced") throw refuseCallBack("callBack.notSent", { number: item.number });
  if (["SETTLEMENT", "SOA", "CDNOTE"].includes(item.dataType)) {
    const lines = await linesToSend(tx, actor, "sync", [item.recordId]);
    const { heldBy } = heldByLedger(lines.get(item.recordId) ?? []);
    if (heldBy) {
      const { number } = item;
      throw refuseCallBack("callBack.hasDocument", { number, documentNo: heldBy });
    }
  }
  await rejectRecord(tx, actor, item, ask.Reason);
  if (!(await rejectSynced(tx, { companyId, id: item.id }, ask.Reason))) {
    throw refuseCallBack("callBack.notSent", { number: item.number });
  }
  return { ...done, syncStatus: "Rejected" as const };
}

/** The references of the invoices that a call makes or cancels. */
const namesOfInvoices = (ask: {
  readonly ReferenceNo?: string;
  readonly PreReferenceNo?: string;
  readonly Charges?: readonly { readonly ReferenceNo: string }[];
}) => [
  ...new Set(
    [
      ask.ReferenceNo ?? [],
      (ask.Charges ?? []).map(({ ReferenceNo }) => ReferenceNo),
      ask.PreReferenceNo ?? [],
    ].flat(),
  ),
];

interface OfVouchers {
  readonly DocCode: string;
  readonly DocID?: string;
  readonly VoucherNo?: string;
  readonly NewVoucherNo?: string | null;
  readonly Details?: readonly { readonly AcctID: string }[];
}
const namesOfVouchers = (ask: OfVouchers) => [
  ask.DocCode,
  ...[ask.DocID ?? [], ask.VoucherNo ?? [], ask.NewVoucherNo ?? []].flat(),
  ...(ask.Details ?? []).map(({ AcctID }) => AcctID),
];

interface OfPayments {
  readonly PaymentNo: string;
  readonly AcctId?: string;
  readonly Details?: readonly { readonly AcctId: string }[];
}
const namesOfPayments = (ask: OfPayments) => [
  ask.PaymentNo,
  ...[ask.AcctId ?? []].flat(),
  ...(ask.Details ?? []).map(({ AcctId }) => AcctId),
];

/** The calls of the accounting system. Source: rules SY-1 to SY-10, areas/sync/README.md */
export const callBacks: readonly Served[] = [
  callBack(contract.rejectData, ({ ReferenceID }) => [ReferenceID], sendBack),
  callBack(
    contract.removeVoucher,
    ({ ReferenceID }) => [ReferenceID],
    async (tx, caller, ask) => {
      const answer = await sendBack(tx, caller, ask);
      if (ask.Type === "VOUCHER") {
        await cancelInvoice(tx, caller.actor, { id: ask.ReferenceID, reason: ask.Reason });
      }
      return answer;
    },
  ),
  callBack(
    contract.updateVoucherAdvance,
    ({ AdvanceNo }) => [AdvanceNo],
    async (tx, { actor, mustReach }, ask) => {
      const { AdvanceNo: advanceNo, VoucherNo: voucherNo, VoucherDate: voucherDate } = ask;
      const voucher = { advanceNo, voucherNo, voucherDate, paymentTerm: ask.PaymentTerm };
      await stampVoucher(tx, actor, voucher, mustReach);
      return done;
    },
  ),
  callBack(
    contract.removeVoucherAdvance,
    ({ VoucherNo }) => [VoucherNo],
    async (tx, { actor, mustReach }, { VoucherNo: voucherNo }) => {
      const dropped = await dropVoucher(tx, actor, voucherNo, mustReach);
      if (dropped.length === 0) throw refuseCallBack("callBack.unknownVoucher", { voucherNo });
      return { ...done, syncStatus: "Rejected" as const };
    },
  ),
  callBack(contract.createInvoiceData, namesOfInvoices, async (tx, caller, ask) => ({
    ...done,
    invoiceIds: await createInvoices(tx, caller, ask),
  })),
  callBack(contract.cancellingInvoice, namesOfInvoices, async (tx, caller, ask) => {
    await removeInvoices(tx, caller, ask.ReferenceNo);
    return { ...done, syncStatus: "Rejected" as const };
  }),
  callBack(contract.replaceInvoiceData, namesOfInvoices, async (tx, caller, ask) => {
    await removeInvoices(tx, caller, ask.PreReferenceNo);
    return { ...done, invoiceIds: await createInvoices(tx, caller, ask) };
  }),
  callBack(
    contract.updateVoucherExpense,
    ({ DocID }) => [DocID],
    async (tx, caller, ask) => {
      await stampExpenses(tx, caller, ask);
      return done;
    },
  ),
  callBack(contract.createVoucher, namesOfVouchers, async (tx, caller, ask) => ({
    ...done,
    voucherIds: await createVouchers(tx, caller, ask),
  })),
  callBack(contract.updateVoucher, namesOfVouchers, async (tx, caller, ask) => ({
    ...done,
    voucherIds: await changeVoucher(tx, caller, ask),
  })),
  callBack(contract.deleteVoucher, namesOfVouchers, async (tx, caller, ask) => {
    await removeVoucher(tx, caller, ask);
    return { ...done, syncStatus: "Rejected" as const };
  }),
  callBack(contract.insertPayablePayment, namesOfPayments, async (tx, caller, ask) => ({
    ...done,
    payments: await insertPayments(tx, caller, ask),
  })),
  callBack(contract.cancelPayablePayment, namesOfPayments, async (tx, caller, ask) => ({
    ...done,
    payables: await cancelPayments(tx, caller, ask),
  })),
  callBack(
    contract.answerBankInfo,
    ({ ReferenceID }) => [ReferenceID],
    async (tx, { actor }, { ReferenceID: id, Status, Reason }) => {
      const { version } = await getPartnerBank(tx, actor, { id });
      const approve = Status === "Approved";
      await answerBank(tx, actor, { id, version: Number(version), approve, comment: Reason });
      return done;
    },
  ),
];
