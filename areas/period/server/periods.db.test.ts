import { rightsFor } from "@fairway/areas/access/model/rightsFor.ts";
import { updateInvoice as updateCall } from "@fairway/areas/invoice/contract.ts";
import { readInvoice } from "@fairway/areas/invoice/server/shownInvoice.ts";
import { updateInvoice } from "@fairway/areas/invoice/server/updateInvoice.ts";
import { addPayment as payCall } from "@fairway/areas/payable/contract.ts";
import { addPayment } from "@fairway/areas/payable/server/addPayment.ts";
import { addDays, addMonths } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, type Tx } from "@fairway/engine/db/tx.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billInvoice, receive } from "../../../tests/cast/billing.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { keyMainJobCharges, type MainJobCharges } from "../../../tests/cast/mainJobCharges.ts";
import { offices } from "../../../tests/cast/people.ts";
import { race } from "../../../tests/cast/race.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import * as contract from "../contract.ts";
import { closePeriod, reopenPeriod } from "./closePeriod.ts";
import "./handlers.ts";
import { firstOf, periodHistory, periodsOfYear, unfinishedOfMonth } from "./readPeriods.ts";

const database = await testDatabase();
const { carrier } = chargedJob;
const officeId = offices.hcm;
/** The last month that is over, on the day of the actor. */
const month = addMonths(firstOf(castActor("accountant").today), -1);
const inMonth = addDays(month, 9);
const later = addMonths(month, 1);
const ha = castActor("accountant");

beforeAll(() => inTransaction(database, writeChargedJob));

const story = (work: (tx: Tx, charges: MainJobCharges) => Promise<void>) => () =>
  rolledBack(database, async (tx) => work(tx, await keyMainJobCharges(tx)));

const close = (tx: Tx, change: object = {}, actor = ha) =>
  closePeriod(
    tx,
    actor,
    contract.closePeriod.body.parse({ officeId, month, version: 0, reason: "Audited", ...change }),
  );
const change = async (tx: Tx, id: string, more: object) => {
  const { version } = await readInvoice(tx, ha.companyId, id);
  return updateInvoice(tx, ha, updateCall.body.parse({ id, version, ...more }));
};
type Case = (tx: Tx, charges: MainJobCharges) => Promise<unknown>;

/** What is refused once the month is closed. */
const cases: Readonly<Record<string, Case>> = {
  "an invoice": async (tx, { selling }) => {
    await close(tx);
    return billInvoice(tx, selling, { date: inMonth });
  },
  "an invoice that moves into it": async (tx, { selling }) => {
    const { id } = await billInvoice(tx, selling, { date: later });
    await close(tx);
    return change(tx, id, { date: inMonth });
  },
  "an invoice that moves out of it": async (tx, { selling }) => {
    const { id } = await billInvoice(tx, selling, { date: inMonth });
    await close(tx);
    return change(tx, id, { date: later });
  },
  "a voucher": async (tx, { buying }) => {
    await close(tx);
    return billInvoice(tx, buying, { type: "Voucher", partnerId: carrier, date: inMonth });
  },
  "a receipt": async (tx, { selling }) => {
    const early = addDays(inMonth, -15);
    const { id } = await billInvoice(tx, selling, { date: early });
    await close(tx);
    return receive(tx, "1000", [id], { paymentDate: inMonth });
  },
  "a payment to a vendor": async (tx, { buying }) => {
    const early = addDays(inMonth, -15);
    const { id: voucherId } = await billInvoice(tx, buying, {
      type: "Voucher",
      partnerId: carrier,
      date: early,
    });
    await close(tx);
    const ask = {
      partnerId: carrier,
      currencyId: "VND",
      paymentDate: inMonth,
      payments: [{ voucherId, amount: "1000" }],
    };
    return addPayment(tx, ha, payCall.body.parse(ask));
  },
};

// Rule PE-2.
describe("a closed month does not take", () => {
  test.each(Object.entries(cases))("%s, and names the first open day", async (_, work) => {
    const refused = await refusal(
      inTransaction(database, async (tx) => work(tx, await keyMainJobCharges(tx))),
    );
    expect([refused.code, refused.facts]).toEqual([
      "period.closed",
      { day: sayDay(inMonth), open: sayDay(later) },
    ]);
  });
});

// Rules PE-1 and PE-3.
test(
  "a month is closed when it is over and opened again, with a reason, by whom it concerns",
  story(async (tx, { selling }) => {
    const invoice = await billInvoice(tx, selling, { date: inMonth });
    const year = month.slice(0, 4);
    const read = async (actor = ha) => {
      const ask = contract.periodsOfYear.query.parse({ officeId, year });
      return (await periodsOfYear(tx, actor, ask)).find((each) => each.month === month);
    };
    expect(await read()).toMatchObject({ isClosed: false, unsent: 1, version: 0, may: ["close"] });
    const open = await unfinishedOfMonth(tx, ha, { officeId, month });
    expect(open).toMatchObject([{ id: invoice.id, reason: "unsent", day: inMonth }]);
    const coming = firstOf(ha.today);
    expect((await refusal(close(tx, { month: coming }))).code).toBe("period.notOver");
    expect((await refusal(close(tx, { version: 1 }))).code).toBe("record.conflict");
    const hph = castActor("documentationHph", { rights: rightsFor("accountant") });
    expect((await refusal(close(tx, {}, hph))).code).toBe("record.notFound");
    expect((await refusal(read(hph))).code).toBe("record.notFound");
    const clerk = castActor("accountant", { change: { accManagement: { special: ["Invoice"] } } });
    expect((await refusal(close(tx, {}, clerk))).code).toBe("access.forbidden");
    expect((await read(clerk))?.may).toEqual([]);

    const { data } = await close(tx);
    expect(data).toMatchObject({ isClosed: true, reason: "Audited", version: 1, may: ["reopen"] });
    expect((await refusal(close(tx, { version: 1 }))).code).toBe("period.closedAlready");
    // What does not concern the day changes still.
    await change(tx, invoice.id, { description: "As agreed" });
    const id = data.id ?? "";
    const ask = { id, version: 1, reason: "A voucher was missing" };
    expect((await refusal(reopenPeriod(tx, hph, ask))).code).toBe("record.notFound");
    const { data: again } = await reopenPeriod(tx, ha, ask);
    expect(again).toMatchObject({ isClosed: false, version: 2, may: ["close"] });
    expect((await refusal(reopenPeriod(tx, ha, { ...ask, version: 2 }))).code).toBe(
      "period.openAlready",
    );
    await change(tx, invoice.id, { date: later });
    const history = await periodHistory(tx, ha, { ...contract.periodHistory.query.parse({}), id });
    expect(JSON.stringify(history)).toContain("A voucher was missing");
  }),
);

// Rule PE-4.
test("closing waits for a document that is being dated, and the next one is refused", async () => {
  const charges = await inTransaction(database, keyMainJobCharges);
  const waited = await race(
    database,
    (tx) => billInvoice(tx, charges.selling.slice(0, 1), { date: inMonth }),
    (tx) => close(tx),
  );
  expect(waited.status).toBe("fulfilled");
  const late = inTransaction(database, (tx) =>
    billInvoice(tx, charges.selling.slice(1, 2), { date: inMonth }),
  );
  expect((await refusal(late)).code).toBe("period.closed");
});
