import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import {
  advanceFormOf as form,
  advanceLineOf as line,
  billedJob as bill,
  sendAdvance as send,
  writeAdvanceGround,
} from "../../../tests/cast/advanceGround.ts";
import { companyId, offices } from "../../../tests/cast/people.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import * as contract from "../contract.ts";
import {
  approveAdvance,
  denyAdvance,
  denyAdvances,
  recallAdvance,
  unlockAdvances,
} from "./advanceApproval.ts";
import { deleteAdvance, updateTerm, updateVoucher } from "./changeAdvance.ts";
import { approveAll } from "@fairway/areas/approval/server/decideMany.ts";
import { advancesOfJob } from "@fairway/areas/shipment/server/advancesOfJob.ts";
import { advancesOfBill, billsForAdvance, vouchersInUse } from "./billsForAdvance.ts";
import { advancesToUnlock } from "./advancesToUnlock.ts";
import { denialsOfAdvance, getAdvance } from "./getAdvance.ts";
import { listAdvances } from "./listAdvances.ts";
import { addAdvance, updateAdvance } from "./saveAdvance.ts";
import { checkFees } from "./whyNotLimits.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const manager = castActor("manager");
const accountant = castActor("accountant");

beforeAll(() => inTransaction(database, writeAdvanceGround));
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const add = async (tx: Tx, ask: object, actor = lan) =>
  (await addAdvance(tx, actor, contract.addAdvance.body.parse(ask))).data;
const list = (tx: Tx, actor: typeof lan, ask: object = {}) =>
  listAdvances(tx, actor, {
    ...contract.pageAdvances.query.parse({}),
    ...contract.pageAdvances.body.parse(ask),
  });

test(
  "an advance in VND and one in USD keep both amounts, are approved and denied",
  story(async (tx) => {
    const [one, two] = [await bill(tx), await bill(tx)];
    const local = await send(
      tx,
      form("VND", [line(one, "6500000"), line(one, "4400000"), line(two, "3250000")]),
    );
    expect(local).toMatchObject({
      advanceNo: "AD2603/0001",
      amount: "14150000",
      amountVnd: "14150000",
      amountUsd: "556.81",
      statusApproval: "Request Approval",
      deadlinePayment: "2026-03-23",
    });
    const usd = form("USD", [line(one, "150.01"), line(one, "80.51"), line(two, "120.25")]);
    const dollars = await send(tx, usd);
    expect(dollars).toMatchObject({
      advanceNo: "AD2603/0002",
      amount: "350.77",
      amountVnd: "8913942",
      amountUsd: "350.77",
    });
    const approved = await approveAdvance(tx, manager, { advanceId: local.id });
    expect(approved.data.statusApproval).toBe("Department Manager Approved");
    const denied = await denyAdvance(tx, manager, { advanceId: dollars.id, comment: "Too much" });
    expect(denied.data.statusApproval).toBe("Denied");
    expect(await denialsOfAdvance(tx, lan, { advanceNo: dollars.advanceNo })).toHaveLength(1);
    const again = { ...usd, id: dollars.id, version: denied.data.version };
    expect((await send(tx, again)).statusApproval).toBe("Request Approval");
    await approveAdvance(tx, manager, { advanceId: dollars.id });
    const items = [local, dollars].map(({ id: documentId }) => ({ documentId }));
    const { data } = await approveAll(tx, accountant, { items });
    expect(data.map(({ status }) => status)).toEqual(["Done", "Done"]);
    expect((await list(tx, lan)).data.map(({ statusApproval }) => statusApproval)).toEqual([
      "Done",
      "Done",
    ]);
    expect(await advancesOfJob(tx, lan, { jobId: one.job.id })).toMatchObject([
      { advance: { number: "AD2603/0001", amount: "10900000" } },
      { advance: { number: "AD2603/0002", amount: "230.52" } },
    ]);
  }),
);

test(
  "a new advance is changed, recalled and deleted; it stays as canceled",
  story(async (tx) => {
    const one = await bill(tx);
    const made = await add(tx, form("VND", [line(one, "100000")]));
    const ask = contract.updateAdvance.body.parse({
      ...form("VND", [line(one, "200000")], {
        paymentTerm: 30,
        paymentMethod: "Bank",
        bankAccountNo: "0071 001 234",
        bankName: "Ngân hàng Đông Á",
      }),
      id: made.id,
      version: made.version,
    });
    const { data: changed } = await updateAdvance(tx, lan, ask);
    expect(changed).toMatchObject({
      amount: "200000",
      deadlinePayment: "2026-04-15",
      bankAccountNo: "0071001234",
      bankName: "Ngan hang Dong A",
    });
    expect((await refusal(updateAdvance(tx, lan, ask))).code).toBe("record.conflict");
    const sent = await send(tx, { ...ask, version: changed.version });
    const late = updateAdvance(tx, lan, { ...ask, version: sent.version });
    expect((await refusal(late)).code).toBe("advance.sent");
    const found = async (filter: object) =>
      (await list(tx, lan, filter)).data.map(({ advanceNo }) => advanceNo);
    const now = today(lan.timeZone);
    const around = { modifiedDateFrom: addDays(now, -1), modifiedDateTo: addDays(now, 1) };
    expect(await found(around)).toEqual([made.advanceNo]);
    expect(await found({ modifiedDateFrom: addDays(now, 2) })).toEqual([]);
    expect(await found({ modifiedDateTo: addDays(now, -2) })).toEqual([]);
    expect(await found({ requester: lan.userId })).toEqual([made.advanceNo]);
    expect(await found({ requester: manager.userId })).toEqual([]);
    await recallAdvance(tx, lan, { advanceId: made.id });
    await deleteAdvance(tx, lan, { advanceNo: made.advanceNo });
    expect((await list(tx, lan)).data).toEqual([]);
    const canceled = (await list(tx, lan, { statusApproval: "Canceled" })).data;
    expect(canceled).toMatchObject([{ advanceNo: made.advanceNo, may: ["print"] }]);
    expect((await getAdvance(tx, lan, { advanceId: made.id })).advanceRequests).toHaveLength(1);
  }),
);

test(
  "wrong lines, unknown and locked jobs are refused",
  story(async (tx) => {
    const one = await bill(tx);
    expect((await refusal(add(tx, form("VND", [])))).fields[0]?.code).toBe("advance.noLines");
    const amounts = ["0", "-5", "1e9", "1e12", "NaN", "9".repeat(30), "1000000000000", "0.5"];
    for (const amount of amounts) {
      const parsed = contract.addAdvance.body.safeParse(form("VND", [line(one, amount)]));
      if (!parsed.success) continue;
      const refused = await refusal(addAdvance(tx, lan, parsed.data));
      expect(wrongFields(refused)[0]).toMatch(/^advanceRequests\.0\.amount advance\./);
    }
    const early = form("VND", [line(one, "5")], { dueDate: "2026-03-15" });
    expect(wrongFields(await refusal(add(tx, early)))).toEqual(["dueDate advance.dueBefore"]);
    const other = { ...line(one, "5"), hblid: newId() };
    expect((await refusal(add(tx, form("VND", [other])))).code).toBe("advance.unknownJob");
    await run(
      tx,
      sql`update shipment set is_locked = true, locked_date = now() where company_id = ${companyId} and id = ${one.job.id}`,
    );
    expect((await refusal(add(tx, form("VND", [line(one, "5")])))).code).toBe("advance.jobLocked");
  }),
);

test(
  "cash has a limit in VND, and offices limit unprofitable jobs and open amounts",
  story(async (tx) => {
    const one = await bill(tx);
    const cash = (amount: string, currency: string) => form(currency, [line(one, amount)]);
    expect((await refusal(add(tx, cash("100000001", "VND")))).code).toBe("advance.cash");
    expect((await refusal(add(tx, cash("3936", "USD")))).code).toBe("advance.cash");
    await add(tx, { ...cash("3936", "USD"), paymentMethod: "Bank" });
    await run(
      tx,
      sql`insert into advance_setting (company_id, id, office_id, term_days, voucher_days, open_limit)
        values (${companyId}, ${newId()}, ${offices.hcm}, 10, 20, 1000000)`,
    );
    const sent = await send(tx, cash("900000", "VND"));
    expect(sent.deadlinePayment).toBe("2026-03-26");
    expect((await refusal(add(tx, cash("100001", "VND")))).code).toBe("advance.openLimit");
    await run(
      tx,
      sql`insert into office_setting (company_id, id, office_id, apply_type, apply_partner,
          approval_advance)
        values (${companyId}, ${newId()}, ${offices.hcm}, 'None', 'None', true)`,
    );
    const refused = await refusal(add(tx, cash("100000", "VND")));
    expect(refused.code).toBe("advance.unprofitable");
    const fees = contract.checkFees.body.parse(cash("100000", "VND"));
    expect(await checkFees(tx, lan, fees)).toEqual({ status: false, jobs: [one.job.jobNo] });
    expect(refused.facts["jobs"]).toBe(one.job.jobNo);
  }),
);

test(
  "the approver changes the term, accounting writes vouchers, denies and unlocks",
  story(async (tx) => {
    const one = await bill(tx);
    const sent = await send(tx, form("VND", [line(one, "500000")]));
    const term = { Id: sent.id, days: 3 };
    expect((await updateTerm(tx, manager, term)).data.deadlinePayment).toBe("2026-03-19");
    expect((await refusal(updateTerm(tx, lan, term))).code).toBe("access.forbidden");
    const { advanceNo, id } = sent;
    const voucher = { vouchers: [{ advanceNo, voucherNo: "PC01", voucherDate: "2026-03-20" }] };
    expect((await refusal(updateVoucher(tx, accountant, voucher))).code).toBe("advance.notDone");
    await approveAdvance(tx, manager, { advanceId: id });
    await approveAdvance(tx, accountant, { advanceId: id });
    await updateVoucher(tx, accountant, voucher);
    expect(await getAdvance(tx, lan, { advanceId: id })).toMatchObject({
      voucherNo: "PC01",
      deadlinePayment: "2026-04-03",
    });
    const used = { advanceNos: [], voucherNos: ["PC01", "PC02"] };
    expect(await vouchersInUse(tx, accountant, used)).toEqual([{ voucherNo: "PC01", advanceNo }]);
    const { jobId, hblid } = line(one, "1");
    expect(await advancesOfBill(tx, lan, { jobId, hblid })).toMatchObject([
      { advanceNo, amount: "500000" },
    ]);
    expect(await advancesOfBill(tx, manager, { jobId })).toEqual([]);
    const twice = { vouchers: [...voucher.vouchers, ...voucher.vouchers] };
    expect((await refusal(updateVoucher(tx, accountant, twice))).code).toBe("advance.voucherTwice");
    const removed = { advanceNo, voucherNo: null, voucherDate: null };
    await updateVoucher(tx, accountant, { vouchers: [removed] });
    await unlockAdvances(tx, accountant, { ids: [id], comment: "Wrong amount" });
    const unlocked = await getAdvance(tx, lan, { advanceId: id });
    expect(unlocked.statusApproval).toBe("Denied");
    await send(tx, { ...form("VND", [line(one, "500000")]), id, version: unlocked.version });
    await approveAdvance(tx, manager, { advanceId: id });
    await approveAdvance(tx, accountant, { advanceId: id });
    expect(await advancesToUnlock(tx, accountant, { numbers: [advanceNo] })).toMatchObject([
      { unlockedBefore: [{ userName: "Dang Thu Ha", comment: "Wrong amount" }] },
    ]);
    const other = await send(tx, form("VND", [line(one, "500000")]));
    await denyAdvances(tx, accountant, { ids: [other.id], comment: "No budget" });
    expect(await denialsOfAdvance(tx, lan, { advanceNo: other.advanceNo })).toMatchObject([
      { comment: "No budget" },
    ]);
  }),
);

test(
  "who approves opens an advance without a right on the menu; others do not",
  story(async (tx) => {
    const one = await bill(tx);
    const { id } = await send(tx, form("VND", [line(one, "500000")]));
    const plain = castActor("manager", { rights: {} });
    const before = statementCount(tx);
    expect((await getAdvance(tx, plain, { advanceId: id })).amount).toBe("500000");
    expect(statementCount(tx) - before).toBeLessThanOrEqual(4);
    const stranger = castActor("salesHph", { rights: {} });
    expect((await refusal(getAdvance(tx, stranger, { advanceId: id }))).code).toBe(
      "record.notFound",
    );
    const found = await billsForAdvance(tx, lan, { keyword: one.job.jobNo });
    expect(found).toMatchObject([{ jobId: one.job.id, hwbno: one.bill.hwbno }]);
  }),
);
