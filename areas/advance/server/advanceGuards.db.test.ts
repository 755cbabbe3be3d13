import { approveAll } from "@fairway/areas/approval/server/decideMany.ts";
import { cancelShipment } from "@fairway/areas/shipment/server/cancelShipment.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, run, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import {
  advanceDay,
  advanceFormOf as form,
  advanceLineOf as line,
  approvedAdvance,
  billedJob,
  sendAdvance,
  writeAdvanceGround,
} from "../../../tests/cast/advanceGround.ts";
import { companyId, offices } from "../../../tests/cast/people.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import * as contract from "../contract.ts";
import { approveAdvance, denyAdvances, unlockAdvances } from "./advanceApproval.ts";
import { updateVoucher } from "./changeAdvance.ts";
import { getAdvance } from "./getAdvance.ts";
import { insertEntries } from "./ledgerTable.ts";
import { dropVoucher, stampVoucher } from "./ledgerVoucher.ts";
import { addAdvance, updateAdvance } from "./saveAdvance.ts";
import { getAdvanceSetting, saveAdvanceSetting } from "./settingOfOffice.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const administrator = castActor("administrator");
const accountant = castActor("accountant");

beforeAll(() => inTransaction(database, writeAdvanceGround));
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);
const add = async (tx: Tx, ask: object) =>
  (await addAdvance(tx, lan, contract.addAdvance.body.parse(ask))).data;

const setLimits = (tx: Tx, office: string, limits: { openLimit?: string; voucherDays?: number }) =>
  run(
    tx,
    sql`insert into advance_setting (company_id, id, office_id, term_days, voucher_days, open_limit)
      values (${companyId}, ${newId()}, ${office}, 10, ${limits.voucherDays ?? 20},
        ${limits.openLimit ?? null})`,
  );

test(
  "an office has the usual terms until it saves its own, with the version that was read",
  story(async (tx) => {
    const ask = (change: object) =>
      contract.saveAdvanceSetting.body.parse({
        officeId: offices.hcm,
        version: 0,
        termDays: 10,
        voucherDays: 20,
        openLimit: "5000000",
        overdueDays: null,
        ...change,
      });
    const read = () => getAdvanceSetting(tx, administrator, { officeId: offices.hcm });
    expect(await read()).toMatchObject({
      termDays: 7,
      voucherDays: 14,
      openLimit: null,
      version: 0,
    });
    const { data } = await saveAdvanceSetting(tx, administrator, ask({}));
    expect(data).toMatchObject({ termDays: 10, voucherDays: 20, openLimit: "5000000", version: 1 });
    const late = refusal(saveAdvanceSetting(tx, administrator, ask({ termDays: 5 })));
    expect((await late).code).toBe("record.conflict");
    const again = ask({ version: 1, openLimit: null, overdueDays: 30 });
    await saveAdvanceSetting(tx, administrator, again);
    expect(await read()).toMatchObject({ openLimit: null, overdueDays: 30, version: 2 });
    const near = castActor("documentation", {
      change: { acctAP: { list: "Office" }, sysOffice: { detail: "None", list: "None" } },
    });
    expect(await getAdvanceSetting(tx, near, { officeId: offices.hcm })).toMatchObject({
      version: 2,
    });
    const unseen = refusal(getAdvanceSetting(tx, near, { officeId: offices.hph }));
    expect((await unseen).code).toBe("record.notFound");
    const clerk = castActor("documentation", { change: { sysOffice: { write: "None" } } });
    const refused = refusal(saveAdvanceSetting(tx, clerk, ask({ version: 2 })));
    expect((await refused).code).toBe("access.forbidden");
    for (const wrong of [{ termDays: -1 }, { voucherDays: 1000 }, { openLimit: "0" }]) {
      expect(contract.saveAdvanceSetting.body.safeParse({ ...ask({}), ...wrong }).success).toBe(
        false,
      );
    }
  }),
);

/** Runs `second` while the transaction of `first` waits to commit; returns what `second` got. */
async function during(
  first: (tx: Tx) => Promise<unknown>,
  second: (tx: Tx) => Promise<unknown>,
): Promise<string> {
  const written = Promise.withResolvers<undefined>();
  const goOn = Promise.withResolvers<undefined>();
  const former = inTransaction(database, async (tx) => {
    await first(tx);
    written.resolve(undefined);
    await goOn.promise;
  });
  await written.promise;
  const other = inTransaction(database, second).then(
    () => "stored",
    (fault) => String(fault.code),
  );
  await inTransaction(database, waiting);
  goOn.resolve(undefined);
  await former;
  return other;
}

/** Waits until a session waits for the lock of another one. */
async function waiting(tx: Tx): Promise<void> {
  for (let look = 0; look < 200; look++) {
    const { locked } = await one<{ locked: number }>(
      tx,
      sql`select count(*)::integer as locked from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (locked > 0) return;
    await run(tx, sql`select pg_sleep(0.02), pg_stat_clear_snapshot()`);
  }
}

test("no advance is made for a job while it is canceled", async () => {
  const billed = await inTransaction(database, billedJob);
  const made = during(
    (tx) => cancelShipment(tx, administrator, { id: billed.job.id, reason: null }),
    (tx) => add(tx, form("VND", [line(billed, "500000")])),
  );
  expect(await made).toBe("advance.jobCanceled");
});

test("two advances sent at once do not exceed the limit of their requester together", async () => {
  const billed = await inTransaction(database, async (tx) => {
    await setLimits(tx, offices.hcm, { openLimit: "1000000" });
    return billedJob(tx);
  });
  const ask = form("VND", [line(billed, "900000")]);
  const drafts = await inTransaction(database, async (tx) => [
    await add(tx, ask),
    await add(tx, ask),
  ]);
  const [first, second] = drafts.map(({ id, version }) => ({ ...ask, id, version }));
  const sent = during(
    (tx) => sendAdvance(tx, first ?? {}),
    (tx) => sendAdvance(tx, second ?? {}),
  );
  expect(await sent).toBe("advance.openLimit");
  await inTransaction(database, (tx) => run(tx, sql`delete from advance_setting`));
});

test(
  "only the requester changes and sends an advance; others are not offered it",
  story(async (tx) => {
    const billed = await billedJob(tx);
    const made = await add(tx, form("VND", [line(billed, "500000")]));
    expect(made.may).toEqual(expect.arrayContaining(["update", "send"]));
    const seen = await getAdvance(tx, administrator, { advanceId: made.id });
    expect(seen.may).not.toContain("update");
    expect(seen.may).not.toContain("send");
    const { id, version } = made;
    const ask = { ...form("VND", [line(billed, "999000")]), id, version };
    const changed = updateAdvance(tx, administrator, contract.updateAdvance.body.parse(ask));
    expect((await refusal(changed)).code).toBe("approval.notRequester");
    const sent = sendAdvance(tx, ask, administrator);
    expect((await refusal(sent)).code).toBe("approval.notRequester");
  }),
);

test(
  "an advance with a voucher is not denied or unlocked before the voucher is removed",
  story(async (tx) => {
    const ask = form("VND", [line(await billedJob(tx), "500000")]);
    const { id, advanceNo } = await approvedAdvance(tx, ask);
    const paid = { advanceNo, voucherNo: "PC01", voucherDate: "2026-03-20" };
    await updateVoucher(tx, accountant, { vouchers: [paid] });
    const unlocked = unlockAdvances(tx, accountant, { ids: [id], comment: "again" });
    expect((await refusal(unlocked)).code).toBe("advance.vouchered");
    const denied = denyAdvances(tx, accountant, { ids: [id], comment: "again" });
    expect((await refusal(denied)).code).toBe("advance.vouchered");
    const removed = { advanceNo, voucherNo: null, voucherDate: null };
    await updateVoucher(tx, accountant, { vouchers: [removed] });
    await unlockAdvances(tx, accountant, { ids: [id], comment: "again" });
    expect((await getAdvance(tx, lan, { advanceId: id })).statusApproval).toBe("Denied");
  }),
);

test(
  "an advance that was approved once keeps its currency",
  story(async (tx) => {
    const billed = await billedJob(tx);
    const { id } = await approvedAdvance(tx, form("VND", [line(billed, "500000")]));
    await unlockAdvances(tx, accountant, { ids: [id], comment: "again" });
    const { version } = await getAdvance(tx, lan, { advanceId: id });
    const change = (currency: string, amount: string) => {
      const ask = { ...form(currency, [line(billed, amount)]), id, version };
      return updateAdvance(tx, lan, contract.updateAdvance.body.parse(ask));
    };
    expect(wrongFields(await refusal(change("USD", "20")))).toEqual([
      "currencyId advance.currencyStays",
    ]);
    expect((await change("VND", "600000")).data.amount).toBe("600000");
  }),
);

test(
  "of a settled advance nothing counts for the limit, whatever its rates left in VND",
  story(async (tx) => {
    const billed = await billedJob(tx);
    const { id, amount, userCreated } = await approvedAdvance(
      tx,
      form("USD", [line(billed, "1000")]),
    );
    await setLimits(tx, offices.hcm, { openLimit: "2000000" });
    const next = () => add(tx, form("VND", [line(billed, "900000")]));
    expect((await refusal(next())).code).toBe("advance.openLimit");
    const spent = { advanceId: id, currencyId: "USD", cause: "returned", day: advanceDay } as const;
    await insertEntries(tx, accountant, [
      {
        ...spent,
        requester: userCreated ?? "",
        amount: `-${amount}`,
        amountVnd: "-24000000",
        voucherNo: "PT01",
      },
    ]);
    expect((await next()).statusApproval).toBe("New");
  }),
);

test(
  "days after today are refused by field, and nothing is stored",
  story(async (tx) => {
    const billed = await billedJob(tx);
    const ask = form("VND", [line(billed, "500000")]);
    const ahead = add(tx, { ...ask, requestDate: "2099-12-31", dueDate: "2099-12-31" });
    expect(wrongFields(await refusal(ahead))).toEqual(["requestDate advance.requestAhead"]);
    const { advanceNo, id } = await approvedAdvance(tx, ask);
    const late = { advanceNo, voucherNo: "PC01", voucherDate: "2100-12-31" };
    const written = updateVoucher(tx, accountant, { vouchers: [late] });
    expect(wrongFields(await refusal(written))).toEqual([
      "vouchers.0.voucherDate advance.voucherAhead",
    ]);
    expect((await getAdvance(tx, lan, { advanceId: id })).voucherNo).toBeNull();
  }),
);

test(
  "an advance of another office is unknown to who writes vouchers",
  story(async (tx) => {
    const { advanceNo } = await approvedAdvance(
      tx,
      form("VND", [line(await billedJob(tx), "500000")]),
    );
    const other = castActor("accountant", {
      officeId: offices.hph,
      change: { acctAP: { detail: "Office" } },
    });
    const paid = { advanceNo, voucherNo: "PC01", voucherDate: "2026-03-20" };
    const written = updateVoucher(tx, other, { vouchers: [paid] });
    expect((await refusal(written)).code).toBe("advance.unknown");
  }),
);

test(
  "the deadline after a voucher follows the office of the advance, not the accountant's",
  story(async (tx) => {
    await setLimits(tx, offices.hcm, { voucherDays: 30 });
    const { advanceNo, id } = await approvedAdvance(
      tx,
      form("VND", [line(await billedJob(tx), "500000")]),
    );
    const elsewhere = castActor("accountant", { officeId: offices.hph });
    const voucher = { advanceNo, voucherNo: "PC01", voucherDate: "2026-03-20" };
    await updateVoucher(tx, elsewhere, { vouchers: [voucher] });
    const { deadlinePayment } = await getAdvance(tx, lan, { advanceId: id });
    expect(deadlinePayment).toBe("2026-04-19");
  }),
);

test(
  "a user who neither takes part nor may see an advance does not learn its number",
  story(async (tx) => {
    const sent = await sendAdvance(tx, form("VND", [line(await billedJob(tx), "500000")]));
    const other = castActor("salesHph", { rights: {} });
    const { data } = await approveAll(tx, other, { items: [{ documentId: sent.id }] });
    expect(data[0]?.reason?.code).toBe("record.notFound");
    const alone = approveAdvance(tx, other, { advanceId: sent.id });
    expect((await refusal(alone)).code).toBe("record.notFound");
  }),
);

test(
  "without the voucher of accounting the deadline follows the term again",
  story(async (tx) => {
    const ask = form("VND", [line(await billedJob(tx), "500000")]);
    const { id, advanceNo, deadlinePayment, paymentTerm } = await approvedAdvance(tx, ask);
    const voucher = { advanceNo, voucherNo: "PC9002", voucherDate: "2026-03-20", paymentTerm };
    const reach = () => undefined;
    await stampVoucher(tx, accountant, voucher, reach);
    expect((await getAdvance(tx, lan, { advanceId: id })).deadlinePayment).not.toBe(
      deadlinePayment,
    );
    await dropVoucher(tx, accountant, "PC9002", reach);
    expect((await getAdvance(tx, lan, { advanceId: id })).deadlinePayment).toBe(deadlinePayment);
    const ahead = { ...voucher, voucherDate: "2100-01-01" };
    expect(wrongFields(await refusal(stampVoucher(tx, accountant, ahead, reach)))).toEqual([
      "VoucherDate advance.voucherAhead",
    ]);
  }),
);
