import { getInvoiceById } from "@fairway/areas/invoice/contract.ts";
import { officeCalls } from "@fairway/areas/organisation/contract.ts";
import {
  cancelPayablePayment,
  insertPayablePayment,
  rejectData,
  removeVoucher,
} from "@fairway/areas/sync/contractOfCallBacks.ts";
import { z } from "zod";
import { amount, day, type Ground, type Played, stepKind, word } from "../stepKind.ts";

interface Asked {
  readonly id: string;
  readonly of: string;
  readonly day?: string | undefined;
  readonly amount?: string | undefined;
  readonly rate?: string | undefined;
  readonly reason?: string | undefined;
}

const sendsBack = { RejectData: rejectData, RemoveVoucher: removeVoucher } as const;

/** The accounting system says of an earlier step what it did. */
export const callback = stepKind({
  fields: {
    call: z.enum(["InsertPayablePayment", "CancelPayablePayment", "RejectData", "RemoveVoucher"]),
    of: word,
    day: day.optional(),
    amount: amount.optional(),
    rate: amount.optional(),
    reason: z.string().optional(),
  },
  follows: {},
  play(ground, { call, ...ask }) {
    if (call === "InsertPayablePayment") return pay(ground, ask);
    if (call === "CancelPayablePayment") return takeBack(ground, ask);
    return sendBack(ground, call, ask);
  },
});

async function pay(ground: Ground, ask: Asked): Promise<Played> {
  const { invoiceId = "" } = ground.made(ask.of);
  const payable = await payableOf(ground, invoiceId);
  const named = { ...payable.named, PaymentNo: `${ask.id} ${payable.voucherId}` };
  const system = await ground.callingSystem();
  const { payments } = await system.ask(insertPayablePayment, {
    PaymentNo: named.PaymentNo,
    PaymentDate: ask.day ?? null,
    CustomerCode: payable.partnerCode,
    OfficeCode: named.OfficeCode,
    Details: [
      {
        AcctId: named.AcctId,
        TransactionType: named.TransactionType,
        Currency: payable.currencyId,
        PayOriginAmount: ask.amount ?? payable.unpaidAmount,
        ExchangeRate: ask.rate ?? null,
      },
    ],
  });
  const [payment] = payments;
  const { AcctId: _, paymentNo: __, ...output } = payment ?? { AcctId: "", paymentNo: "" };
  return {
    output,
    made: { jobId: "", service: "SFE", ledgerPaymentNo: named.PaymentNo, invoiceId },
  };
}

async function takeBack(ground: Ground, ask: Asked): Promise<Played> {
  const { invoiceId = "", ledgerPaymentNo = "" } = ground.made(ask.of);
  const { named } = await payableOf(ground, invoiceId);
  const system = await ground.callingSystem();
  const { payables } = await system.ask(cancelPayablePayment, {
    ...named,
    PaymentNo: ledgerPaymentNo,
    Reason: ask.reason ?? null,
  });
  const [payable] = payables;
  const { AcctId: _, ...output } = payable ?? { AcctId: "" };
  return { output };
}

async function sendBack(
  ground: Ground,
  call: keyof typeof sendsBack,
  { of: step, reason = "Sent back" }: Asked,
): Promise<Played> {
  const { made, callingSystem } = ground;
  const { noteId, soaId, settlementId, advanceId, invoiceId, receiptId, kind } = made(step);
  const ofInvoice = kind === "voucher" ? ("VOUCHER" as const) : ("INVOICE" as const);
  const [ReferenceID, Type] = noteId
    ? ([noteId, "CDNOTE"] as const)
    : soaId
      ? ([soaId, "SOA"] as const)
      : settlementId
        ? ([settlementId, "SETTLEMENT"] as const)
        : advanceId
          ? ([advanceId, "ADVANCE"] as const)
          : receiptId
            ? ([receiptId, "PAYMENT"] as const)
            : ([invoiceId ?? "", ofInvoice] as const);
  const system = await callingSystem();
  const said = await system.ask(sendsBack[call], { ReferenceID, Type, Reason: reason });
  return { output: { syncStatus: said.syncStatus ?? null } };
}

/** A voucher as the accounting system names and pays it. */
async function payableOf({ signed, me }: Ground, id: string) {
  const voucher = await signed.ask(getInvoiceById, { id });
  const { get } = officeCalls;
  if (!get) throw new Error("an office is not read");
  const office = (await signed.ask(get, { id: me.officeId } as never)) as unknown as {
    readonly code: string;
  };
  const TransactionType =
    voucher.transactionType === "OBH" ? ("OBH" as const) : ("CREDIT" as const);
  return { ...voucher, named: { AcctId: id, TransactionType, OfficeCode: office.code } };
}
