import { getDocument } from "@fairway/areas/document/server/openDocument.ts";
import {
  printDocument,
  printedContent,
  type PrintedDocument,
} from "@fairway/areas/document/server/printDocument.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { sum } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { dayOf } from "@fairway/core/time/day.ts";
import { amountInWords } from "@fairway/core/words/amountInWords.ts";
import { say } from "@fairway/core/words/words.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { PaymentLine, Receipt } from "../model/receipt.ts";
import type { ReceiptPaper, ReceiptPaperLine } from "../model/receiptPaper.ts";
import { methodWords, typeWords } from "../model/receiptWords.ts";
import { printedReceipt } from "./paper/receipt.paper.ts";
import { readPaymentLines, receiptSource } from "./receiptTable.ts";

/** Prints a receipt in the user's language. Refuses: record.notFound · access.forbidden */
export async function previewReceipt(tx: Tx, actor: Actor, { id }: { id: string }) {
  const receipt = await getDocument(tx, actor.companyId, receiptSource, id);
  return printDocument(tx, actor, receiptPrinted, receipt);
}

/** Returns the printed content of a receipt. Refuses: as previewReceipt */
export async function receiptPaper(
  tx: Tx,
  actor: Actor,
  { id }: { id: string },
): Promise<ReceiptPaper> {
  const receipt = await getDocument(tx, actor.companyId, receiptSource, id);
  return printedContent(tx, actor, receiptPrinted, receipt);
}

const receiptPrinted: PrintedDocument<Receipt, ReceiptPaper> = {
  source: receiptSource,
  paper: printedReceipt,
  content: async (tx, { companyId, language }, receipt, office) => {
    const name = language === "vi" ? sql`p.partner_name_vn` : sql`p.partner_name_en`;
    const address = language === "vi" ? sql`p.address_vn` : sql`p.address_en`;
    const payer = await one<ReceiptPaper["payer"]>(
      tx,
      sql`select ${name} as name, ${address} as address, p.tax_code from partner p
      where p.company_id = ${companyId} and p.id = ${receipt.customerId}`,
    );
    const payments = await readPaymentLines(tx, companyId, receipt.id);
    const posted = payments.filter((line) => !line.negative);
    const totals = (pick: (line: PaymentLine) => string | null, currency: string) =>
      amountText(money(sum(posted.filter((line) => line.refId).map(pick)), currency));
    return {
      paymentRefNo: receipt.paymentRefNo,
      paymentDate: receipt.paymentDate,
      status: receipt.status,
      payer,
      description: receipt.description ?? "",
      paymentMethod: say(methodWords[receipt.paymentMethod], language),
      bankName: receipt.paymentMethod === "Cash" ? "" : (office.bankName ?? ""),
      bankAccountNo: receipt.bankAccountNo ?? "",
      currencyId: receipt.currencyId,
      exchangeRate: receipt.excRateUsdToLocal ?? "",
      paidAmountVnd: receipt.paidAmountVnd,
      paidAmountUsd: receipt.paidAmountUsd ?? "",
      lines: posted.map((line) => printed(line, say(typeWords[line.type], language))),
      totals: {
        totalVnd: totals((line) => line.unpaidAmountVnd, localCurrency),
        paidVnd: totals((line) => line.totalPaidVnd, localCurrency),
        remainVnd: totals((line) => line.balanceVnd, localCurrency),
        totalUsd: "",
        paidUsd: "",
        remainUsd: "",
      },
      inWords: amountInWords(receipt.finalPaidAmount, receipt.currencyId, language),
      cancelledOn: receipt.cancelledAt ? dayOf(receipt.cancelledAt, office.timeZone) : "",
      cancelledBy: receipt.cancelledByName ?? "",
      cancelReason: receipt.cancelReason ?? "",
    };
  },
};

function printed(line: PaymentLine, type: string): ReceiptPaperLine {
  const inUsd = line.refCurrency === "USD";
  const isAdvance = line.refId === null;
  return {
    invoiceNo: line.invoiceNo ?? "",
    billingRefNo: line.billingRefNo ?? "",
    type,
    totalVnd: isAdvance ? "" : line.unpaidAmountVnd,
    paidVnd: isAdvance ? line.paidAmountVnd : line.totalPaidVnd,
    remainVnd: isAdvance ? "" : line.balanceVnd,
    totalUsd: inUsd ? (line.unpaidAmountUsd ?? "") : "",
    paidUsd: inUsd ? line.totalPaidUsd : "",
    remainUsd: inUsd ? (line.balanceUsd ?? "") : "",
  };
}
