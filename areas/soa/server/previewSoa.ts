import { bankNameIn } from "@fairway/areas/catalogue/server/bankNameIn.ts";
import {
  printDocument,
  printedContent,
  type PrintedDocument,
} from "@fairway/areas/document/server/printDocument.ts";
import { paperBanks } from "@fairway/areas/organisation/model/paperBank.ts";
import { paperPartner } from "@fairway/areas/partner/server/paperPartner.ts";
import type { Ask } from "@fairway/core/contract/call.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { dayOf } from "@fairway/core/time/day.ts";
import { amountInWords } from "@fairway/core/words/amountInWords.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type * as contract from "../contract.ts";
import { type Soa, type SoaLine, sideOf } from "../model/soa.ts";
import type { SoaPaper } from "../model/soaPaper.ts";
import { totalsOf } from "../model/soaSums.ts";
import { openSoaNo } from "./getSoa.ts";
import { printedStatement } from "./paper/statement.paper.ts";
import { readLines, soaSource } from "./soaTable.ts";

/** Prints a statement as it states its lines. Refuses: record.notFound · access.forbidden */
export async function previewSoa(tx: Tx, actor: Actor, ask: Ask<typeof contract.previewSoa>) {
  const soa = await openSoaNo(tx, actor, ask);
  return printDocument(tx, actor, printed(ask.revision), soa, ask.language);
}

/** Returns what a statement prints. Refuses: as `previewSoa` */
export async function dataOfSoa(tx: Tx, actor: Actor, ask: Ask<typeof contract.dataOfSoa>) {
  return { ...(await printedContent(tx, actor, printed(), await openSoaNo(tx, actor, ask))) };
}

/** How a statement is printed, in its present or an older revision. */
const printed = (revision?: number): PrintedDocument<Soa, SoaPaper> => ({
  source: soaSource,
  paper: printedStatement,
  content: async (tx, actor, soa, office) => {
    const lines = await readLines(tx, soa, revision ?? soa.revision);
    const { VND, USD } = totalsOf(soa.type, lines);
    const side = sideOf(soa.type);
    const usd = USD[side];
    const { currencyId } = soa;
    const amount = (currencyId === localCurrency ? VND[side] : usd) ?? "0";
    return {
      type: soa.type,
      soano: soa.soano,
      issueDate: dayOf(soa.datetimeCreated, office.timeZone),
      from: soa.soaformDate,
      to: soa.soatoDate,
      dueDate: soa.paymentDueDate ?? "",
      partner: await paperPartner(tx, actor, soa.customerId),
      bills: [...Map.groupBy(lines, ({ hblid }) => hblid).values()].map((bill) =>
        billOf(bill, actor),
      ),
      currencyId,
      amount,
      inWords: amountInWords(amount, currencyId, actor.language),
      totals: [
        { currency: localCurrency, total: VND[side] },
        ...(usd === null ? [] : [{ currency: secondCurrency, total: usd }]),
      ],
      rate: soa.excRateUsdToLocal,
      // Only who owes us is told where to pay.
      banks:
        side === "debit"
          ? paperBanks(office, office.bankName && (await bankNameIn(tx, actor, office.bankName)))
          : [],
      note: soa.note ?? "",
    };
  },
});

function billOf(lines: readonly SoaLine[], { language }: Actor): SoaPaper["bills"][number] {
  const [first] = lines as readonly [SoaLine, ...SoaLine[]];
  return {
    jobNo: first.jobNo,
    mblno: first.mblno ?? "",
    hwbno: first.hwbno ?? "",
    customNo: first.customNo ?? "",
    lines: lines.map((line) => ({
      section: line.type === "OBH" ? "obh" : "charge",
      description: language === "vi" ? line.chargeNameVi : line.chargeNameEn,
      notes: line.notes ?? "",
      quantity: line.quantity,
      unit: line.unitCode,
      unitPrice: line.unitPrice,
      currency: line.currencyId,
      vat: line.vatrate ?? "",
      vatAmount: line.vatAmount,
      total: line.total,
      rates: [],
    })),
  };
}
