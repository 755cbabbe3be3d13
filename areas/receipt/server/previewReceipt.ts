import { getDocument } from "@fairway/areas/document/server/openDocument.ts";
import {
  printDocument,
  printDocuments,
  printedContent,
  type PrintedDocument,
} from "@fairway/areas/document/server/printDocument.ts";
import type { Office } from "@fairway/areas/organisation/server/getOffice.ts";
import { personNames } from "@fairway/areas/organisation/server/personNames.ts";
import { bankNameIn } from "@fairway/areas/catalogue/server/bankNameIn.ts";
import { textKey } from "@fairway/core/text/textKey.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { decimal, sum } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { dayOf } from "@fairway/core/time/day.ts";
import { amountInWords } from "@fairway/core/words/amountInWords.ts";
import { type Language, say } from "@fairway/core/words/words.ts";
import { one, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { previewReceipts as previewReceiptsCall } from "../contract.ts";
import {
  isAdvanceAlone,
  isCredit,
  type PaymentLine,
  type Receipt,
  type ReceiptMethod,
} from "../model/receipt.ts";
import type { ReceiptPaper, ReceiptPaperLine } from "../model/receiptPaper.ts";
import { methodWords, typeWords } from "../model/receiptWords.ts";
import { printedReceipt } from "./paper/receipt.paper.ts";
import { readPaymentLines, receiptSource } from "./receiptTable.ts";

type Preview = { readonly id: string; readonly language?: Language | undefined };

/** Prints a receipt. Refuses: record.notFound · access.forbidden */
export async function previewReceipt(tx: Tx, actor: Actor, { id, language }: Preview) {
  const receipt = await getDocument(tx, actor.companyId, receiptSource, id);
  return printDocument(tx, actor, receiptPrinted, receipt, language);
}

/** Prints receipts as one file. Refuses: as printDocuments */
export function previewReceipts(tx: Tx, actor: Actor, ask: Ask<typeof previewReceiptsCall>) {
  return printDocuments(tx, actor, receiptPrinted, ask);
}

/** Returns the printed content of a receipt. Refuses: as previewReceipt */
export async function receiptPaper(
  tx: Tx,
  actor: Actor,
  { id, language }: Preview,
): Promise<ReceiptPaper> {
  const receipt = await getDocument(tx, actor.companyId, receiptSource, id);
  return printedContent(tx, actor, receiptPrinted, receipt, language);
}

const receiptPrinted: PrintedDocument<Receipt, ReceiptPaper> = {
  source: receiptSource,
  paper: printedReceipt,
  content: async (tx, actor, receipt, office) => {
    const { companyId, language } = actor;
    const { cancelledBy } = receipt;
    const name = language === "vi" ? sql`p.partner_name_vn` : sql`p.partner_name_en`;
    const address = language === "vi" ? sql`p.address_vn` : sql`p.address_en`;
    const payer = await one<ReceiptPaper["payer"]>(
      tx,
      sql`select ${name} as name, ${address} as address, p.tax_code from partner p
      where p.company_id = ${companyId} and p.id = ${receipt.customerId}`,
    );
    const payments = await readPaymentLines(tx, companyId, receipt.id);
    const posted = payments.filter((line) => !line.negative);
    const credits = posted.filter((line) => isCredit(line.type));
    const cleared = posted.filter((line) => !isCredit(line.type));
    const lines = cleared.map((line) => printed(line, say(typeWords[line.type], language)));
    const kind = kindOf(receipt, cleared);
    const { currencyId } = receipt;
    // An advance or a credit that clears is no money received: it has one amount, and no bank.
    const isClearing = kind === "CLEARING" || kind === "NETOFF";
    const amount = isClearing ? receipt.finalPaidAmount : receipt.paidAmount;
    const clearedIn = (currency: string) => (currencyId === currency ? amount : "");
    const account = receipt.bankAccountNo?.trim() ?? "";
    const hasBank = account !== "" && !isClearing && !cashMethods.includes(receipt.paymentMethod);
    // The office has one bank; an account of another bank is printed without a name.
    const bank = hasBank && isAccountOf(office, account) ? office.bankName : null;
    return {
      kind,
      paymentRefNo: receipt.paymentRefNo,
      paymentDate: receipt.paymentDate,
      status: receipt.status,
      payer,
      description: receipt.description ?? "",
      paymentMethod: say(methodWords[receipt.paymentMethod], language),
      bankName: bank ? await bankNameIn(tx, actor, bank) : "",
      bankAccountNo: hasBank ? account : "",
      currencyId,
      exchangeRate: receipt.excRateUsdToLocal ?? "",
      paidAmountVnd: isClearing ? clearedIn(localCurrency) : receipt.paidAmountVnd,
      paidAmountUsd: isClearing ? clearedIn(secondCurrency) : (receipt.paidAmountUsd ?? ""),
      advanceUsed:
        isClearing || decimal(receipt.cusAdvanceAmount).isZero() ? "" : receipt.cusAdvanceAmount,
      creditUsed: isClearing || decimal(receipt.creditAmount).isZero() ? "" : receipt.creditAmount,
      creditNos: [
        ...new Set(credits.map(({ creditNo, invoiceNo }) => creditNo ?? invoiceNo ?? "")),
      ].join(", "),
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
      cancelledBy: cancelledBy
        ? ((await personNames(tx, actor, [cancelledBy])).get(cancelledBy) ?? "")
        : "",
      cancelReason: receipt.cancelReason ?? "",
    };
  },
};

function isAccountOf(
  office: Pick<Office, "bankAccountVnd" | "bankAccountUsd">,
  account: string,
): boolean {
  const digits = (text: string | null) => textKey(text ?? "").replace(/[\s.-]/g, "");
  return [office.bankAccountVnd, office.bankAccountUsd].map(digits).includes(digits(account));
}

const cashMethods: readonly ReceiptMethod[] = ["Cash", "Clear-Advance-Cash"];

function kindOf(receipt: Receipt, lines: readonly PaymentLine[]): ReceiptPaper["kind"] {
  if (receipt.class === "Net Off") return "NETOFF";
  if (receipt.class === "Pay OBH") return "PAYMENT";
  if (isAdvanceAlone(receipt.paymentMethod)) return "CLEARING";
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
