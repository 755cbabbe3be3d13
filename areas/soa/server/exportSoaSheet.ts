import { paperPartner } from "@fairway/areas/partner/server/paperPartner.ts";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import { type DecimalText, decimal, sumKnown } from "@fairway/core/money/decimal.ts";
import { type BookCurrency, localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { say, type Words } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { SheetRow } from "@fairway/engine/paper/excelColumn.ts";
import { sheetMime } from "@fairway/engine/paper/sheetFile.ts";
import { writeExcel } from "@fairway/engine/paper/writeExcel.ts";
import type { Soa, SoaLine } from "../model/soa.ts";
import {
  airColumnOf,
  type SheetRowsBy,
  type SoaColumn,
  soaSheets,
  type SoaSheet,
} from "../model/soaSheets.ts";
import { vndOf } from "../model/soaSums.ts";
import { openSoaNo } from "./getSoa.ts";
import { billsOfSheet, chargesOfSheet, type SheetBill, type SheetCharge } from "./sheetFacts.ts";
import { readLines } from "./soaTable.ts";

interface Asked {
  readonly soaNo: string;
  readonly currency?: BookCurrency | undefined;
}

const words = {
  partner: { en: "Partner", vi: "Đối tác" },
  taxCode: { en: "Tax code", vi: "Mã số thuế" },
  address: { en: "Address", vi: "Địa chỉ" },
  period: { en: "Period", vi: "Khoảng thời gian" },
  currency: { en: "Currency", vi: "Loại tiền" },
  total: { en: "Total", vi: "Tổng cộng" },
} as const;

/** What a sheet is made of. */
interface Ground {
  readonly soa: Soa;
  readonly taxCode: string;
  readonly currency: BookCurrency;
  readonly language: Actor["language"];
  readonly bills: ReadonlyMap<string, SheetBill>;
  readonly charges: ReadonlyMap<string, SheetCharge>;
}

/**
 * Makes the verb that writes the lines of a statement as one of its sheets, amounts in the currency
 * that is asked for: by default that of the statement, on the sheets of air freight US dollars.
 *
 * Refuses: record.notFound · access.forbidden
 * Source: rule SO-11, areas/soa/README.md
 */
export const soaSheet =
  (name: SoaSheet) =>
  async (tx: Tx, actor: Actor, ask: Asked): Promise<AnsweredFile> => {
    const soa = await openSoaNo(tx, actor, ask);
    actor.must("acctSOA.export", soa);
    const all = await readLines(tx, soa, soa.revision);
    const { title, by, isAir, columns } = soaSheets[name];
    const partner = await paperPartner(tx, actor, soa.customerId);
    const bills = await billsOfSheet(tx, actor, [...new Set(all.map(({ hblid }) => hblid))]);
    const ids = all.map(({ id }) => id);
    const charges = await chargesOfSheet(tx, actor, ids);
    const ground: Ground = {
      soa,
      taxCode: partner.taxCode,
      currency: ask.currency ?? (isAir ? secondCurrency : soa.currencyId),
      language: actor.language,
      bills: new Map(bills.map((bill) => [bill.hblid, bill])),
      charges: new Map(charges.map((each) => [each.id, each])),
    };
    const lines = all.filter(({ hblid }) => !isAir || ground.bills.get(hblid)?.isAir);
    const said = (text: Words) => say(text, actor.language);
    return {
      name: `${soa.soano}.xlsx`,
      mime: sheetMime,
      bytes: writeExcel({
        sheet: said(title).slice(0, 31),
        titles: [`${said(title)} ${soa.soano}`],
        facts: [
          [said(words.partner), partner.name],
          [said(words.taxCode), partner.taxCode],
          [said(words.address), partner.address],
          [said(words.period), `${sayDay(soa.soaformDate)} – ${sayDay(soa.soatoDate)}`],
          [said(words.currency), ground.currency],
        ],
        columns: (columns as readonly SoaColumn[]).map(({ key, words: header, kind }) => ({
          key,
          header: said(header),
          kind,
          width: kind === "text" ? 18 : 16,
        })),
        rows: rowsOf(by, lines, ground),
      }),
    };
  };

/** The rows of a sheet with those of its sums. */
function rowsOf(by: SheetRowsBy, lines: readonly SoaLine[], ground: Ground): SheetRow[] {
  if (by === "line") {
    return [
      ...lines.map((line, at) => ({ ...lineRow(line, ground), no: String(at + 1) })),
      lineSums(lines, ground),
    ];
  }
  const byBill = [...Map.groupBy(lines, ({ hblid }) => hblid).values()];
  const total = say(words.total, ground.language);
  if (by === "bill") {
    return [
      ...byBill.map((bill, at) => ({ ...airRow(bill, ground), no: String(at + 1) })),
      { ...costsOf(lines, ground), jobNo: total },
    ];
  }
  return [
    ...byBill.flatMap((bill, at) => [
      { ...billRow(bill, ground), no: String(at + 1) },
      ...bill.map((line) => ({ ...lineRow(line, ground), ...feesOf([line], ground) })),
    ]),
    { ...feesOf(lines, ground), commodity: total },
  ];
}

/** Net, VAT and total of a line in a currency of the books; null where they are unknown. */
function amountsIn(line: SoaLine, currency: BookCurrency) {
  if (currency === localCurrency) {
    const net = decimal(line.amountVnd).plus(line.netAdjustVnd);
    const vat = decimal(line.vatAmountVnd).plus(line.vatAdjustVnd);
    return { net, vat };
  }
  const { amountUsd, vatAmountUsd } = line;
  if (amountUsd === null || vatAmountUsd === null) return null;
  return { net: decimal(amountUsd), vat: decimal(vatAmountUsd) };
}

/** The sum of lines in a currency; empty where one of them is unknown. */
function sumIn(
  lines: readonly SoaLine[],
  currency: BookCurrency,
  part: "net" | "vat" | "total" = "total",
): DecimalText {
  const amounts = lines.map((line) => {
    const each = amountsIn(line, currency);
    return each && (part === "total" ? each.net.plus(each.vat) : each[part]);
  });
  return sumKnown(amounts)?.toFixed() ?? "";
}

function lineRow(line: SoaLine, ground: Ground): SheetRow {
  const { soa, currency, language } = ground;
  const inSoa = sumIn([line], currency);
  const isDebit = line.side === "debit";
  const charge = ground.charges.get(line.id);
  const { net, vat } = amountsIn(line, localCurrency) ?? { net: decimal("0"), vat: decimal("0") };
  return {
    ...line,
    debit: isDebit ? line.total : "",
    credit: isDebit ? "" : line.total,
    soano: soa.soano,
    customerCode: soa.customerCode,
    customerName: soa.customerName,
    chargeName: language === "vi" ? line.chargeNameVi : line.chargeNameEn,
    debitSoa: isDebit ? inSoa : "",
    creditSoa: isDebit ? "" : inSoa,
    balanceSoa: isDebit || inSoa === "" ? inSoa : decimal(inSoa).negated().toFixed(),
    netVnd: net.toFixed(),
    vatVnd: vat.toFixed(),
    totalVnd: vndOf(line).toFixed(),
    debitAccount: charge?.debitAccount,
    creditAccount: charge?.creditAccount,
    invoiceNo: line.invoiceNo ?? charge?.invoiceNo,
    invoiceDate: charge?.invoiceDate,
    seriesNo: charge?.seriesNo,
    taxCode: charge?.taxCode ?? ground.taxCode,
  };
}

function lineSums(lines: readonly SoaLine[], { currency, soa, language }: Ground): SheetRow {
  const total = sumIn(lines, currency);
  const isDebit = soa.type === "Debit";
  return {
    chargeName: say(words.total, language),
    debitSoa: isDebit ? total : "",
    creditSoa: isDebit ? "" : total,
    balanceSoa: isDebit || total === "" ? total : decimal(total).negated().toFixed(),
    netVnd: sumIn(lines, localCurrency, "net"),
    vatVnd: sumIn(lines, localCurrency, "vat"),
    totalVnd: sumIn(lines, localCurrency),
  };
}

/** What stands of a bill on every sheet that has a row for it. */
function billOf(lines: readonly SoaLine[], { bills }: Ground): SheetRow {
  const [first] = lines as readonly [SoaLine, ...SoaLine[]];
  const { serviceDate, jobNo, hwbno, mblno, customNo, hblid } = first;
  const invoices = new Set(lines.flatMap(({ invoiceNo }) => invoiceNo ?? []));
  return {
    ...bills.get(hblid),
    serviceDate,
    jobNo,
    hwbno,
    mblno,
    customNo,
    invoiceNo: [...invoices].join(", "),
  };
}

/** A bill with its goods and the sums of its fees; its lines stand below it. */
function billRow(lines: readonly SoaLine[], ground: Ground): SheetRow {
  return { ...billOf(lines, ground), ...feesOf(lines, ground) };
}

/** What lines come to as own fees and on behalf of the partner. */
function feesOf(lines: readonly SoaLine[], { currency }: Ground): SheetRow {
  const obh = lines.filter(({ type }) => type === "OBH");
  const fees = lines.filter(({ type }) => type !== "OBH");
  const amount = (some: readonly SoaLine[], part: "net" | "vat" | "total") =>
    some.length === 0 ? "" : sumIn(some, currency, part);
  return {
    fee: amount(fees, "net"),
    feeVat: amount(fees, "vat"),
    feeTotal: amount(fees, "total"),
    obh: amount(obh, "net"),
    obhVat: amount(obh, "vat"),
    obhTotal: amount(obh, "total"),
    total: sumIn(lines, currency),
  };
}

/** A bill by air with its charges by kind of cost. */
function airRow(lines: readonly SoaLine[], ground: Ground): SheetRow {
  const freight = lines.find((line) => airColumnOf(line) === "freight");
  const foreign = lines.find(({ currencyId }) => currencyId !== localCurrency);
  return {
    ...billOf(lines, ground),
    ...costsOf(lines, ground),
    unitPrice: freight?.unitPrice,
    finalExchangeRate: foreign?.finalExchangeRate ?? ground.soa.excRateUsdToLocal,
  };
}

function costsOf(lines: readonly SoaLine[], { currency }: Ground): SheetRow {
  const kinds = [...Map.groupBy(lines, airColumnOf)].map(([kind, some]) => [
    kind,
    sumIn(some, currency),
  ]);
  return {
    ...Object.fromEntries(kinds),
    total: sumIn(lines, currency),
    totalVnd: sumIn(lines, localCurrency),
  };
}
