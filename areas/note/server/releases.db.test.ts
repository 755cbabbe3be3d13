import { chargeLine } from "@fairway/areas/charge/model/chargeLine.ts";
import { passagesOfBill } from "@fairway/areas/charge/server/passagesOfBill.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import {
  partnersForCheckPoint,
  validateCheckPoint,
  validateCheckPoints,
} from "@fairway/areas/charge/server/validateCheckPoints.ts";
import { askRelease } from "@fairway/areas/credit/server/askRelease.ts";
import { passCheckPoints } from "@fairway/areas/credit/server/passCheckPoints.ts";
import { pointsOfBill } from "@fairway/areas/housebill/server/billPoints.ts";
import { confirmPrepaid } from "@fairway/areas/credit/server/confirmPrepaid.ts";
import { decideRelease } from "@fairway/areas/credit/server/decideRelease.ts";
import {
  countPrepaidNotes,
  pagePrepaidNotes,
} from "@fairway/areas/credit/server/pagePrepaidNotes.ts";
import { countReleases, pageReleases } from "@fairway/areas/credit/server/pageReleases.ts";
import { usualReceivable } from "@fairway/areas/organisation/model/officeSetting.ts";
import { saveOfficeSettings } from "@fairway/areas/organisation/server/officeSettings.ts";
import { addDays } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { rows, run, type Tx } from "@fairway/engine/db/tx.ts";
import "@fairway/areas/shipment/server/mayOpenJob.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { deleteNote } from "./deleteNote.ts";
import { noteHistory } from "./noteHistory.ts";
import { sendNotes } from "./sendNotes.ts";
import { castActor } from "../../../tests/cast/actors.ts";
import { activate, agree } from "../../../tests/cast/agreedPartner.ts";
import { billInvoice, billNote } from "../../../tests/cast/billing.ts";
import { chargedJob, plainLine, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";

const database = await testDatabase();
const clerk = castActor("documentation");
const manager = castActor("manager");
const administrator = castActor("administrator");
const { customer, jobId, bill } = chargedJob;
const today = clerk.today;

const play = <T>(story: (tx: Tx) => Promise<T>, terms: object = {}) =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await saveOfficeSettings(tx, administrator, {
      officeId: offices.hcm,
      version: 0,
      accountReceivable: {
        ...usualReceivable,
        applyType: "Check Point",
        applyPartner: "Customer",
        creditLimit: true,
      },
    });
    await activate(tx, await agree(tx, customer, { creditLimit: "1000", ...terms }));
    return story(tx);
  });
const sell = (tx: Tx, price = "1000000") =>
  saveCharges(tx, clerk, {
    hblid: bill,
    type: "SELL",
    charges: [chargeLine.parse(plainLine("SELL", price))],
    removed: [],
  });
/** Runs what is refused on a savepoint, and returns the code of the refusal. */
const refused = async (tx: Tx, work: () => Promise<unknown>) => {
  await run(tx, sql`savepoint before`);
  try {
    await work();
    return "went through";
  } catch (fault) {
    await run(tx, sql`rollback to savepoint before`);
    const { code, fields } = fault as { code: string; fields: { code: string }[] };
    return code === "ask.invalid" ? fields[0]?.code : code;
  }
};
const request = (more: object = {}) => ({
  partnerId: customer,
  officeId: null,
  jobId,
  types: [5, 9],
  releasedUntil: addDays(today, 3),
  reason: "The customer pays on Friday",
  ...more,
});
const everything = {
  keyword: null,
  state: null,
  work: null,
  partnerId: null,
  jobId: null,
  id: null,
};
const list = (tx: Tx, actor = clerk) =>
  pageReleases(tx, actor, { ...everything, page: 1, size: 50 });

test("a partner out of reach is unknown without a job that the user may open (CK-16)", () =>
  play(async (tx) => {
    const own = castActor("salesHph", {
      change: {
        commercialCustomer: { detail: "Owner", list: "Owner" },
        docSeaFCLExport: { detail: "Owner" },
      },
    });
    await run(
      tx,
      sql`update partner set user_created = ${clerk.userId} where company_id = ${companyId}`,
    );
    for (const officeId of [offices.hcm, offices.hph]) {
      const ask = request({ officeId, jobId: null });
      expect(await refused(tx, () => askRelease(tx, own, ask))).toBe("record.notFound");
    }
    expect(await refused(tx, () => askRelease(tx, own, request()))).toBe("field.unknown");
    const opens = castActor("salesHph", { change: { commercialCustomer: { detail: "Owner" } } });
    expect((await askRelease(tx, opens, request())).data.jobNo).toBe(chargedJob.jobNo);
  }));

test("a stopped clerk asks, a manager approves, the save passes and says so", () =>
  play(async (tx) => {
    expect(await refused(tx, () => sell(tx))).toBe("checkPoint.stopped");
    const { data: asked } = await askRelease(tx, clerk, request());
    expect(asked).toMatchObject({ state: "Requested", may: [], types: [5, 9] });
    expect((await list(tx, manager)).data).toMatchObject([{ id: asked.id, may: ["decide"] }]);
    expect(await refused(tx, () => sell(tx))).toBe("checkPoint.stopped");
    const ask = { id: asked.id, version: asked.version, approve: true } as const;
    const rest = { releasedUntil: null, comment: null };
    expect(await refused(tx, () => decideRelease(tx, clerk, { ...ask, ...rest }))).toBe(
      "release.own",
    );
    await decideRelease(tx, manager, { ...ask, ...rest });
    expect(await refused(tx, () => decideRelease(tx, manager, { ...ask, ...rest }))).toBe(
      "release.decided",
    );
    const { alerts, data: saved } = await sell(tx);
    expect(alerts?.[0]?.message).toContain("It passed by a release.");
    const [row] = (await list(tx)).data;
    expect(row?.passages).toMatchObject([
      { type: 5, jobNo: chargedJob.jobNo, reasons: ["checkPoint.overLimit"] },
    ]);
    const [passage] = await passagesOfBill(tx, clerk, { hblid: bill });
    expect(passage).toMatchObject({
      type: 5,
      reasons: ["checkPoint.overLimit"],
      releasedUntil: addDays(today, 3),
      by: people.documentation.nameEn,
    });
    expect(passage?.chargeIds).toEqual(saved.map((line) => line.id));
    // It ends by itself.
    await run(tx, sql`update check_point_release set released_until = ${addDays(today, -1)}::date`);
    expect(await refused(tx, () => sell(tx, "2000000"))).toBe("checkPoint.stopped");
    expect((await list(tx)).data[0]?.state).toBe("Ended");
  }));

test("a bill that is changed by a release says so, its other lines do not", () =>
  play(async (tx) => {
    await run(tx, sql`update partner_agreement set credit_limit = 1000000000`);
    await sell(tx);
    await run(tx, sql`update partner_agreement set active = false`);
    const { data: asked } = await askRelease(tx, clerk, request({ types: [8] }));
    await decideRelease(tx, manager, {
      id: asked.id,
      version: asked.version,
      approve: true,
      releasedUntil: null,
      comment: null,
    });
    const job = { id: jobId, officeId: offices.hcm, transactionType: "SFE" } as const;
    const before = { customerId: customer, saleManId: null };
    await passCheckPoints(tx, clerk, pointsOfBill(8, { id: bill, ...before }, job, { before }));
    expect(await passagesOfBill(tx, clerk, { hblid: bill })).toMatchObject([
      { type: 8, chargeIds: [] },
    ]);
  }));

test("a denied release releases nothing, and one of another type or job neither", () =>
  play(async (tx) => {
    const decide = async (more: object, approve: boolean) => {
      const { data } = await askRelease(tx, clerk, request(more));
      await decideRelease(tx, manager, {
        id: data.id,
        version: data.version,
        approve,
        releasedUntil: null,
        comment: "Ask the director",
      });
    };
    await decide({}, false);
    await decide({ types: [6] }, true);
    expect(await refused(tx, () => sell(tx))).toBe("checkPoint.stopped");
    await decide({ jobId: null, types: [5] }, true);
    expect((await sell(tx)).status).toBe(true);
  }));

test.each([
  ["too long", { releasedUntil: addDays(today, 4) }, "release.tooLong"],
  ["in the past", { releasedUntil: addDays(today, -1) }, "release.past"],
  ["of a partner that is unknown", { partnerId: jobId }, "record.notFound"],
  ["of a job that is unknown", { jobId: customer }, "field.unknown"],
  ["of another office than the job", { officeId: offices.hph }, "release.otherOffice"],
])("a request %s is refused", (_, more, code) =>
  play(async (tx) => {
    expect(await refused(tx, () => askRelease(tx, clerk, request(more)))).toBe(code);
  }),
);

test("a decider counts what waits for a decision, own requests are not among it", () =>
  play(async (tx) => {
    const { data: asked } = await askRelease(tx, clerk, request());
    await askRelease(tx, manager, request({ jobId: null }));
    const waiting = async (actor: typeof clerk) => {
      const ask = { ...everything, work: "toDecide" } as const;
      const { data, totalItems } = await pageReleases(tx, actor, { ...ask, page: 1, size: 50 });
      expect(await countReleases(tx, actor, ask)).toMatchObject({ totalItems });
      return data.map(({ id }) => id);
    };
    expect(await waiting(manager)).toEqual([asked.id]);
    expect(await waiting(castActor("director"))).toHaveLength(2);
    const noRight = castActor("accountant", { change: { commercialCustomer: { special: [] } } });
    expect(await waiting(noRight)).toEqual([]);
    const found = async (more: object) =>
      (await pageReleases(tx, manager, { ...everything, ...more, page: 1, size: 50 })).totalItems;
    expect(await found({ keyword: "hoa sen" })).toBe(2);
    expect(await found({ keyword: chargedJob.jobNo })).toBe(1);
    expect(await found({ keyword: "nobody" })).toBe(0);
    expect(await found({ id: asked.id })).toBe(1);
    expect(await found({ work: "mine" })).toBe(1);
  }));

test("the same release is requested once", () =>
  play(async (tx) => {
    await askRelease(tx, clerk, request());
    expect(await refused(tx, () => askRelease(tx, manager, request({ types: [5] })))).toBe(
      "release.asked",
    );
  }));

test("a user without the right sees and decides only nothing of others", () =>
  play(async (tx) => {
    const { data } = await askRelease(tx, clerk, request());
    const other = castActor("accountant", {
      change: { commercialCustomer: { special: [] } },
    });
    expect((await list(tx, other)).data).toEqual([]);
    const ask = { id: data.id, version: 1, approve: true, releasedUntil: null, comment: null };
    expect(await refused(tx, () => decideRelease(tx, other, ask))).toBe("access.forbidden");
  }));

test("a job out of reach is unknown, and is named to nobody who may not open it", () =>
  play(async (tx) => {
    const ofOffice = { change: { docSeaFCLExport: { detail: "Office" } } } as const;
    const stranger = castActor("documentationHph", ofOffice);
    expect(await refused(tx, () => askRelease(tx, stranger, request()))).toBe("field.unknown");
    const { data: asked } = await askRelease(tx, clerk, request());
    expect(asked).toMatchObject({ jobNo: chargedJob.jobNo, isOfJob: true });
    const { data: ofPartner } = await askRelease(tx, stranger, request({ jobId: null }));
    expect(ofPartner).toMatchObject({ jobNo: null, isOfJob: false });
    const decider = castActor("director", { change: { docSeaFCLExport: { detail: "None" } } });
    const hidden = { jobId: null, jobNo: null, isOfJob: true };
    const mine = async (actor: typeof decider) =>
      (await list(tx, actor)).data.find(({ id }) => id === asked.id);
    expect(await mine(decider)).toMatchObject({ ...hidden, may: ["decide"] });
    const rest = { version: asked.version, approve: true, releasedUntil: null, comment: null };
    expect((await decideRelease(tx, decider, { id: asked.id, ...rest })).data).toMatchObject(
      hidden,
    );
    await sell(tx);
    expect((await mine(clerk))?.passages).toMatchObject([
      { jobNo: chargedJob.jobNo, hwbno: expect.any(String) },
    ]);
    expect((await mine(decider))?.passages).toMatchObject([
      { jobNo: null, hwbno: null, documentNo: null },
    ]);
    const ofJob = { ...everything, page: 1, size: 50, jobId };
    expect((await pageReleases(tx, clerk, ofJob)).data).toHaveLength(1);
    expect((await pageReleases(tx, decider, ofJob)).data).toEqual([]);
    const messages = await rows<{ text: string }>(
      tx,
      sql`select concat_ws(' ', number, partner) as text from hand_over
        where company_id = ${companyId} and kind like 'release%'`,
    );
    expect(messages.filter(({ text }) => text.includes(chargedJob.jobNo))).toEqual([]);
  }));

test("the calls say what a save would say", () =>
  play(async (tx) => {
    const ask = { partnerId: customer, hblId: bill, transactionType: "DOC", settlementCode: null };
    const check = (type: number, more: object = {}) =>
      validateCheckPoint(tx, clerk, { ...ask, type, salesmanId: null, ...more });
    const passes = ["nothing is past due"];
    expect(await check(5)).toEqual({ status: true, message: "", alerts: [], passes });
    await run(
      tx,
      sql`update partner_agreement set credit_limit = 1000000000 where company_id = ${companyId}`,
    );
    await sell(tx);
    await run(
      tx,
      sql`update partner_agreement set credit_limit = 1 where company_id = ${companyId}`,
    );
    expect(await refused(tx, () => check(5))).toBe("checkPoint.stopped");
    expect((await check(7)).status).toBe(true);
    expect(await refused(tx, () => check(5, { hblId: null }))).toBe("checkPoint.stopped");
    expect(await refused(tx, () => check(5, { hblId: customer }))).toBe("record.notFound");
    expect(await refused(tx, () => check(5, { partnerId: bill }))).toBe("record.notFound");
    const several = validateCheckPoints(tx, clerk, {
      data: [{ partnerId: customer, hblId: bill, type: "OBH" }],
      transactionType: null,
      settlementCode: null,
    });
    expect(await several.catch((fault: { code: string }) => fault.code)).toBe("checkPoint.stopped");
    const payees = { id: jobId, transactionType: null };
    expect(
      await partnersForCheckPoint(tx, clerk, { ...payees, notCheckSurcharges: false }),
    ).toEqual([{ partnerId: customer, hblId: bill, type: 5 }]);
    expect(
      await partnersForCheckPoint(tx, clerk, { ...payees, notCheckSurcharges: true }),
    ).toHaveLength(2);
  }));

test("an exempt office checks nobody, so no payee is listed, nor a customer", () =>
  play(async (tx) => {
    await run(
      tx,
      sql`update office_setting set exempt_from_check_point = true where company_id = ${companyId}`,
    );
    expect((await sell(tx)).alerts).toBeUndefined();
    for (const notCheckSurcharges of [false, true]) {
      const ask = { id: jobId, transactionType: null, notCheckSurcharges };
      expect(await partnersForCheckPoint(tx, clerk, ask)).toEqual([]);
    }
  }));

test("CK-12: an administrator does not decide an own request while acting as somebody else", () =>
  play(async (tx) => {
    const { data } = await askRelease(tx, administrator, request());
    const acting = { ...manager, actedBy: administrator.userId };
    expect((await list(tx, acting)).data).toMatchObject([{ may: [] }]);
    const ask = { id: data.id, version: data.version, approve: true };
    const decide = (actor: typeof clerk) =>
      decideRelease(tx, actor, { ...ask, releasedUntil: null, comment: "Paid today" });
    expect(await refused(tx, () => decide(acting))).toBe("release.own");
    const disguised = { ...clerk, actedBy: administrator.userId };
    const other = (await askRelease(tx, disguised, request({ types: [6] }))).data;
    const own = { id: other.id, version: other.version, approve: true, releasedUntil: null };
    expect((await list(tx, administrator)).data.map(({ may }) => may)).toEqual([[], []]);
    expect(
      await refused(tx, () => decideRelease(tx, administrator, { ...own, comment: null })),
    ).toBe("release.own");
    await decide(manager);
    expect(await audited(tx)).toMatchObject([
      {
        kind: "approval",
        recordId: data.id,
        before: { state: "Requested" },
        after: { state: "Approved", comment: "Paid today" },
      },
    ]);
  }));

const audited = (tx: Tx) =>
  rows<{ kind: string; object: string; recordId: string; before: unknown; after: unknown }>(
    tx,
    sql`select kind, object, record_id, before, after from audit_entry
      where company_id = ${companyId} and kind = 'approval'
        and after ?| array['state', 'paymentStatus'] order by datetime_created, id`,
  );

test("CK-14: a confirmed note is sent to accounting; its changes name the cure and are kept", () =>
  play(
    async (tx) => {
      const { data } = await sell(tx);
      const note = await billNote(
        tx,
        data.map((each) => each.id),
      );
      const set = (status: "Paid" | "Unpaid") =>
        confirmPrepaid(tx, administrator, { notes: [{ id: note.id, status }], comment: "By bank" });
      const send = () => sendNotes(tx, administrator, { noteIds: [note.id] });
      expect(await refused(tx, send)).toBe("cdNote.waitsForMoney");
      await set("Paid");
      await set("Unpaid");
      await set("Paid");
      const remove = () => deleteNote(tx, administrator, { cdNoteId: note.id });
      expect(await refused(tx, remove)).toBe("cdNote.confirmed");
      const told = (await noteHistory(tx, administrator, { id: note.id })).flatMap(({ changes }) =>
        changes.filter(({ field }) => field === "paymentStatus"),
      );
      expect(told.map(({ was, now }) => `${was} to ${now}`)).toEqual([
        "Unpaid to Paid",
        "Paid to Unpaid",
        "Unpaid to Paid",
      ]);
      expect(await audited(tx)).toMatchObject([
        { object: note.code, after: { paymentStatus: "Paid", comment: "By bank" } },
        { after: { paymentStatus: "Unpaid" } },
        { after: { paymentStatus: "Paid" } },
      ]);
      expect((await send()).data).toMatchObject([{ syncStatus: "Synced" }]);
    },
    { contractType: "Prepaid", creditLimit: null },
  ));

test("a prepaid note is confirmed, then invoiced, and taken back before that", () =>
  play(
    async (tx) => {
      const { data } = await sell(tx);
      const ids = data.map((each) => each.id);
      const note = await billNote(tx, ids);
      expect(note.paymentStatus).toBe("Unpaid");
      const set = (status: "Paid" | "Unpaid") =>
        confirmPrepaid(tx, administrator, { notes: [{ id: note.id, status }], comment: null });
      const asked = { page: 1, size: 10, partnerId: null, status: null, keyword: null };
      const listed = (actor: typeof clerk) => pagePrepaidNotes(tx, actor, asked);
      const waiting = async () => (await listed(administrator)).data;
      expect(await waiting()).toMatchObject([{ id: note.id, status: "Unpaid", may: ["confirm"] }]);
      const found = async (more: object) =>
        (await pagePrepaidNotes(tx, administrator, { ...asked, ...more })).totalItems;
      expect(await found({ currencyId: "VND", officeId: offices.hcm })).toBe(1);
      expect(await found({ currencyId: "USD" })).toBe(0);
      expect(await found({ officeId: offices.hph })).toBe(0);
      const now = administrator.today;
      expect(await found({ issuedFrom: now, issuedTo: now })).toBe(1);
      expect(await found({ issuedTo: addDays(now, -1) })).toBe(0);
      const unpaid = { ...asked, status: "Unpaid" } as const;
      expect(await countPrepaidNotes(tx, administrator, unpaid)).toMatchObject({
        totalItems: 1,
        amount: "2160000",
      });
      await set("Paid");
      expect(await countPrepaidNotes(tx, administrator, unpaid)).toMatchObject({ totalItems: 0 });
      expect(await refused(tx, () => set("Paid"))).toBe("prepaid.paid");
      expect(await waiting()).toMatchObject([{ status: "Paid", may: ["revert"] }]);
      await set("Unpaid");
      expect(await refused(tx, () => set("Unpaid"))).toBe("prepaid.unpaid");
      const ofOffice = { acctARP: { list: "Office", detail: "Office", write: "Office" } } as const;
      const stranger = castActor("accountant", { officeId: offices.hph, change: ofOffice });
      const confirm = { notes: [{ id: note.id, status: "Paid" as const }], comment: null };
      expect(await refused(tx, () => confirmPrepaid(tx, stranger, confirm))).toBe(
        "record.notFound",
      );
      expect((await listed(stranger)).totalItems).toBe(0);
      await set("Paid");
      expect((await billInvoice(tx, ids)).totalAmount).toBe("2160000");
      expect((await pagePrepaidNotes(tx, administrator, unpaid)).data).toEqual([]);
    },
    { contractType: "Prepaid", creditLimit: null },
  ));
