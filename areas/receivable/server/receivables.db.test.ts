import { getCreditFigures } from "@fairway/areas/balance/server/getCreditFigures.ts";
import { cancelInvoice } from "@fairway/areas/invoice/server/cancelInvoice.ts";
import type { AnsweredFile } from "@fairway/core/contract/call.ts";
import { sum } from "@fairway/core/money/decimal.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { one, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { readExcel } from "@fairway/engine/paper/readExcel.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { activate, agree } from "../../../tests/cast/agreedPartner.ts";
import { billInvoice, receive, takeBack } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { keyMainJobCharges, type MainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import {
  calculateDebitAmount as calculateCall,
  getDebitDetail as documentsCall,
  pageReceivables as pageCall,
  queryReceivables as queryCall,
} from "../contract.ts";
import type { FigureName } from "../model/figures.ts";
import { getDebitDetail, getDebtDetail } from "./getDebtDetail.ts";
import { pageReceivables, queryReceivables } from "./listReceivables.ts";
import {
  exportDebitByContract,
  exportOutstandingDebit,
  exportReceivables,
} from "./exportReceivables.ts";
import { moveSalesman } from "./moveSalesman.ts";
import { calculateDebitAmount } from "./recountReceivables.ts";

const database = await testDatabase();
const ar = castActor("administrator");
const { customer, jobId } = chargedJob;
const shipped = "2026-01-15";
const billed = "2026-11-20";

interface Ground extends MainJobCharges {
  readonly agreementId: string;
}
const story =
  (work: (tx: Tx, ground: Ground) => Promise<void>, terms: object = {}) =>
  () =>
    rolledBack(database, async (tx) => {
      await writeChargedJob(tx);
      await run(
        tx,
        sql`update shipment set service_date = ${shipped} where company_id = ${companyId}`,
      );
      const agreementId = await agree(tx, customer, {
        creditLimit: "100000000",
        paymentTerm: 30,
        paymentTermObh: 15,
        ...terms,
      });
      await activate(tx, agreementId);
      await work(tx, { ...(await keyMainJobCharges(tx)), agreementId });
    });

const asked = (more: object) => queryCall.body.parse({ partnerId: customer, ...more });
async function owed(tx: Tx, more: object = {}, actor = ar) {
  const found = await queryReceivables(tx, actor, asked(more));
  expect(found).toHaveLength(1);
  return found[0] as (typeof found)[number];
}
const page = (tx: Tx, more: object, actor = ar) =>
  pageReceivables(tx, actor, { ...pageCall.query.parse({}), ...pageCall.body.parse(more) });
const behind = (tx: Tx, agreementId: string, figure: FigureName, more: object = {}) =>
  getDebitDetail(tx, ar, documentsCall.body.parse({ agreementId, figure, ...more }));
async function bytesOf({ bytes }: AnsweredFile): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  if (bytes instanceof Uint8Array) return bytes;
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts);
}
const gross = (tx: Tx, type: string) =>
  one<{ vnd: string }>(
    tx,
    sql`select trim_scale(sum(amount_vnd + vat_amount_vnd))::text as vnd from surcharge
      where company_id = ${companyId} and payment_object_id = ${customer} and type = ${type}`,
  );

describe("what a customer owes", () => {
  test(
    "is read with one statement and is what its agreement says",
    story(async (tx, { agreementId, selling, onBehalf }) => {
      const local = await billInvoice(tx, selling.slice(1));
      await billInvoice(tx, onBehalf, { type: "InvoiceTemp" });
      await receive(tx, "1000000", [local.id]);
      const before = statementCount(tx);
      const row = await owed(tx);
      expect(statementCount(tx) - before).toBe(1);
      const figures = await getCreditFigures(tx, ar, { argeementId: agreementId });
      expect(row).toMatchObject({
        agreementId,
        agreementType: "Official",
        agreementStatus: "Active",
        currency: "VND",
        creditLimited: "100000000",
        debitAmount: figures.debitAmount,
        debitRate: figures.creditRate,
        paidAmount: "1000000",
        billingAmount: local.totalAmount,
        obhAmount: "4400000",
        obhUnpaid: "4400000",
      });
      expect(sum([row.billingUnpaid, row.paidAmount]).toFixed()).toBe(local.totalAmount);
      expect(sum([row.sellingNoVat, row.billingUnpaid, row.obhAmount]).toFixed()).toBe(
        row.debitAmount,
      );
    }),
  );

  test(
    "ages from due days: own invoices over 30 days and any on behalf are overdue",
    story(async (tx, { selling, onBehalf }) => {
      const invoice = await billInvoice(tx, selling);
      const paper = await billInvoice(tx, onBehalf, { type: "InvoiceTemp" });
      const due = invoice.paymentDueDate as string;
      const dueObh = paper.paymentDueDate as string;
      expect([due, dueObh]).toEqual([addDays(billed, 30), addDays(billed, 15)]);
      const on = (day: string, days: number) => owed(tx, { day: addDays(day, days) });
      const total = invoice.totalAmount;
      const table = [
        [due, 0, "notDue", false],
        [due, 1, "over1To15", false],
        [due, 15, "over1To15", false],
        [due, 16, "over16To30", false],
        [due, 30, "over16To30", false],
        [due, 31, "over30", true],
      ] as const;
      for (const [day, days, bucket, isOverDue] of table) {
        const row = await on(day, days);
        expect(row[bucket], `${days} days`).toBe(total);
        const ages = [row.notDue, row.over1To15, row.over16To30, row.over30];
        expect(sum(ages).toFixed()).toBe(total);
        expect(row.isOverDue).toBe(isOverDue);
      }
      expect(await on(dueObh, 0)).toMatchObject({ obhNotDue: "4400000", isOverDueObh: false });
      expect(await on(dueObh, 1)).toMatchObject({ obhOver1To15: "4400000", isOverDueObh: true });
      expect(await on(dueObh, 16)).toMatchObject({ obhOver16To30: "4400000" });
      expect(await on(dueObh, 31)).toMatchObject({ obhOver30: "4400000" });
      expect(await page(tx, { receivableTab: 1, overDueDay: "over30" })).toMatchObject({
        totalItems: 0,
      });
      const late = { receivableTab: 1, overDueDay: "over30", day: addDays(due, 31) };
      expect((await page(tx, late)).data).toMatchObject([{ partnerId: customer }]);
    }),
  );

  test(
    "an advance in US dollars lowers the rate of a VND agreement by its worth as received",
    story(async (tx, { agreementId, selling }) => {
      await billInvoice(tx, selling);
      const before = await owed(tx);
      const taken = { class: "Advance", agreementId, currencyId: "USD" } as const;
      await receive(tx, "100", [], taken);
      const after = await owed(tx);
      expect(after.advanceAmount).toBe("2541250");
      const rate = sum([after.debitAmount]).minus("2541250").dividedBy("1000000").toFixed(2);
      expect(after.debitRate).toBe(rate);
      expect(before.debitRate).not.toBe(rate);
      expect(await behind(tx, agreementId, "advanceAmount")).toMatchObject([
        { type: "Receipt", unpaid: { vnd: "2541250", usd: "100.00" } },
      ]);
    }),
  );

  test(
    "is over the limit above its rate",
    story(
      async (tx) => {
        const row = await owed(tx);
        expect(row.isOverLimit).toBe(true);
        const beyond = sum([row.debitAmount]).minus("1000000").toFixed();
        expect(row.overCreditAmount).toBe(beyond);
        expect((await page(tx, { receivableTab: 1, debitRateFrom: "120" })).totalItems).toBe(1);
        expect((await page(tx, { receivableTab: 1, debitRateTo: "120" })).totalItems).toBe(0);
      },
      { creditLimit: "1000000" },
    ),
  );
});

describe("as of a past day", () => {
  test(
    "a line is not invoiced from its service date until the day of its invoice",
    story(async (tx, { selling }) => {
      const { vnd } = await gross(tx, "SELL");
      const onBehalf = (await gross(tx, "OBH")).vnd;
      const invoice = await billInvoice(tx, selling, { date: billed });
      await receive(tx, invoice.totalAmount, [invoice.id], { paymentDate: "2026-11-24" });
      expect(await queryReceivables(tx, ar, asked({ day: addDays(shipped, -1) }))).toEqual([]);
      const before = await owed(tx, { day: addDays(billed, -1) });
      expect(before).toMatchObject({ sellingNoVat: vnd, billingUnpaid: "0", obhAmount: onBehalf });
      expect(await owed(tx, { day: billed })).toMatchObject({
        sellingNoVat: "0",
        billingUnpaid: invoice.totalAmount,
      });
      expect(await owed(tx, { day: "2026-11-23" })).toMatchObject({
        billingUnpaid: invoice.totalAmount,
      });
      expect(await owed(tx, { day: "2026-11-24" })).toMatchObject({
        billingUnpaid: "0",
        debitAmount: onBehalf,
      });
    }),
  );

  test(
    "a payment that was taken back counts until the day of its mirror",
    story(async (tx, { selling }) => {
      const invoice = await billInvoice(tx, selling);
      const receipt = await receive(tx, "1000000", [invoice.id]);
      await takeBack(tx, receipt.id);
      const now = today(ar.timeZone);
      expect(await owed(tx, { day: addDays(now, -1) })).toMatchObject({ paidAmount: "1000000" });
      expect(await owed(tx)).toMatchObject({
        paidAmount: "0",
        billingUnpaid: invoice.totalAmount,
      });
    }),
  );

  test(
    "an invoice that was canceled counts until then; its lines do from then on",
    story(async (tx, { selling }) => {
      const { vnd } = await gross(tx, "SELL");
      const invoice = await billInvoice(tx, selling);
      await cancelInvoice(tx, castActor("administrator"), { id: invoice.id, reason: "Wrong" });
      const yesterday = addDays(today(ar.timeZone), -1);
      expect(await owed(tx, { day: yesterday })).toMatchObject({
        sellingNoVat: "0",
        billingUnpaid: invoice.totalAmount,
      });
      expect(await owed(tx)).toMatchObject({ sellingNoVat: vnd, billingUnpaid: "0" });
    }),
  );
});

describe("the tabs", () => {
  test(
    "debts under no agreement stand in the last one, with their salesman, for its own right",
    story(async (tx, { agreementId }) => {
      await run(
        tx,
        sql`delete from partner_agreement_service
          where company_id = ${companyId} and agreement_id = ${agreementId}`,
      );
      expect(await queryReceivables(tx, ar, asked({}))).toEqual([]);
      const { data } = await page(tx, { receivableTab: 4 });
      expect(data).toMatchObject([{ partnerId: customer, agreementId: null, currency: "VND" }]);
      const [row] = data;
      const detail = await getDebtDetail(tx, ar, {
        agreementId: null,
        partnerId: customer,
        saleManId: row?.salesmanId ?? null,
        day: null,
      });
      expect(detail.debitAmount).toBe(row?.debitAmount);
      expect(detail.offices[0]?.debitAmount).toBe(row?.debitAmount);
      const without = castActor("administrator", { change: { acctARP: { special: [] } } });
      expect(await refusal(page(tx, { receivableTab: 4 }, without))).toMatchObject({
        code: "access.forbidden",
      });
    }),
  );

  test(
    "guarantees are listed by salesman and opened by partner",
    story(
      async (tx, { agreementId }) => {
        const { data } = await page(tx, { receivableTab: 2 });
        expect(data).toMatchObject([{ agreements: 1, partnerId: null }]);
        const salesmanId = data[0]?.salesmanId;
        const rows = await queryReceivables(
          tx,
          ar,
          queryCall.body.parse({ receivableTab: 2, salesmanId }),
        );
        expect(rows).toMatchObject([{ agreementId, debitAmount: data[0]?.debitAmount }]);
      },
      { contractType: "Guarantee", contractNo: null, expiredDate: null },
    ),
  );

  test(
    "show debts of offices within reach only",
    story(async (tx) => {
      const away = castActor("administrator", {
        change: { acctARP: { list: "Office" } },
        officeId: offices.hph,
      });
      expect(await queryReceivables(tx, away, asked({}))).toEqual([]);
    }),
  );
});

test(
  "a partner counted again has no difference, and one that differs is named with its document",
  story(async (tx, { selling }) => {
    const invoice = await billInvoice(tx, selling.slice(0, 1));
    const counted = async () =>
      (
        await calculateDebitAmount(
          tx,
          ar,
          calculateCall.body.parse({ entities: [{ partnerId: customer }] }),
        )
      ).data;
    expect(await counted()).toEqual({ partners: 1, differences: [] });
    await run(
      tx,
      sql`insert into open_sum_move (company_id, partner_id, sale_man_id, office_id,
          transaction_type, type, currency_id, lines, total, total_vnd, total_usd, without_usd)
        select company_id, partner_id, sale_man_id, office_id, transaction_type, type, currency_id,
          0, 7, 7, 0, 0 from open_sum_source
        where company_id = ${companyId} and partner_id = ${customer} and type = 'OBH'`,
    );
    expect((await counted()).differences).toMatchObject([
      { recount: "lines", documentNo: "HCM SFE OBH VND", kept: "4400007", counted: "4400000" },
    ]);
    await run(tx, sql`alter table due disable trigger user`);
    await run(
      tx,
      sql`update due set due_on = due_on + 1
        where company_id = ${companyId} and document_id = ${invoice.id}`,
    );
    const { differences } = await counted();
    expect(differences).toContainEqual(
      expect.objectContaining({
        recount: "dueDay",
        documentId: invoice.id,
        counted: invoice.paymentDueDate,
      }),
    );
  }),
);

test(
  "the open items of a partner move to the salesman of another agreement, with its terms",
  story(async (tx, { selling, agreementId }) => {
    const invoice = await billInvoice(tx, selling);
    const other = await agree(tx, customer, {
      salemanId: people.administrator.id,
      contractNo: "HD-2026-02",
      paymentTerm: 45,
    });
    const move = () =>
      moveSalesman(tx, ar, {
        agreementId: other,
        fromSaleManId: people.sales.id,
        reason: "Handed over",
      });
    expect(await refusal(move())).toMatchObject({ code: "receivable.agreementInactive" });
    await activate(tx, other);
    await move();
    const found = await queryReceivables(tx, ar, asked({}));
    const by = new Map(found.map((each) => [each.agreementId, each]));
    expect(by.get(other)?.billingUnpaid).toBe(invoice.totalAmount);
    expect(by.get(agreementId)?.billingUnpaid).toBe("0");
    expect(await behind(tx, other, "billingUnpaid")).toMatchObject([
      { documentId: invoice.id, dueDate: addDays(billed, 45) },
    ]);
  }),
);

describe("sheets", () => {
  test(
    "have the rows of the list and the documents of a figure",
    story(async (tx, { agreementId, selling }) => {
      const invoice = await billInvoice(tx, selling);
      const cells = async (file: Promise<AnsweredFile>) =>
        JSON.stringify(
          (await readExcel(await bytesOf(await file), { headerRow: 1, isForm: true })).rows,
        );
      const row = await owed(tx);
      const ask = queryCall.body.parse({ receivableTab: 1 });
      expect(await cells(exportReceivables(tx, ar, ask))).toContain(row.debitAmount);
      const byContract = exportDebitByContract(tx, ar, { agreementId, day: null });
      expect(await cells(byContract)).toContain(invoice.totalAmount);
      const open = exportOutstandingDebit(tx, ar, { salemanId: people.sales.id, day: null });
      expect(await cells(open)).toContain(invoice.totalAmount);
      const none = exportOutstandingDebit(tx, ar, {
        salemanId: people.administrator.id,
        day: null,
      });
      expect(await cells(none)).not.toContain(invoice.totalAmount);
    }),
  );
});

describe("a figure opens its documents", () => {
  test(
    "by office and service, each adding up to the figure",
    story(async (tx, { agreementId, selling }) => {
      const invoice = await billInvoice(tx, selling.slice(0, 2));
      await receive(tx, "1000000", [invoice.id]);
      const detail = await getDebtDetail(tx, ar, {
        agreementId,
        partnerId: null,
        saleManId: null,
        day: null,
      });
      const figures = [
        "debitAmount",
        "sellingNoVat",
        "billingUnpaid",
        "obhAmount",
        "notDue",
      ] as const;
      for (const figure of figures) {
        const documents = await behind(tx, agreementId, figure);
        expect(sum(documents.map((each) => each.unpaid.vnd)).toFixed(), figure).toBe(
          detail[figure],
        );
        const parts = detail.offices.flatMap(({ services }) =>
          services.map((each) => each[figure]),
        );
        expect(sum(parts).toFixed()).toBe(detail[figure]);
      }
      expect(await behind(tx, agreementId, "paidAmount")).toMatchObject([
        { documentId: invoice.id, paid: { vnd: "1000000" }, status: "Paid A Part" },
      ]);
      expect(await behind(tx, agreementId, "sellingNoVat")).toMatchObject([
        { documentId: null, jobId, type: "SELL", currencyId: "USD", refNo: chargedJob.jobNo },
        { documentId: null, jobId, type: "SELL", currencyId: "VND", refNo: chargedJob.jobNo },
      ]);
    }),
  );

  test(
    "an unknown agreement is not found",
    story(async (tx) => {
      const id = "0190c0de-0000-7000-8000-00000000ffff";
      expect(await refusal(behind(tx, id, "debitAmount"))).toMatchObject({
        code: "record.notFound",
      });
    }),
  );
});
