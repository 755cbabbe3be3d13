import { addAndUpdate } from "@fairway/areas/charge/contract.ts";
import { claimCharges } from "@fairway/areas/charge/server/claimCharges.ts";
import { deleteCharges } from "@fairway/areas/charge/server/deleteCharges.ts";
import { listCharges } from "@fairway/areas/charge/server/listCharges.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { splitCharge } from "@fairway/areas/charge/server/splitCharge.ts";
import { deleteHouseBill } from "@fairway/areas/housebill/server/deleteHouseBill.ts";
import { updateOperation as updateCall } from "@fairway/areas/operation/contract.ts";
import { cancelOperation } from "@fairway/areas/operation/server/cancelOperation.ts";
import { getOperation } from "@fairway/areas/operation/server/getOperation.ts";
import { lockOperation } from "@fairway/areas/operation/server/lockOperation.ts";
import { updateOperation } from "@fairway/areas/operation/server/updateOperation.ts";
import { cancelShipment } from "@fairway/areas/shipment/server/cancelShipment.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { type RawBuilder, sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { bareDocument } from "../../../tests/cast/bareDocument.ts";
import {
  openJob,
  openOperation,
  writeBill,
  writeJobGround,
} from "../../../tests/cast/openedJob.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { codeOf, race } from "../../../tests/cast/race.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import "./handlers.ts";
import { linkCharges, linkFeeJob } from "./linkFees.ts";
import { linkOfCharge } from "./linkOfCharge.ts";
import { cancelLinkCharge, revertLinkFee } from "./revertLinks.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const administrator = castActor("administrator");
const day = today();
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const charges = {
  customs: newId(),
  truck: newId(),
  boughtCustoms: newId(),
  boughtTruck: newId(),
  freight: newId(),
};

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeJobGround(tx);
    const charge = (id: string, code: string, type: string) => ({
      companyId,
      id,
      code,
      type,
      chargeNameEn: code,
      chargeNameVn: code,
      serviceTypeId: [],
      officeIds: [],
    });
    await insertRows(tx, "charge", [
      charge(charges.customs, "S_CUSTOMS", "DEBIT"),
      charge(charges.truck, "S_TRUCK", "DEBIT"),
      charge(charges.boughtCustoms, "B_CUSTOMS", "CREDIT"),
      charge(charges.boughtTruck, "B_TRUCK", "CREDIT"),
      charge(charges.freight, "S_FREIGHT", "DEBIT"),
    ]);
  }),
);

/** A rule for a selling charge of CL and a buying one of SFE, with changes. */
async function writeRule(tx: Tx, change: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const id = newId();
  await insertRows(tx, "link_fee_rule", [
    {
      companyId,
      id,
      ruleName: `Rule ${id}`,
      serviceSelling: "CL",
      chargeSelling: charges.truck,
      serviceBuying: "SFE",
      chargeBuying: charges.boughtTruck,
      partnerBuying: ground.carrier,
      effectiveDate: addDays(day, -10),
      status: true,
      userCreated: people.administrator.id,
      userModified: people.administrator.id,
      ...change,
    },
  ]);
  return id;
}

async function sell(tx: Tx, hblid: string, lines: readonly Readonly<Record<string, unknown>>[]) {
  const { data } = await saveCharges(
    tx,
    lan,
    addAndUpdate.body.parse({
      hblid,
      type: "SELL",
      charges: lines.map((line) => ({
        chargeId: charges.truck,
        quantity: "2",
        unitId: ground.hc40,
        unitPrice: "3400000",
        currencyId: "VND",
        vatrate: "8",
        paymentObjectId: ground.customer,
        exchangeDate: day,
        ...line,
      })),
    }),
  );
  return data.slice(-lines.length).map(({ id }) => id);
}

/** A sea export job with a bill, and the internal job that serves it, with its lines. */
async function linkedJobs(
  tx: Tx,
  lines: readonly Readonly<Record<string, unknown>>[] = [{}],
  number = "LINK",
) {
  const sea = await openJob(tx, { transactionType: "SFE", mawb: `${number}MBL` });
  const bill = await writeBill(tx, sea.id, { hwbno: `${number}HBL` });
  const internal = {
    mawb: `${number}MBL`,
    hwbno: `${number}HBL`,
    shipmentMode: "Internal",
    serviceNo: "?",
  };
  const log = await openOperation(tx, internal);
  return { sea, bill, log, sold: await sell(tx, log.hblid, lines) };
}

const save = async (tx: Tx, id: string, change: object) => {
  const { csMawbcontainers: _lines, ...form } = await getOperation(tx, lan, { id });
  return updateOperation(tx, lan, updateCall.body.parse({ ...form, ...change }));
};
const count = async (tx: Tx, table: RawBuilder<unknown>) =>
  (await one<{ count: number }>(tx, sql`select count(*)::int as count from ${table}`)).count;
const buyingOf = async (tx: Tx, hblid: string, actor: Actor = lan) =>
  (await listCharges(tx, actor, { hbId: hblid, type: "BUY" })).data;
const sellingOf = async (tx: Tx, hblid: string) =>
  (await listCharges(tx, lan, { hbId: hblid, type: "SELL" })).data;

describe("the job that an operations job serves", () => {
  test(
    "is found by its numbers when the form is saved, and stays while they do",
    story(async (tx) => {
      const { sea, bill, log } = await linkedJobs(tx);
      const stored = await getOperation(tx, lan, { id: log.id });
      expect(stored).toMatchObject({
        serviceNo: sea.jobNo,
        serviceJobId: sea.id,
        serviceHblId: bill.id,
        isLinkJob: true,
        isLinkFee: false,
        userCreatedLinkJob: people.documentation.nameEn,
      });
      const { data } = await save(tx, log.id, { notes: "Nothing of the link" });
      expect(data).toMatchObject({
        serviceJobId: sea.id,
        dateCreatedLinkJob: stored.dateCreatedLinkJob,
      });
    }),
  );

  test(
    "is none for an external job or another product, and none once its number is removed",
    story(async (tx) => {
      const { log } = await linkedJobs(tx);
      const none = { serviceNo: null, serviceJobId: null, serviceHblId: null, isLinkJob: false };
      for (const change of [
        { serviceNo: null },
        { shipmentMode: "External" },
        { productService: "Warehouse" },
      ]) {
        expect((await save(tx, log.id, change)).data).toMatchObject(none);
        await save(tx, log.id, {
          shipmentMode: "Internal",
          productService: "Sea FCL",
          serviceNo: "?",
        });
      }
    }),
  );

  test(
    "is refused where the numbers find none",
    story(async (tx) => {
      const { log } = await linkedJobs(tx);
      const wrong = save(tx, log.id, { mawb: "ELSEWHERE", hwbno: "ELSEWHERE" });
      expect(wrongFields(await refusal(wrong))).toEqual(["serviceNo operation.noLinkedJob"]);
    }),
  );

  test(
    "stays while a fee is linked",
    story(async (tx) => {
      const { log, sold } = await linkedJobs(tx);
      await writeRule(tx);
      await linkCharges(tx, lan, { ids: sold });
      expect(wrongFields(await refusal(save(tx, log.id, { serviceNo: null })))).toEqual([
        "serviceNo operation.feesLinked",
      ]);
      expect(wrongFields(await refusal(save(tx, log.id, { shipmentMode: "External" })))).toEqual([
        "shipmentMode operation.feesLinked",
      ]);
      expect((await save(tx, log.id, { notes: "Still linked" })).data.isLinkFee).toBe(true);
    }),
  );

  test(
    "stays without its bill once that is deleted",
    story(async (tx) => {
      const { sea, bill, log } = await linkedJobs(tx);
      await deleteHouseBill(tx, administrator, { id: bill.id });
      expect(await getOperation(tx, lan, { id: log.id })).toMatchObject({
        serviceJobId: sea.id,
        serviceHblId: null,
      });
    }),
  );

  test(
    "has the bill of several with its number that was changed first",
    story(async (tx) => {
      const sea = await openJob(tx, { transactionType: "SFE", mawb: "LINKMBL" });
      const first = await writeBill(tx, sea.id, { hwbno: "FIRST" });
      await writeBill(tx, sea.id, { hwbno: "SECOND" });
      const log = await openOperation(tx, {
        mawb: "LINKMBL",
        hwbno: "NEITHER",
        shipmentMode: "Internal",
        serviceNo: sea.jobNo,
      });
      expect((await getOperation(tx, lan, { id: log.id })).serviceHblId).toBe(first.id);
    }),
  );
});

describe("linking a fee", () => {
  test(
    "makes a buying line of the linked bill with the amounts of the selling line",
    story(async (tx) => {
      const { sea, bill, log, sold } = await linkedJobs(tx, [{ notes: "Cat Lai" }]);
      await writeRule(tx);
      const { data } = await linkCharges(tx, lan, { ids: sold });
      expect(data).toMatchObject({
        net: "6800000",
        vat: "544000",
        total: "7344000",
        jobs: [{ id: log.id, jobNo: log.jobNo, isLinkFee: true }],
      });
      const [copy] = await buyingOf(tx, bill.id);
      expect(copy).toMatchObject({
        jobId: sea.id,
        type: "BUY",
        chargeCode: "B_TRUCK",
        paymentObjectId: ground.carrier,
        quantity: "2",
        unitPrice: "3400000",
        total: "7344000",
        notes: "Cat Lai",
        linkFee: true,
        linkChargeId: sold[0],
        isFromShipment: true,
        priceSource: "copied",
        priceReference: log.jobNo,
        linked: { chargeId: sold[0], jobId: log.id, jobNo: log.jobNo, transactionType: "CL" },
      });
      const [source] = await sellingOf(tx, log.hblid);
      expect(source).toMatchObject({
        linkFee: true,
        linkChargeId: null,
        linked: { chargeId: copy?.id, jobId: sea.id, jobNo: sea.jobNo, hblid: bill.id },
      });
      expect(await getOperation(tx, lan, { id: log.id })).toMatchObject({
        isLinkFee: true,
        userLinkFee: people.documentation.nameEn,
      });
      const link = await linkOfCharge(tx, lan, { id: sold[0] ?? "" });
      expect(link).toMatchObject({
        userCreated: people.documentation.nameEn,
        origin: { jobNo: log.jobNo, chargeCode: "S_TRUCK" },
        linked: { jobNo: sea.jobNo, chargeCode: "B_TRUCK" },
      });
      expect(await linkOfCharge(tx, lan, { id: copy?.id ?? "" })).toEqual(link);
    }),
  );

  test(
    "takes the rule that names the payer, then the newest, of those in force today",
    story(async (tx) => {
      const { sold, bill } = await linkedJobs(tx);
      const seller = ground.agent;
      await writeRule(tx, { partnerBuying: seller, partnerSelling: ground.customer });
      await writeRule(tx);
      await writeRule(tx, { partnerBuying: ground.customer, expiredDate: addDays(day, -1) });
      await writeRule(tx, { partnerBuying: ground.otherCustomer, effectiveDate: addDays(day, 1) });
      await linkCharges(tx, lan, { ids: sold });
      expect(await buyingOf(tx, bill.id)).toMatchObject([{ paymentObjectId: seller }]);
    }),
  );

  test(
    "is all or nothing, and names every line without a rule",
    story(async (tx) => {
      const lines = [{}, { chargeId: charges.customs }, { chargeId: charges.freight }];
      const { log, bill, sold } = await linkedJobs(tx, lines);
      await writeRule(tx);
      const refused = await refusal(linkFeeJob(tx, lan, { ids: [log.id] }));
      expect([refused.code, refused.facts]).toMatchObject([
        "linkCharge.noRule",
        { chargeCode: "S_CUSTOMS", jobNo: log.jobNo, service: "SFE" },
      ]);
      expect(wrongFields(refused)).toEqual(["ids.0 linkCharge.noRule", "ids.0 linkCharge.noRule"]);
      expect(await buyingOf(tx, bill.id)).toEqual([]);
      expect((await getOperation(tx, lan, { id: log.id })).isLinkFee).toBe(false);
      const [, second] = sold;
      await writeRule(tx, { chargeSelling: charges.customs, chargeBuying: charges.boughtCustoms });
      await linkCharges(tx, lan, { ids: [second ?? ""] });
      await writeRule(tx, { chargeSelling: charges.freight, chargeBuying: charges.boughtCustoms });
      const { data } = await linkFeeJob(tx, lan, { ids: [log.id] });
      expect(data.lines.map(({ chargeCode }) => chargeCode)).toEqual(["B_TRUCK", "B_CUSTOMS"]);
      expect((await refusal(linkFeeJob(tx, lan, { ids: [log.id] }))).code).toBe(
        "linkCharge.nothing",
      );
    }),
  );

  test.each<[string, Readonly<Record<string, unknown>>, string]>([
    ["for another partner", { partnerSelling: ground.otherCustomer }, "linkCharge.ruleOfOther"],
    ["from tomorrow on", { effectiveDate: addDays(day, 1) }, "linkCharge.ruleNotInForce"],
    ["that is past", { expiredDate: addDays(day, -1) }, "linkCharge.ruleNotInForce"],
    ["that is inactive", { status: false }, "linkCharge.noRule"],
    ["of another buying service", { serviceBuying: "SFI" }, "linkCharge.noRule"],
    ["of another selling service", { serviceSelling: "TK" }, "linkCharge.noRule"],
  ])("does not take a rule %s", (_name, change, code) =>
    story(async (tx) => {
      const { sold } = await linkedJobs(tx);
      await writeRule(tx, change);
      expect((await refusal(linkCharges(tx, lan, { ids: sold }))).code).toBe(code);
    })(),
  );

  test(
    "is refused for an external job and for one that serves no job",
    story(async (tx) => {
      const { log, sold } = await linkedJobs(tx);
      await writeRule(tx);
      await save(tx, log.id, { serviceNo: null });
      expect((await refusal(linkCharges(tx, lan, { ids: sold }))).code).toBe("linkCharge.noBill");
      await save(tx, log.id, { shipmentMode: "External" });
      expect((await refusal(linkCharges(tx, lan, { ids: sold }))).code).toBe("linkCharge.external");
    }),
  );

  test(
    "is refused for bought lines, for lines of a sea job and for a line that is linked",
    story(async (tx) => {
      const { bill, sold } = await linkedJobs(tx);
      await writeRule(tx);
      const ofSea = await sell(tx, bill.id, [{}]);
      expect((await refusal(linkCharges(tx, lan, { ids: ofSea }))).code).toBe("linkCharge.notSold");
      await linkCharges(tx, lan, { ids: sold });
      expect((await refusal(linkCharges(tx, lan, { ids: sold }))).code).toBe(
        "linkCharge.linkedAlready",
      );
      expect((await refusal(linkCharges(tx, lan, { ids: [newId()] }))).code).toBe(
        "record.notFound",
      );
    }),
  );

  test(
    "asks the right to charges here and to open the other job, and both must be open",
    story(async (tx) => {
      const { sea, log, sold } = await linkedJobs(tx);
      await writeRule(tx);
      for (const change of [
        { opsJobManagement: { write: "None" } },
        { opsJobManagement: { special: [] } },
        { docSeaFCLExport: { detail: "None" } },
      ] as const) {
        const without = castActor("documentation", { change });
        expect((await refusal(linkCharges(tx, without, { ids: sold }))).code).toBe(
          "access.forbidden",
        );
      }
      await run(tx, sql`savepoint unlinked`);
      const officer = castActor("documentation", {
        change: { docSeaFCLExport: { write: "None", special: [] } },
      });
      const { data } = await linkCharges(tx, officer, { ids: sold });
      expect(data.lines).toHaveLength(sold.length);
      expect((await revertLinkFee(tx, officer, { ids: sold })).data.links).toBe(sold.length);
      await run(tx, sql`rollback to savepoint unlinked`);
      for (const lock of [
        () => lockShipment(tx, administrator, { id: sea.id }),
        () => lockOperation(tx, administrator, { id: log.id }),
        () =>
          run(
            tx,
            sql`update shipment set current_status = 'Finish'
          where company_id = ${companyId} and id = ${log.id}`,
          ),
      ]) {
        await run(tx, sql`savepoint still_open`);
        await lock();
        expect((await refusal(linkCharges(tx, lan, { ids: sold }))).code).toMatch(
          /^charge\.job(Locked|Finished)$/,
        );
        await run(tx, sql`rollback to savepoint still_open`);
      }
      await linkCharges(tx, lan, { ids: sold });
    }),
  );

  test(
    "freezes both lines and keeps both jobs and the bill",
    story(async (tx) => {
      const { sea, bill, log, sold } = await linkedJobs(tx);
      await writeRule(tx);
      const { data } = await linkCharges(tx, lan, { ids: sold });
      const copy = data.lines[0]?.id ?? "";
      const source = (await sellingOf(tx, log.hblid))[0];
      expect(source?.lockedFields).toContain("unitPrice");
      expect(source?.lockedFields).not.toContain("notes");
      expect((await refusal(deleteCharges(tx, lan, { ids: sold }))).code).toBe("charge.linkedOn");
      expect((await refusal(deleteCharges(tx, lan, { ids: [copy] }))).code).toBe("charge.linked");
      const half = { share: "50", hblid: null, partnerId: null };
      const split = { id: source?.id ?? "", version: source?.version ?? 0, by: "percent" as const };
      expect((await refusal(splitCharge(tx, lan, { ...split, shares: [half, half] }))).code).toBe(
        "charge.linkedOn",
      );
      for (const id of [sea.id, log.id]) {
        const cancel = id === log.id ? cancelOperation : cancelShipment;
        expect((await refusal(cancel(tx, administrator, { id, reason: null }))).code).toBe(
          "shipment.hasLinkedFees",
        );
      }
      expect((await refusal(deleteHouseBill(tx, administrator, { id: bill.id }))).code).toBe(
        "linkCharge.heldByLink",
      );
    }),
  );

  test(
    "takes as many statements for fifty lines as for one",
    story(async (tx) => {
      const many = Array.from({ length: 51 }, (_, at) => ({ notes: `Trip ${at}` }));
      const { sold } = await linkedJobs(tx, many);
      await writeRule(tx);
      const counted = async (verb: () => Promise<unknown>) => {
        const before = statementCount(tx);
        await verb();
        return statementCount(tx) - before;
      };
      const [first, ...others] = sold;
      const single = await counted(() => linkCharges(tx, lan, { ids: [first ?? ""] }));
      const fifty = await counted(() => linkCharges(tx, lan, { ids: others }));
      expect([single, fifty]).toEqual([14, 14]);
      const undone = await counted(() => revertLinkFee(tx, lan, { ids: [first ?? ""] }));
      const all = await counted(() => revertLinkFee(tx, lan, { ids: others }));
      // With the last link the mark of the job goes, too.
      expect([undone, all]).toEqual([12, 13]);
    }),
  );
});

describe("undoing a link", () => {
  test(
    "deletes the buying line and frees the selling one, from either side",
    story(async (tx) => {
      const { log, bill, sold } = await linkedJobs(tx, [{}, { notes: "Second" }]);
      await writeRule(tx);
      const { data } = await linkCharges(tx, lan, { ids: sold });
      const [first, second] = [sold[0] ?? "", data.lines[1]?.id ?? ""];
      expect((await revertLinkFee(tx, lan, { ids: [first] })).data).toEqual({
        jobs: [{ id: log.id, jobNo: log.jobNo, isLinkFee: true }],
        links: 1,
      });
      expect((await revertLinkFee(tx, lan, { ids: [second] })).data.jobs).toMatchObject([
        { isLinkFee: false },
      ]);
      expect(await buyingOf(tx, bill.id)).toEqual([]);
      expect(await sellingOf(tx, log.hblid)).toMatchObject([
        { linkFee: false, linked: null, whyFrozen: null },
        { linkFee: false, linked: null, whyFrozen: null },
      ]);
      expect(await getOperation(tx, lan, { id: log.id })).toMatchObject({
        isLinkFee: false,
        userLinkFee: null,
        dateLinkFee: null,
        isLinkJob: true,
      });
      expect(await count(tx, sql`link_charge`)).toBe(0);
      expect((await refusal(revertLinkFee(tx, lan, { ids: [first] }))).code).toBe(
        "linkCharge.notLinked",
      );
      await linkFeeJob(tx, lan, { ids: [log.id] });
      await cancelLinkCharge(tx, lan, { ids: sold });
      expect(await count(tx, sql`link_charge`)).toBe(0);
    }),
  );

  test(
    "is refused where it would leave a profit on a job without profit",
    story(async (tx) => {
      const { sea, bill, sold } = await linkedJobs(tx);
      await writeRule(tx);
      await linkCharges(tx, lan, { ids: sold });
      await sell(tx, bill.id, [{ unitPrice: "3000000" }]);
      await run(
        tx,
        sql`update shipment set no_profit = true where company_id = ${companyId} and id = ${sea.id}`,
      );
      expect((await refusal(revertLinkFee(tx, lan, { ids: sold }))).code).toBe("charge.noProfit");
    }),
  );
});

test("of 32 clients that link one line at a time one does, and nothing is bought twice", async () => {
  const { sold, bill, log } = await inTransaction(database, async (tx) => {
    await writeRule(tx);
    return linkedJobs(tx);
  });
  const link = () =>
    inTransaction(database, (tx) => linkCharges(tx, lan, { ids: sold })).then(
      () => "linked",
      ({ code }: { readonly code: string }) => code,
    );
  const outcomes = await Promise.all(Array.from({ length: 32 }, link));
  expect(outcomes.filter((each) => each === "linked")).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(new Set(["linked", "linkCharge.linkedAlready"]));
  const bought = await inTransaction(database, (tx) => buyingOf(tx, bill.id));
  expect(bought).toHaveLength(1);
  const revert = () =>
    inTransaction(database, (tx) => revertLinkFee(tx, lan, { ids: sold })).then(
      () => "freed",
      ({ code }: { readonly code: string }) => code,
    );
  const undone = await Promise.all(Array.from({ length: 32 }, revert));
  expect(undone.filter((each) => each === "freed")).toHaveLength(1);
  const left = await inTransaction(database, async (tx) => ({
    links: await count(tx, sql`link_charge`),
    lines: await rows(
      tx,
      sql`select id from surcharge where company_id = ${companyId} and link_fee`,
    ),
    isLinkFee: (await getOperation(tx, lan, { id: log.id })).isLinkFee,
  }));
  expect(left).toEqual({ links: 0, lines: [], isLinkFee: false });
});

test("a link is not undone whose buying line a document takes meanwhile", async () => {
  const { sold, copy } = await inTransaction(database, async (tx) => {
    const own = { chargeSelling: charges.customs, chargeBuying: charges.boughtCustoms };
    await writeRule(tx, own);
    const made = await linkedJobs(tx, [{ chargeId: charges.customs }], "MEANWHILE");
    await linkCharges(tx, lan, { ids: made.sold });
    const [bought] = await buyingOf(tx, made.bill.id);
    return { sold: made.sold, copy: bought?.id ?? "" };
  });
  const undone = await race(
    database,
    async (tx) => {
      const documentId = await bareDocument(tx, administrator, { kind: "note", number: "CNX" });
      await claimCharges(tx, administrator, { side: "credit", slot: "note", documentId }, [copy]);
    },
    (tx) => revertLinkFee(tx, lan, { ids: sold }),
  );
  expect(codeOf(undone)).toBe("linkCharge.copyHeld");
});
