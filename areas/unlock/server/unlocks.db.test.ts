import * as advances from "@fairway/areas/advance/contract.ts";
import { approveAdvance, saveAndSend } from "@fairway/areas/advance/server/advanceApproval.ts";
import { updateVoucher } from "@fairway/areas/advance/server/changeAdvance.ts";
import { getAdvance } from "@fairway/areas/advance/server/getAdvance.ts";
import { updateRate } from "@fairway/areas/rate/server/updateRate.ts";
import { cancelShipment } from "@fairway/areas/shipment/server/cancelShipment.ts";
import { getShipment } from "@fairway/areas/shipment/server/getShipment.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { addDays } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { setHolders, setModes } from "../../../tests/cast/approvedPaper.ts";
import { openJob, writeBill, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import * as contract from "../contract.ts";
import { checkVouchers, findToUnlock } from "./findToUnlock.ts";
import { generatePaymentId } from "./generatePaymentId.ts";
import { approvalOfUnlock, denialsOfUnlock, getUnlock } from "./getUnlock.ts";
import { exportUnlocks, listUnlocks } from "./listUnlocks.ts";
import { addUnlock, deleteUnlock, updateUnlock } from "./saveUnlock.ts";
import { approveUnlock, denyUnlock, recallUnlock, saveAndSendUnlock } from "./unlockApproval.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const manager = castActor("manager");
const accountant = castActor("accountant");
const administrator = castActor("administrator");

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeJobGround(tx);
    await setHolders(tx, "manager", ["manager"]);
    await setHolders(tx, "accountant", ["accountant"]);
    await setHolders(tx, "bod", ["director"]);
    await setModes(tx, { flow: "Approval", type: "Advance" });
    await setModes(tx, { flow: "Unlock", type: "Shipment" });
    await setModes(tx, { flow: "Unlock", type: "Advance" });
    await updateRate(tx, administrator, {
      effectiveOn: "2026-03-16",
      currencyTo: "VND",
      rateReason: null,
      rates: [{ currencyFrom: "USD", rate: "25412.5" }],
    });
  }),
);
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

async function lockedJob(tx: Tx, change: object = {}) {
  const job = await openJob(tx, { transactionType: "SFE", ...change });
  await lockShipment(tx, lan, { id: job.id });
  return job;
}
const form = (objectIds: readonly string[], change: object = {}) => ({
  subject: "Unlock Shipment",
  unlockType: "Shipment",
  jobs: objectIds.map((objectId) => ({ objectId, reason: "Wrong invoice" })),
  ...change,
});
const add = async (tx: Tx, ask: object) =>
  (await addUnlock(tx, lan, contract.addUnlock.body.parse(ask))).data;
const send = async (tx: Tx, ask: object) =>
  (await saveAndSendUnlock(tx, lan, contract.saveAndSendUnlock.body.parse(ask))).data;
const jobOf = (tx: Tx, id: string) => getShipment(tx, administrator, { id });

async function doneAdvance(tx: Tx) {
  const job = await openJob(tx, { transactionType: "SFE" });
  const bill = await writeBill(tx, job.id);
  const { data } = await saveAndSend(
    tx,
    lan,
    advances.saveAndSendAdvance.body.parse({
      requestDate: "2026-03-16",
      dueDate: "2026-03-17",
      currencyId: "VND",
      advanceRequests: [
        { jobId: job.id, hblid: bill.id, description: "Lift on", amount: "1000000" },
      ],
    }),
  );
  await approveAdvance(tx, manager, { advanceId: data.id });
  return (await approveAdvance(tx, accountant, { advanceId: data.id })).data;
}

describe("a request", () => {
  test(
    "opens its jobs at Done, with the time and a log, and nothing before",
    story(async (tx) => {
      const [one, two] = [await lockedJob(tx), await lockedJob(tx)];
      const sent = await send(tx, form([one.id, two.id], { generalReason: "<b>Late</b> bill" }));
      expect(sent).toMatchObject({
        requestNo: expect.stringMatching(/^UL\d{4}\/0001$/),
        statusApproval: "Request Approval",
        referenceNo: [one.jobNo, two.jobNo].join(", "),
        isRequester: true,
        isManager: false,
        may: [],
      });
      const { id } = sent;
      expect(await getUnlock(tx, manager, { id })).toMatchObject({
        isManager: true,
        isApproved: false,
        isShowBtnDeny: true,
      });
      const half = await approveUnlock(tx, manager, { id });
      expect(half.data.statusApproval).toBe("Department Manager Approved");
      expect((await jobOf(tx, one.id)).isLocked).toBe(true);
      const done = await approveUnlock(tx, accountant, { id });
      expect(done.data).toMatchObject({ statusApproval: "Done", isApproved: true });
      expect(done.data.unlockedAt).not.toBeNull();
      for (const job of [one, two]) expect((await jobOf(tx, job.id)).isLocked).toBe(false);
      const logged = await rows<{ kind: string; unlocked: boolean }>(
        tx,
        sql`select e.kind, s.last_date_unlocked is not null as unlocked from audit_entry e
          join shipment s on s.company_id = ${companyId} and s.id = e.record_id
          where e.company_id = ${companyId} and e.record_id = ${one.id} order by e.id`,
      );
      expect(logged).toEqual([
        { kind: "lock", unlocked: true },
        { kind: "unlock", unlocked: true },
      ]);
    }),
  );

  test.each([
    { month: 0, stays: false },
    { month: 40, stays: false },
    { month: -40, stays: true },
  ])("to move the service date by $month days leaves the job locked: $stays", ({ month, stays }) =>
    rolledBack(database, async (tx) => {
      const job = await lockedJob(tx);
      const newServiceDate = addDays(lan.today, month);
      const change = { unlockType: "Change Service Date", newServiceDate };
      const { id } = await send(tx, form([job.id], change));
      await approveUnlock(tx, manager, { id });
      await approveUnlock(tx, accountant, { id });
      expect(await jobOf(tx, job.id)).toMatchObject({
        serviceDate: newServiceDate,
        isLocked: stays,
      });
    }),
  );

  test(
    "makes its advance Denied, with the request in the history of its denials",
    story(async (tx) => {
      const advance = await doneAdvance(tx);
      const { id, requestNo } = await send(tx, form([advance.id], { unlockType: "Advance" }));
      await approveUnlock(tx, manager, { id });
      const before = statementCount(tx);
      await approveUnlock(tx, accountant, { id });
      expect(statementCount(tx) - before).toBeLessThan(40);
      expect((await getAdvance(tx, lan, { advanceId: advance.id })).statusApproval).toBe("Denied");
      expect(await denialsOfUnlock(tx, lan, { id })).toEqual([]);
      const denials = await rows<{ comment: string }>(
        tx,
        sql`select ended_comment as comment from approval_request
          where company_id = ${companyId} and document_id = ${advance.id} and ending = 'unlocked'`,
      );
      expect(denials).toEqual([{ comment: requestNo }]);
    }),
  );

  test(
    "is not carried out for an advance that got a voucher or a job that was canceled meanwhile",
    story(async (tx) => {
      const advance = await doneAdvance(tx);
      const ofAdvance = await send(tx, form([advance.id], { unlockType: "Advance" }));
      await approveUnlock(tx, manager, { id: ofAdvance.id });
      const { advanceNo } = advance;
      const voucher = { advanceNo, voucherNo: "PC1", voucherDate: "2026-03-20" };
      await updateVoucher(tx, accountant, { vouchers: [voucher] });
      const ask = { unlockType: "Advance" as const, ids: [advance.id] };
      expect((await checkVouchers(tx, lan, ask)).status).toBe(true);
      const held = await refusal(approveUnlock(tx, accountant, { id: ofAdvance.id }));
      expect(held.code).toBe("advance.vouchered");
      const job = await openJob(tx, { transactionType: "SFE" });
      const newServiceDate = lan.today;
      const moved = await send(
        tx,
        form([job.id], { unlockType: "Change Service Date", newServiceDate }),
      );
      await approveUnlock(tx, manager, { id: moved.id });
      await cancelShipment(tx, administrator, { id: job.id, reason: null });
      const canceled = await refusal(approveUnlock(tx, accountant, { id: moved.id }));
      expect(canceled.code).toBe("unlock.jobCanceled");
      expect((await getUnlock(tx, lan, { id: moved.id })).statusApproval).toBe(
        "Department Manager Approved",
      );
    }),
  );

  test(
    "is carried out at once where no level stops it",
    story(async (tx) => {
      await run(
        tx,
        sql`update office_approval set manager = 'Auto', accountant = 'None'
          where company_id = ${companyId} and flow = 'Unlock' and type = 'Shipment'`,
      );
      const job = await lockedJob(tx);
      expect((await send(tx, form([job.id]))).statusApproval).toBe("Done");
      expect((await jobOf(tx, job.id)).isLocked).toBe(false);
    }),
  );
});

describe("the states of a request", () => {
  const states = ["New", "Request Approval", "Denied", "Done"] as const;
  const verbs = ["update", "send", "delete", "approve", "deny", "recall"] as const;
  const open: Readonly<Record<(typeof states)[number], readonly string[]>> = {
    New: ["update", "send", "delete"],
    "Request Approval": ["approve", "deny", "recall"],
    Denied: ["update", "send", "delete"],
    Done: [],
  };
  const cases = states.flatMap((state) => verbs.map((verb) => ({ state, verb })));
  test.each(cases)("$state: $verb", ({ state, verb }) =>
    rolledBack(database, async (tx) => {
      const job = await lockedJob(tx);
      const { id } = await add(tx, form([job.id]));
      const version = async () => (await getUnlock(tx, lan, { id })).version;
      const sendNow = async () => send(tx, { ...form([job.id]), id, version: await version() });
      if (state !== "New") await sendNow();
      if (state === "Denied") await denyUnlock(tx, manager, { id, comment: "No" });
      if (state === "Done") {
        await approveUnlock(tx, manager, { id });
        await approveUnlock(tx, accountant, { id });
        await lockShipment(tx, lan, { id: job.id });
      }
      const act = {
        update: async () =>
          updateUnlock(
            tx,
            lan,
            contract.updateUnlock.body.parse({ ...form([job.id]), id, version: await version() }),
          ),
        send: sendNow,
        delete: async () => deleteUnlock(tx, lan, { id }),
        approve: async () => approveUnlock(tx, manager, { id }),
        deny: async () => denyUnlock(tx, manager, { id, comment: "No" }),
        recall: async () => recallUnlock(tx, lan, { id }),
      }[verb];
      if (open[state].includes(verb)) await act();
      else expect((await refusal(act())).entry.status).toBeGreaterThanOrEqual(400);
    }),
  );

  test(
    "approving twice, out of turn, after recall, by the requester and by an old version is refused",
    story(async (tx) => {
      const job = await lockedJob(tx);
      const { id, version } = await send(tx, form([job.id]));
      const code = async (work: Promise<unknown>) => (await refusal(work)).code;
      expect(await code(approveUnlock(tx, accountant, { id }))).toBe("approval.notYourTurn");
      expect(await code(approveUnlock(tx, lan, { id }))).toBe("approval.own");
      const old = (await approvalOfUnlock(tx, lan, { id }))?.version ?? 0;
      await approveUnlock(tx, manager, { id });
      expect(await code(approveUnlock(tx, manager, { id }))).toBe("approval.decided");
      expect(await code(approveUnlock(tx, accountant, { id, version: old }))).toBe(
        "approval.decided",
      );
      expect(await code(recallUnlock(tx, lan, { id }))).toBe("approval.notRecallable");
      await denyUnlock(tx, accountant, { id, comment: "Month is closed" });
      expect(await denialsOfUnlock(tx, lan, { id })).toMatchObject([
        { level: "accountant", comment: "Month is closed" },
      ]);
      const again = { ...form([job.id]), id, version };
      expect(await code(send(tx, again))).toBe("record.conflict");
      const now = (await getUnlock(tx, lan, { id })).version;
      await send(tx, { ...again, version: now });
      expect((await recallUnlock(tx, lan, { id })).data.statusApproval).toBe("New");
      expect(await code(approveUnlock(tx, manager, { id }))).toBe("approval.recalled");
      expect(contract.denyUnlock.query.safeParse({ id, comment: " " }).success).toBe(false);
    }),
  );

  test("of an approval and a denial at once one wins, and the other is told", async () => {
    const id = await inTransaction(database, async (tx) => {
      const job = await lockedJob(tx);
      const sent = await send(tx, form([job.id]));
      await approveUnlock(tx, manager, { id: sent.id });
      return sent.id;
    });
    const results = await Promise.allSettled([
      inTransaction(database, (tx) => approveUnlock(tx, accountant, { id })),
      inTransaction(database, (tx) => denyUnlock(tx, manager, { id, comment: "Wait" })),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const lost = results.find(({ status }) => status === "rejected") as PromiseRejectedResult;
    expect(lost.reason.entry.status).toBe(409);
    const { statusApproval, jobs } = await inTransaction(database, (tx) =>
      getUnlock(tx, lan, { id }),
    );
    expect(["Done", "Denied"]).toContain(statusApproval);
    expect(jobs[0]?.isLocked).toBe(statusApproval === "Denied");
  });
});

describe("lines", () => {
  test(
    "are found by pasted numbers of jobs and advances; the others are named",
    story(async (tx) => {
      const job = await lockedJob(tx, { mawb: "EGLV5501" });
      const find = (ask: object) =>
        findToUnlock(tx, lan, contract.findToUnlock.body.parse({ unlockType: "Shipment", ...ask }));
      const keywords = [job.jobNo.toLowerCase(), "NOPE-1", job.jobNo.toLowerCase()];
      expect(await find({ keywords })).toEqual({
        found: [
          { objectId: job.id, unlockName: job.jobNo, serviceDate: job.serviceDate, isLocked: true },
        ],
        missing: ["NOPE-1"],
      });
      const byBill = await find({ searchOption: "mawb", keywords: ["eglv5501"] });
      expect(byBill.found.map(({ unlockName }) => unlockName)).toEqual([`${job.jobNo} - EGLV5501`]);
      const advance = await doneAdvance(tx);
      const byNumber = await find({ unlockType: "Advance", keywords: [advance.advanceNo] });
      expect(byNumber.found).toMatchObject([
        { objectId: advance.id, serviceDate: "2026-03-16", isLocked: null },
      ]);
      const many = Array.from({ length: 10_000 }, (_, at) => `J${at}`);
      const ask = { unlockType: "Shipment", keywords: many };
      expect(contract.findToUnlock.body.safeParse(ask).success).toBe(false);
    }),
  );

  test(
    "are none, twice, not locked, of another office, or without a date: refused",
    story(async (tx) => {
      const job = await lockedJob(tx);
      const open = await openJob(tx, { transactionType: "SFE" });
      const wrong = async (ask: object) => wrongFields(await refusal(add(tx, ask)));
      const code = async (ask: object) => (await refusal(add(tx, ask))).code;
      expect(await wrong(form([]))).toEqual(["jobs unlock.noLines"]);
      expect(await wrong(form([job.id, job.id]))).toEqual(["jobs.1.objectId unlock.twice"]);
      expect(await wrong(form([job.id], { unlockType: "Change Service Date" }))).toEqual([
        "newServiceDate unlock.noDate",
      ]);
      expect(await code(form([open.id]))).toBe("unlock.notLocked");
      expect(await code(form([newId()]))).toBe("unlock.unknown");
      expect(await code(form([job.id], { unlockType: "Advance" }))).toBe("unlock.unknown");
      const script = "<script>alert(1)</script>Reason <img src=x onerror=alert(1)>";
      const { generalReason } = await add(tx, form([job.id], { generalReason: script }));
      expect(generalReason).toBe("<p>Reason</p>");
    }),
  );
});

test(
  "the list has the own requests by line, type and state, and is exported without markup",
  story(async (tx) => {
    const job = await lockedJob(tx);
    const kept = await add(tx, form([job.id], { generalReason: "<b>Late</b>" }));
    const gone = await add(tx, form([job.id]));
    await deleteUnlock(tx, lan, { id: gone.id });
    const list = async (ask: object, actor = lan) =>
      (
        await listUnlocks(tx, actor, {
          ...contract.pageUnlocks.query.parse({}),
          ...contract.pageUnlocks.body.parse(ask),
        })
      ).data.map(({ id }) => id);
    expect(await list({})).toContain(kept.id);
    expect(await list({})).not.toContain(gone.id);
    expect(await list({ referenceNo: job.jobNo })).toEqual([kept.id]);
    expect(await list({ referenceNo: `${job.jobNo}\nNOPE` })).toEqual([kept.id]);
    expect(await list({ unlockType: "Advance" })).toEqual([]);
    expect(await list({ statusApproval: "Canceled" })).toEqual([gone.id]);
    const other = castActor("documentation2", {
      change: { settingUnlockRequest: { list: "Owner" } },
    });
    expect(await list({}, other)).toEqual([]);
    const ask = contract.exportUnlocks.body.parse({
      format: "csv",
      columns: ["requestNo", "referenceNo", "generalReasonText"],
    });
    const { bytes } = await exportUnlocks(tx, accountant, ask);
    const parts: Uint8Array[] = [];
    if (bytes instanceof Uint8Array) parts.push(bytes);
    else for await (const part of bytes) parts.push(part);
    expect(Buffer.concat(parts).toString()).toContain(`${kept.requestNo},${job.jobNo},Late`);
  }),
);

test(
  "a rejected document is sent again with another sync version under its id",
  story(async (tx) => {
    const advance = await doneAdvance(tx);
    const ask = { type: "Advance" as const, paymentNo: advance.advanceNo };
    const code = async (work: Promise<unknown>) => (await refusal(work)).code;
    expect(await code(generatePaymentId(tx, accountant, ask))).toBe("unlock.notSuperAdmin");
    await run(
      tx,
      sql`update document set sync_status = 'Rejected' where company_id = ${companyId}
        and id = ${advance.id}`,
    );
    const raise = async () => (await generatePaymentId(tx, administrator, ask)).data;
    const said = { id: advance.id, paymentNo: advance.advanceNo };
    expect(await raise()).toEqual([{ ...said, syncVersion: 2 }]);
    expect(await raise()).toEqual([{ ...said, syncVersion: 3 }]);
    expect((await getAdvance(tx, lan, { advanceId: advance.id })).syncStatus).toBeNull();
    await run(
      tx,
      sql`update document set sync_status = 'Synced' where company_id = ${companyId}
        and id = ${advance.id}`,
    );
    expect(await code(raise())).toBe("unlock.documentSynced");
    const unknown = { type: "Receipt" as const, paymentNo: "NOPE" };
    expect(await code(generatePaymentId(tx, administrator, unknown))).toBe("unlock.noDocument");
  }),
);
