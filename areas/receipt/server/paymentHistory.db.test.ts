import { dueRules } from "@fairway/areas/due/server/dueBooks.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { rows, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { addDays } from "@fairway/core/time/day.ts";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billInvoice, receive } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { keyMainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { pagePayments } from "../contract.ts";
import { getInvoiceExtendedDate, updateExtendDate } from "./extendDueDate.ts";
import { exportPayments, listPayments } from "./paymentHistoryList.ts";

const database = await testDatabase();
const { customer, day } = chargedJob;
const yen = castActor("receivable");

interface Ground {
  readonly local: string;
  readonly port: string;
}

const story = (work: (tx: Tx, on: Ground) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    const { selling, onBehalf } = await keyMainJobCharges(tx);
    const local = await billInvoice(tx, selling.slice(1), { paymentTerm: 10 });
    const port = await billInvoice(tx, onBehalf, { type: "InvoiceTemp", paymentTerm: 0 });
    await work(tx, { local: local.id, port: port.id });
    for (const rule of dueRules) {
      expect([rule.title.en, await rows(tx, await rule.breaches(companyId, tx))]).toEqual([
        rule.title.en,
        [],
      ]);
    }
  });

/** The receivables a number of days after the invoices. */
const later = (days: number): Actor => ({ ...yen, today: addDays(day, days) });
const page = { page: 1, size: 15 };
const listed = async (tx: Tx, criteria: object, actor = yen) =>
  (await listPayments(tx, actor, { ...page, ...pagePayments.body.parse(criteria) })).data;
const extend = (tx: Tx, refId: string, numberDaysExtend: number, extendDays = 0) =>
  updateExtendDate(tx, yen, {
    invoices: [{ refId, extendDays }],
    numberDaysExtend,
    note: "Promised by phone",
  });

describe("the history of payments", () => {
  test(
    "lists invoices with what was paid, what is open and how late it is",
    story(async (tx, { local, port }) => {
      await receive(tx, "511465", [local]);
      const [invoice] = await listed(tx, { paymentType: "Invoice" }, later(13));
      expect(invoice).toMatchObject({
        id: local,
        paidAmount: "511465",
        unpaidAmount: "10000000",
        paymentStatus: "Paid A Part",
        paymentDueDate: addDays(day, 10),
        overdueDays: 3,
        extendDays: 0,
      });
      const ids = async (criteria: object, days = 13) =>
        (await listed(tx, criteria, later(days))).map(({ id }) => id);
      expect(await ids({ paymentType: "OBH" })).toEqual([port]);
      expect(await ids({ overDueDays: "Between1_15" })).toEqual(
        expect.arrayContaining([local, port]),
      );
      expect(await ids({ overDueDays: "Over30" })).toEqual([]);
      expect(await ids({ overDueDays: "Over30" }, 40)).toEqual([port]);
      expect(await ids({ paymentStatus: "Unpaid" })).toEqual([port]);
      expect(await ids({ partnerId: customer, fromDueDate: addDays(day, 1) })).toEqual([local]);
    }),
  );

  test(
    "is one list of as many statements whatever it finds, and a sheet",
    story(async (tx, { local }) => {
      const count = async (criteria: object) => {
        const before = statementCount(tx);
        await listed(tx, criteria);
        return statementCount(tx) - before;
      };
      expect(await count({ paymentType: "All" })).toBe(await count({ paymentType: "OBH" }));
      await extend(tx, local, 5);
      const file = await exportPayments(tx, yen, {
        ...pagePayments.body.parse({}),
        format: "csv",
      } as never);
      expect(file).toBeTruthy();
    }),
  );
});

describe("a due day", () => {
  test(
    "is extended by days that add up, 365 at most, with a note",
    story(async (tx, { local }) => {
      await extend(tx, local, 20);
      await extend(tx, local, 15, 20);
      expect(await getInvoiceExtendedDate(tx, yen, { refNo: local })).toEqual({
        refId: local,
        paymentDueDate: addDays(day, 45),
        extendDays: 35,
        extendNote: "Promised by phone",
      });
      const far = await refusal(extend(tx, local, 331, 35));
      expect(wrongFields(far)).toEqual(["numberDaysExtend due.extendedTooFar"]);
      expect(far.say("en")).toContain("330 days are left");
      expect((await refusal(extend(tx, local, 1, 20))).code).toBe("record.conflict");
      const [row] = await listed(tx, { paymentType: "Invoice" }, later(46));
      expect([row?.overdueDays, row?.extendDays]).toEqual([1, 35]);
    }),
  );

  test(
    "of a paid invoice, of one of nobody or out of reach is not extended",
    story(async (tx, { port }) => {
      const nobody = "00000000-0000-7000-8000-000000000000";
      expect((await refusal(extend(tx, nobody, 5))).code).toBe("record.notFound");
      const sales = castActor("sales", { change: { acctARP: { write: "None" } } });
      const asked = { invoices: [{ refId: port, extendDays: 0 }], numberDaysExtend: 5, note: "x" };
      expect((await refusal(updateExtendDate(tx, sales, asked))).code).toBe("access.forbidden");
      await receive(tx, "4400000", [port]);
      expect((await refusal(extend(tx, port, 5))).code).toBe("receipt.extendPaid");
    }),
  );
});
