import { getDocument } from "@fairway/areas/document/server/openDocument.ts";
import {
  printDocument,
  printedContent,
  type PrintedDocument,
} from "@fairway/areas/document/server/printDocument.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { decimal, sum } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { dayOf } from "@fairway/core/time/day.ts";
import { amountInWords } from "@fairway/core/words/amountInWords.ts";
import { say } from "@fairway/core/words/words.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { PaymentLine, Receipt, ReceiptMethod } from "../model/receipt.ts";
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
    const lines = posted.map((line) => printed(line, say(typeWords[line.type], language)));
    const kind = kindOf(receipt, posted);
    const { currencyId } = receipt;
    // An advance that clears is no money received: it has one amount, and no bank.
    const isClearing = kind === "CLEARING";
    const amount = isClearing ? receipt.finalPaidAmount : receipt.paidAmount;
    const clearedIn = (currency: string) => (currencyId === currency ? amount : "");
    const hasBank = !isClearing && !cashMethods.includes(receipt.paymentMethod);
    return {
      kind,
      paymentRefNo: receipt.paymentRefNo,
      paymentDate: receipt.paymentDate,
      status: receipt.status,
      payer,
      description: receipt.description ?? "",
      paymentMethod: say(methodWords[receipt.paymentMethod], language),
      bankName: hasBank ? (office.bankName ?? "") : "",
      bankAccountNo: hasBank ? (receipt.bankAccountNo ?? "") : "",
      currencyId,
      exchangeRate: receipt.excRateUsdToLocal ?? "",
      paidAmountVnd: isClearing ? clearedIn(localCurrency) : receipt.paidAmountVnd,
      paidAmountUsd: isClearing ? clearedIn(secondCurrency) : (receipt.paidAmountUsd ?? ""),
      advanceUsed:
        isClearing || decimal(receipt.cusAdvanceAmount).isZero() ? "" : receipt.cusAdvanceAmount,
      lines,
      totals: {
        openVnd: totalOf(lines.map((line) => line.openVnd)),
        paidVnd: totalOf(lines.map((line) => line.paidVnd)),
        remainVnd: totalOf(lines.map((line) => line.remainVnd)),
        openUsd: "",
        paidUsd: "",
        remainUsd: "",
      },
      inWords: amountInWords(amount, currencyId, language),
      cancelledOn: receipt.cancelledAt ? dayOf(receipt.cancelledAt, office.timeZone) : "",
      cancelledBy: receipt.cancelledByName ?? "",
      cancelReason: receipt.cancelReason ?? "",
    };
  },
};

const cashMethods: readonly ReceiptMethod[] = ["Cash", "Clear-Advance-Cash"];

function kindOf(receipt: Receipt, lines: readonly PaymentLine[]): ReceiptPaper["kind"] {
  if (receipt.paymentMethod === "Clear-Advance") return "CLEARING";
  if (receipt.class === "Advance") return "ADVANCE";
  return lines.length > 0 && lines.every((line) => line.type === "ADV") ? "ADVANCE" : "RECEIPT";
}

/** The sum of a column in dong; a column without an amount has none. */
function totalOf(amounts: readonly string[]): string {
  const given = amounts.filter(Boolean);
  return given.length > 0 ? amountText(money(sum(given), localCurrency)) : "";
}

function printed(line: PaymentLine, type: string): ReceiptPaperLine {
  const inUsd = line.refCurrency === secondCurrency;
  const isAdvance = line.refId === null;
  return {
    invoiceNo: line.invoiceNo ?? "",
    billingRefNo: line.billingRefNo ?? "",
    type,
    openVnd: isAdvance ? "" : line.unpaidAmountVnd,
    paidVnd: isAdvance ? line.paidAmountVnd : line.totalPaidVnd,
    remainVnd: isAdvance ? "" : line.balanceVnd,
    openUsd: inUsd ? (line.unpaidAmountUsd ?? "") : "",
    paidUsd: inUsd ? line.totalPaidUsd : "",
    remainUsd: inUsd ? (line.balanceUsd ?? "") : "",
  };
}
