import { paperHead } from "@fairway/areas/organisation/server/paperHead.ts";
import { getDocument, mustSeeDocument } from "@fairway/areas/document/server/openDocument.ts";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import { decimalsOf } from "@fairway/core/money/currency.ts";
import { decimal, sum } from "@fairway/core/money/decimal.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { type Language, say } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { ExcelColumn, SheetAmount, SheetRow } from "@fairway/engine/paper/excelColumn.ts";
import { sheetMime } from "@fairway/engine/paper/sheetFile.ts";
import { writeExcel } from "@fairway/engine/paper/writeExcel.ts";
import {
  type CostSection,
  costSections,
  type SettlementPaperHouse,
  type SettlementPaperLine,
} from "../model/settlementPaper.ts";
import { formWords } from "../model/settlementSheets.ts";
import { type SettlementContent, settlementContent } from "./settlementContent.ts";
import { settlementSource } from "./settlementTable.ts";

interface Asked {
  readonly settlementId: string;
  readonly language?: Language | undefined;
}

/** The columns and rows of a form; bold rows say so. */
interface Form {
  readonly columns: readonly (readonly [key: string, word: Word, kind: ExcelColumn["kind"]])[];
  readonly rows: readonly SheetRow[];
}
type Word = keyof typeof formWords;
type Said = (word: Word) => string;
type Rows = (content: SettlementContent, said: Said, language: Language) => Form;

/**
 * Makes the verb that writes one settlement as a form: its office and head, then its rows.
 *
 * Refuses: record.notFound · access.forbidden
 * Source: rule ST-12
 */
const settlementFormOf =
  (title: Word, form: Rows) =>
  async (
    tx: Tx,
    actor: Actor,
    { settlementId, language = actor.language }: Asked,
  ): Promise<AnsweredFile> => {
    const settlement = await getDocument(tx, actor.companyId, settlementSource, settlementId);
    await mustSeeDocument(tx, actor, settlementSource, settlement);
    const reader = { ...actor, language };
    const officeId = settlement.officeId ?? actor.officeId;
    const { office, letterhead } = await paperHead(tx, reader, officeId, settlement.userCreated);
    const content = await settlementContent(tx, reader, settlement, office.timeZone);
    const said: Said = (word) => say(formWords[word], language);
    const { columns, rows } = form(content, said, language);
    const { currencyId } = content;
    return {
      name: `${content.settlementNo.replace("/", "-")}.xlsx`,
      mime: sheetMime,
      bytes: writeExcel({
        sheet: said(title),
        titles: [
          [letterhead.company, letterhead.office].filter(Boolean).join(" · "),
          `${said(title)} ${content.settlementNo}`,
        ],
        facts: factsOf(content, said),
        columns: columns.map(([key, word, kind]) => ({
          key,
          header: said(word),
          kind,
          ...(kind === "money" ? { decimals: decimalsOf(currencyId) } : {}),
        })),
        rows,
        isBold: ({ isBold }) => isBold === true,
      }),
    };
  };

function factsOf(
  content: SettlementContent,
  said: Said,
): (readonly [string, string | SheetAmount])[] {
  const { amount, currencyId: currency } = content;
  const facts: readonly (readonly [Word, string | SheetAmount])[] = [
    ["requester", content.requester],
    ["department", content.department],
    ["payee", content.payee],
    ["requestDate", sayDay(content.requestDate)],
    ["dueDate", sayDay(content.dueDate)],
    ["method", content.paymentMethod],
    [
      "bank",
      [content.bankAccountNo, content.beneficiary, content.bankName].filter(Boolean).join(", "),
    ],
    ["reason", content.note],
    ["amount", { amount, decimals: decimalsOf(currency), currency }],
    ["inWords", content.inWords],
  ];
  return facts.filter(([, value]) => value !== "").map(([word, value]) => [said(word), value]);
}

/** The request with its costs by house and section, and what was advanced. */
export const exportSettlementForm = settlementFormOf("request", (content, said, language) => {
  const { houses } = content;
  const lines = houses.flatMap((house) => house.lines);
  const advanced = sum(houses.map((house) => house.advanced)).toFixed();
  return {
    columns: [
      ["name", "cost", "text"],
      ["net", "beforeTax", "money"],
      ["vat", "tax", "money"],
      ["total", "afterTax", "money"],
      ["invoiceNo", "invoiceNo", "text"],
      ["notes", "remark", "text"],
    ],
    rows: [
      ...houses.flatMap((house) => [
        { name: titleOf(house), notes: house.customer, isBold: true },
        ...sectionsOf(house, language),
        { ...sumsOf(house.lines), name: said("subtotal"), isBold: true },
        ...house.advances.map(({ advanceNo, requestDate, amount }) => ({
          name: `${said("advanced")} ${advanceNo}`,
          total: amount,
          notes: sayDay(requestDate),
        })),
        { name: said("difference"), total: house.balance, isBold: true },
      ]),
      { ...sumsOf(lines), name: said("total"), isBold: true },
      { name: said("advanced"), total: advanced, isBold: true },
      { name: said("difference"), total: content.balanceAmount, isBold: true },
      ...signersOf(content).map(({ level, name, on }) => ({
        name: said(level),
        invoiceNo: name,
        notes: on && sayDay(on),
      })),
    ],
  };
});

/** The costs by the statement or note that holds them, one row for each house. */
export const exportSettlementByDocument = settlementFormOf("byDocument", (content, said) => {
  const rows = content.houses.flatMap(rowsByDocument);
  const total = (key: "obh" | "credit" | "total" | "balance") =>
    sum(rows.map((row) => row[key])).toFixed();
  return {
    columns: [
      ["documentNo", "document", "text"],
      ["jobNo", "job", "text"],
      ["invoiceNo", "invoiceNo", "text"],
      ["customNo", "customNo", "text"],
      ["hwbno", "hwbno", "text"],
      ["mawb", "mawb", "text"],
      ["obh", "obh", "money"],
      ["credit", "credit", "money"],
      ["total", "total", "money"],
      ["balance", "balance", "money"],
    ],
    rows: [
      ...rows.toSorted((a, b) => (a.documentNo < b.documentNo ? -1 : 1)),
      {
        documentNo: said("total"),
        obh: total("obh"),
        credit: total("credit"),
        total: total("total"),
        balance: total("balance"),
        isBold: true,
      },
    ],
  };
});

/** The request in general: its amounts, and who approved it. */
export const exportSettlementGeneral = settlementFormOf("general", (content, said) => ({
  columns: [
    ["level", "level", "text"],
    ["approved", "approved", "flag"],
    ["name", "name", "text"],
    ["on", "day", "date"],
    ["amount", "amount", "money"],
  ],
  rows: [
    ...signersOf(content).map(({ level, name, on }) => ({
      level: said(level),
      approved: on !== "",
      name,
      on,
    })),
    { level: said("total"), amount: content.amount, isBold: true },
    { level: said("advanced"), amount: content.advanceAmount, isBold: true },
    { level: said("balance"), amount: content.balanceAmount, isBold: true },
  ],
}));

function signersOf(content: SettlementContent) {
  const { statusApproval, requester, requestDate, manager, accountant, director } = content;
  const isSent = statusApproval !== "New";
  return [
    { level: "requester", name: requester, on: isSent ? requestDate : "" },
    { level: "manager", ...manager },
    { level: "accountant", ...accountant },
    { level: "director", ...director },
  ] as const;
}

const titleOf = ({ jobNo, hwbno, mawb, customNo }: SettlementPaperHouse) =>
  [jobNo, hwbno, mawb, customNo].filter(Boolean).join(" · ");

const lessOf = (amount: string, less: string) => decimal(amount).minus(decimal(less)).toFixed();

const sections = Object.keys(costSections) as CostSection[];

function sumsOf(lines: readonly SettlementPaperLine[]) {
  return {
    net: sum(lines.map(({ net }) => net)).toFixed(),
    vat: sum(lines.map(({ vat }) => vat)).toFixed(),
    total: sum(lines.map(({ total }) => total)).toFixed(),
  };
}

function sectionsOf(house: SettlementPaperHouse, language: Language): SheetRow[] {
  return sections.flatMap((section) => {
    const lines = house.lines.filter((line) => line.section === section);
    if (lines.length === 0) return [];
    return [
      { name: say(costSections[section], language), isBold: true },
      ...lines.map((line) => ({ ...line })),
    ];
  });
}

/** The rows of a house; its advance counts with the first. */
function rowsByDocument(house: SettlementPaperHouse) {
  const { jobNo, hwbno, mawb, customNo } = house;
  return [...Map.groupBy(house.lines, ({ documentNo }) => documentNo)].map(
    ([documentNo, lines], at) => {
      const ofSide = (isOwed: boolean) =>
        sum(
          lines.filter(({ section }) => (section === "obh") === isOwed).map((each) => each.total),
        );
      const [obh, credit] = [ofSide(true), ofSide(false)];
      const total = obh.plus(credit).toFixed();
      return {
        documentNo,
        jobNo,
        invoiceNo: [...new Set(lines.map((each) => each.invoiceNo).filter(Boolean))].join(", "),
        customNo,
        hwbno,
        mawb,
        obh: obh.toFixed(),
        credit: credit.toFixed(),
        total,
        balance: lessOf(at === 0 ? house.advanced : "0", total),
      };
    },
  );
}
