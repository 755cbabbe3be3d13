import { paperStatusOf } from "@fairway/areas/approval/model/signedLevels.ts";
import { signedLevels } from "@fairway/areas/approval/server/approvalPaper.ts";
import type { BillOnPaper } from "@fairway/areas/housebill/model/billOnPaper.ts";
import { billsOnPaper } from "@fairway/areas/housebill/server/billsOnPaper.ts";
import type { AuthoredHead } from "@fairway/areas/organisation/model/letterhead.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { decimal, sum } from "@fairway/core/money/decimal.ts";
import { amountText, money } from "@fairway/core/money/money.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { amountInWords } from "@fairway/core/words/amountInWords.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { say } from "@fairway/core/words/words.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import type { Settlement, SettlementLine } from "../model/settlement.ts";
import { whoOwes } from "../model/settlementAmounts.ts";
import {
  type CostSection,
  costSections,
  type SettlementPaper,
  type SettlementPaperAdvance,
  type SettlementPaperHouse,
  type SettlementPaperLine,
} from "../model/settlementPaper.ts";
import { settlementMethodWords } from "../model/settlementWords.ts";
import { readLines } from "./settlementTable.ts";

/** What a settlement prints besides the letterhead. */
export type SettlementContent = Omit<SettlementPaper, keyof AuthoredHead>;

/** Reads the printed content of a settlement in the language of the reader. */
export async function settlementContent(
  tx: Tx,
  actor: Actor,
  settlement: Settlement,
  timeZone: string,
): Promise<SettlementContent> {
  const { language } = actor;
  const { id, currencyId, amount, balanceAmount, voucherNo, voucherDate } = settlement;
  const named = (en: string | null, vi: string | null) => (language === "vi" ? vi : en) ?? en ?? "";
  const houses = await housesOf(tx, actor, settlement);
  return {
    statusApproval: paperStatusOf(settlement.statusApproval),
    settlementNo: settlement.settlementNo,
    requestDate: settlement.requestDate,
    dueDate: settlement.dueDate,
    requester: named(settlement.requesterName, settlement.requesterNameVn),
    department: named(settlement.departmentName, settlement.departmentNameVn),
    payee: settlement.payeeName ?? "",
    note: settlement.note ?? "",
    paymentMethod: say(settlementMethodWords[settlement.paymentMethod], language),
    beneficiary: settlement.bankAccountName ?? "",
    bankAccountNo: settlement.bankAccountNo ?? "",
    bankName: settlement.bankName ?? "",
    voucher: voucherNo && voucherDate ? `${voucherNo} · ${sayDay(voucherDate)}` : "",
    currencyId,
    amount,
    inWords: amountInWords(amount, currencyId, language),
    advanceAmount: settlement.advanceAmount ?? "",
    balanceAmount,
    owes: whoOwes(balanceAmount),
    houses,
    sums: sumsOf(
      houses.flatMap(({ lines }) => lines),
      currencyId,
    ),
    ...(await signedLevels(tx, actor, id, timeZone)),
  };
}

async function housesOf(
  tx: Tx,
  actor: Actor,
  { id, currencyId }: Settlement,
): Promise<SettlementPaperHouse[]> {
  const { companyId } = actor;
  const found = await readLines(tx, companyId, sql`l.settlement_id = ${id} and l.side = 'credit'`);
  const byHouse = [...Map.groupBy(found, ({ hblid }) => hblid)];
  const bills = await billsOnPaper(
    tx,
    actor,
    byHouse.map(([hblid]) => hblid),
  );
  const advances = await advancesOf(tx, companyId, id, currencyId);
  const holders = await holdersOf(tx, companyId, id);
  return byHouse.flatMap(([hblid, those]) => {
    const bill = bills.get(hblid);
    if (!bill) return [];
    const lines = those.map((line) => paperLine(actor, line, currencyId, holders));
    const taken = advances.filter((each) => each.hblid === hblid);
    return [houseOf({ bill, those, lines, taken, currencyId })];
  });
}

function houseOf(house: {
  readonly bill: BillOnPaper;
  readonly those: readonly SettlementLine[];
  readonly lines: readonly SettlementPaperLine[];
  readonly taken: readonly SettlementPaperAdvance[];
  readonly currencyId: string;
}): SettlementPaperHouse {
  const { bill, those, lines, taken, currencyId } = house;
  const total = sum(lines.map((line) => line.total));
  const advanced = sum(taken.map((each) => each.amount));
  const text = (value: ReturnType<typeof decimal>) => amountText(money(value, currencyId));
  return {
    ...bill,
    customNo: [...new Set(those.flatMap(({ customNo }) => customNo ?? []))].join(", "),
    // By section, each in the order of the settlement.
    lines: sections.flatMap((section) => lines.filter((line) => line.section === section)),
    sums: sumsOf(lines, currencyId),
    total: text(total),
    advances: taken.map(({ advanceNo, requestDate, amount }) => ({
      advanceNo,
      requestDate,
      amount,
    })),
    advanced: text(advanced),
    balance: text(advanced.minus(total)),
  };
}

const sections = Object.keys(costSections) as CostSection[];

function sumsOf(lines: readonly SettlementPaperLine[], currencyId: string) {
  const ofSection = (section: CostSection) =>
    sum(lines.filter((line) => line.section === section).map(({ total }) => total));
  return {
    invoice: amountText(money(ofSection("invoice"), currencyId)),
    noInvoice: amountText(money(ofSection("noInvoice"), currencyId)),
    obh: amountText(money(ofSection("obh"), currencyId)),
  };
}

/** The section of a line: on behalf, else with or without an invoice. */
const sectionOf = ({ type, invoiceNo }: SettlementLine): CostSection => {
  if (type === "OBH") return "obh";
  return invoiceNo ? "invoice" : "noInvoice";
};

function paperLine(
  { language }: Actor,
  line: SettlementLine,
  currencyId: string,
  holders: ReadonlyMap<string, string>,
): SettlementPaperLine {
  const [net, vat] =
    currencyId === localCurrency ? [line.netVnd, line.vatVnd] : [line.netUsd, line.vatUsd];
  return {
    section: sectionOf(line),
    name: language === "vi" ? line.chargeNameVn : line.chargeNameEn,
    supplier: line.payerName ?? line.paymentObjectName,
    documentNo: holders.get(line.chargeLineId) ?? "",
    invoiceNo: [line.seriesNo, line.invoiceNo].filter(Boolean).join(" "),
    net: net ?? "",
    vat: vat ?? "",
    total: amountText(money(decimal(net).plus(decimal(vat)), currencyId)),
    notes: line.notes ?? "",
  };
}

/** The advances that a settlement takes, each with the sum of its lines for a house. */
function advancesOf(tx: Tx, companyId: string, settlementId: string, currencyId: string) {
  const amount = sql.ref(currencyId === localCurrency ? "a.amount_vnd" : "a.amount_usd");
  return rows<SettlementPaperAdvance & { readonly hblid: string }>(
    tx,
    sql`select x.hblid, d.number as advance_no, o.request_date,
        trim_scale(sum(${amount}))::text as amount
      from (select distinct l.advance_id, l.hblid from settlement_line l
        where l.company_id = ${companyId} and l.settlement_id = ${settlementId}
          and l.advance_id is not null) x
      join document d on d.company_id = ${companyId} and d.id = x.advance_id
      join advance o on o.company_id = ${companyId} and o.id = x.advance_id
      join advance_line a on a.company_id = ${companyId} and a.advance_id = x.advance_id
        and a.hblid = x.hblid
      group by x.hblid, d.number, o.request_date
      order by d.number`,
  );
}

/** The statement, else the note, that holds each charge of a settlement on the credit side. */
async function holdersOf(tx: Tx, companyId: string, settlementId: string) {
  const found = await rows<{ chargeId: string; number: string }>(
    tx,
    sql`select distinct on (k.charge_id) k.charge_id, d.number
      from settlement_line l
      join charge_claim k on k.company_id = ${companyId} and k.charge_id = l.charge_id
        and k.side = l.side and k.slot in ('statement', 'note')
      join document d on d.company_id = ${companyId} and d.id = k.document_id
      where l.company_id = ${companyId} and l.settlement_id = ${settlementId}
      order by k.charge_id, k.slot desc`,
  );
  return new Map(found.map(({ chargeId, number }) => [chargeId, number]));
}
