import "@fairway/areas/customs/server/handlers.ts";
import "./handlers.ts";
import { addAndUpdate } from "@fairway/areas/charge/contract.ts";
import { claimCharges } from "@fairway/areas/charge/server/claimCharges.ts";
import { releaseCharges } from "@fairway/areas/charge/server/releaseCharges.ts";
import { cancelLinkCharge, revertLinkFee } from "@fairway/areas/linkcharge/server/revertLinks.ts";
import { confirmClaims } from "@fairway/areas/charge/server/confirmClaims.ts";
import { getCharges } from "@fairway/areas/charge/server/getCharges.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { followSettled } from "@fairway/areas/charge/server/settledJobs.ts";
import { cancelOperation } from "@fairway/areas/operation/server/cancelOperation.ts";
import { getOperation } from "@fairway/areas/operation/server/getOperation.ts";
import { lockOperation } from "@fairway/areas/operation/server/lockOperation.ts";
import { migrateJobs } from "@fairway/engine/jobs/jobs.ts";
import { today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, one, rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { bareDocument } from "../../../tests/cast/bareDocument.ts";
import { openOperation, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { companyId, offices } from "../../../tests/cast/people.ts";
import { race } from "../../../tests/cast/race.ts";
import { refusal, wrongFields } from "../../../tests/cast/refusal.ts";
import { placeInHph, writeReplicateSetting } from "../../../tests/cast/secondOffice.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { autoRateReplicas } from "./autoRateReplicas.ts";
import { retryAutoRates } from "./byTheClock.ts";
import { chargesFromReplicas } from "./chargesFromReplicas.ts";
import { duplicateJob } from "./duplicateJob.ts";
import { listDifferences } from "./replicaDifferences.ts";
import { replicateJobs } from "./replicateJobs.ts";
import { takeDifferences } from "./takeDifferences.ts";

const database = await testDatabase();
const administrator = castActor("administrator");
const lan = castActor("documentation");
const day = today();
const [haulBought, haulSold, toll, tollBought, lift] = Array.from({ length: 5 }, newId) as [
  string,
  string,
  string,
  string,
  string,
];

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeJobGround(tx);
    await writeReplicateSetting(tx);
    await placeInHph(tx, "administrator");
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
      charge(haulBought, "B_HAUL", "CREDIT"),
      charge(haulSold, "S_HAUL", "DEBIT"),
      charge(toll, "TOLL", "OBH"),
      charge(tollBought, "B_TOLL", "CREDIT"),
      charge(lift, "S_LIFT", "DEBIT"),
    ]);
    await run(
      tx,
      sql`insert into document_kind (code, table_name) values ('settlement', 'document')
        on conflict do nothing`,
    );
    await run(
      tx,
      sql`update charge set debit_charge = ${haulSold}
        where company_id = ${companyId} and id = ${haulBought}`,
    );
    await run(
      tx,
      sql`update charge set credit_charge = ${haulBought}
        where company_id = ${companyId} and id = ${haulSold}`,
    );
  }),
);
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

/** A job with its replica; of 32 at once each has numbers of its own. */
async function pair(tx: Tx, hwbno = "OPSHBL0001") {
  const job = await openOperation(tx, { hwbno });
  const { data } = await replicateJobs(tx, administrator, { ids: [job.id] });
  const [replica] = data;
  if (!replica) throw new Error("no replica");
  return { job, replica };
}
const key = (tx: Tx, hblid: string, type: string, lines: readonly object[]) =>
  saveCharges(
    tx,
    administrator,
    addAndUpdate.body.parse({
      hblid,
      type,
      charges: lines.map((line) => ({
        quantity: "2",
        unitId: ground.hc40,
        unitPrice: "3400000",
        currencyId: "VND",
        vatrate: "8",
        exchangeDate: day,
        ...line,
      })),
    }),
  ).then(({ data }) => data);
const buyHaul = (tx: Tx, hblid: string, more: object = {}) =>
  key(tx, hblid, "BUY", [{ chargeId: haulBought, paymentObjectId: ground.carrier, ...more }]);
const linesOf = (tx: Tx, jobId: string) => getCharges(tx, administrator, { jobId });
const pull = (tx: Tx, arrJobRep: string[] = [], actor = administrator) =>
  chargesFromReplicas(tx, actor, { arrJobRep }).then(({ data }) => data);
const autoRate = (tx: Tx, jobNo: string, actor = administrator) =>
  autoRateReplicas(tx, actor, { jobNo, settleNo: null }).then(({ data }) => data);
const setting = (tx: Tx, change: string) =>
  run(tx, sql`update office_setting set ${sql.raw(change)} where company_id = ${companyId}`);
const houseOf = async (tx: Tx, code: string) =>
  (
    await one<{ id: string }>(
      tx,
      sql`select id from partner where company_id = ${companyId} and internal_code = ${code}`,
    )
  ).id;

describe("auto-rating", () => {
  test(
    "sells each mapped cost once to the office of the job, with margin, step and VAT",
    story(async (tx) => {
      const { replica } = await pair(tx);
      const [bought] = await buyHaul(tx, replica.hblid);
      const { lines, added } = await autoRate(tx, replica.jobNo);
      expect(added).toBe(1);
      expect(lines).toMatchObject([
        {
          sourceId: bought?.id,
          type: "SELL",
          chargeCode: "S_HAUL",
          quantity: "2",
          unitPrice: "4470000",
          vatrate: "10",
          netAmount: "8940000",
          total: "9834000",
          paymentObjectId: await houseOf(tx, "HOUSE-HCM"),
          priceSource: "buying",
          officeId: offices.hph,
        },
      ]);
      expect(await autoRate(tx, replica.jobNo)).toEqual({ added: 0, lines: [] });
      await setting(tx, "replicate_autorate_vat = 8");
      await buyHaul(tx, replica.hblid, { unitPrice: "2900000", quantity: "1", notes: "2" });
      expect((await autoRate(tx, replica.jobNo)).lines).toMatchObject([
        { unitPrice: "3820000", vatrate: "8", total: "4125600" },
      ]);
    }),
  );

  test(
    "leaves what the replica sells itself, what is not mapped, and what a settlement may still drop",
    story(async (tx) => {
      const { replica } = await pair(tx);
      const [held] = await buyHaul(tx, replica.hblid);
      await key(tx, replica.hblid, "BUY", [
        { chargeId: tollBought, paymentObjectId: ground.carrier },
      ]);
      const settlement = await bareDocument(tx, administrator, {
        kind: "settlement",
        number: "ST1",
      });
      const slot = { side: "credit", slot: "settlement", documentId: settlement } as const;
      await claimCharges(tx, administrator, { ...slot, isFirm: false }, [held?.id ?? ""]);
      expect((await autoRate(tx, replica.jobNo)).added).toBe(0);
      await confirmClaims(tx, administrator, { slot: "settlement", documentId: settlement }, true);
      const house = await houseOf(tx, "HOUSE-HCM");
      const [own] = await key(tx, replica.hblid, "SELL", [
        { chargeId: haulSold, paymentObjectId: house },
      ]);
      expect((await autoRate(tx, replica.jobNo)).added).toBe(0);
      await run(tx, sql`delete from surcharge where company_id = ${companyId} and id = ${own?.id}`);
      const bySettlement = await autoRateReplicas(tx, administrator, {
        jobNo: null,
        settleNo: "ST1",
      });
      expect(bySettlement.data.lines).toMatchObject([{ chargeCode: "S_HAUL" }]);
    }),
  );

  test(
    "is refused on other jobs, locked ones, without a partner within the house and without reach",
    story(async (tx) => {
      const { job, replica } = await pair(tx);
      const code = async (no: string, actor = administrator) =>
        (await refusal(autoRate(tx, no, actor))).code;
      expect(await code(job.jobNo)).toBe("replica.notReplica");
      const none = { opsJobManagement: { detail: "None", list: "None", write: "None" } } as const;
      expect(await code("RLOG0000/00000")).toBe("replica.unknownNumber");
      const here = castActor("documentation", {
        change: { opsJobManagement: { detail: "Office", list: "Office", write: "Office" } },
      });
      // Nothing tells a number out of reach from one that no job has.
      expect(await code(replica.jobNo, here)).toBe("replica.unknownNumber");
      expect(await code(job.jobNo, castActor("documentation", { change: none }))).toBe(
        "replica.unknownNumber",
      );
      await buyHaul(tx, replica.hblid);
      await run(tx, sql`update office set internal_code = null where company_id = ${companyId}`);
      expect(await code(replica.jobNo)).toBe("replica.noHouse");
      await lockOperation(tx, administrator, { id: replica.id });
      expect(await code(replica.jobNo)).toBe("charge.jobLocked");
    }),
  );
});

test(
  "the replicas of a settlement are rated with statements that do not depend on their number",
  story(async (tx) => {
    const rated = async (count: number) => {
      const bought = [];
      for (let nth = 0; nth < count; nth += 1) {
        const { replica } = await pair(tx, `OPSHBL${count}${nth}`);
        bought.push(...(await buyHaul(tx, replica.hblid)));
      }
      const number = `ST-${count}`;
      const settlement = await bareDocument(tx, administrator, { kind: "settlement", number });
      const slot = { side: "credit", slot: "settlement", documentId: settlement } as const;
      await claimCharges(
        tx,
        administrator,
        { ...slot, isFirm: true },
        bought.map(({ id }) => id),
      );
      const before = statementCount(tx);
      const { data } = await autoRateReplicas(tx, administrator, {
        jobNo: null,
        settleNo: number,
      });
      expect(data.added).toBe(count);
      return statementCount(tx) - before;
    };
    expect(await rated(5)).toBe(await rated(1));
  }),
);

describe("charges of a replica", () => {
  test(
    "are canceled on their job from either side, and taken over again",
    story(async (tx) => {
      const { job, replica } = await pair(tx);
      const house = await houseOf(tx, "HOUSE-HCM");
      const [sold] = await key(tx, replica.hblid, "SELL", [
        { chargeId: haulSold, paymentObjectId: house },
      ]);
      await pull(tx, [replica.jobNo]);
      const cancel = (ids: string[], actor = administrator) =>
        cancelLinkCharge(tx, actor, { ids }).then(({ data }) => data);
      const [made] = await linesOf(tx, job.id);
      expect(made).toMatchObject({ type: "BUY", linkChargeId: sold?.id });
      expect(
        (await refusal(revertLinkFee(tx, administrator, { ids: [made?.id ?? ""] }))).code,
      ).toBe("linkCharge.notLinked");
      // The replica may be locked: nothing changes there.
      await lockOperation(tx, administrator, { id: replica.id });
      expect(await cancel([made?.id ?? ""])).toEqual({ jobs: [], links: 1 });
      expect(await linesOf(tx, job.id)).toEqual([]);
      expect(await linesOf(tx, replica.id)).toMatchObject([{ id: sold?.id, linkFee: false }]);
      expect((await pull(tx, [replica.jobNo])).lines).toBe(1);
      expect((await cancel([sold?.id ?? ""])).links).toBe(1);
      expect(await linesOf(tx, job.id)).toEqual([]);
    }),
  );

  test(
    "that were made by auto-rating are canceled on the replica, and not where a document holds them",
    story(async (tx) => {
      const { replica } = await pair(tx);
      await buyHaul(tx, replica.hblid);
      const { lines } = await autoRate(tx, replica.jobNo);
      const ids = lines.map(({ id }) => id);
      const slot = { side: "debit", slot: "note" } as const;
      const documentId = await bareDocument(tx, administrator, { kind: "note", number: "DN1" });
      await claimCharges(tx, administrator, { ...slot, documentId }, ids);
      const held = await refusal(cancelLinkCharge(tx, administrator, { ids }));
      expect([held.code, held.facts["documentNo"]]).toEqual(["linkCharge.copyHeld", "DN1"]);
      await releaseCharges(tx, administrator, { slot: "note", documentId });
      expect((await cancelLinkCharge(tx, administrator, { ids })).data.links).toBe(1);
      expect((await linesOf(tx, replica.id)).map(({ type }) => type)).toEqual(["BUY"]);
      expect((await autoRate(tx, replica.jobNo)).added).toBe(1);
    }),
  );

  test(
    "are canceled by users with a place in the office of the replica, and by nobody else",
    story(async (tx) => {
      const { job, replica } = await pair(tx);
      await key(tx, replica.hblid, "SELL", [
        { chargeId: haulSold, paymentObjectId: await houseOf(tx, "HOUSE-HCM") },
      ]);
      await pull(tx, [replica.jobNo]);
      const ids = (await linesOf(tx, job.id)).map(({ id }) => id);
      const ofOffice = castActor("documentation", {
        change: {
          opsJobManagement: {
            detail: "Office",
            list: "Office",
            write: "Office",
            special: ["UpdateCharge"],
          },
        },
      });
      expect((await refusal(cancelLinkCharge(tx, ofOffice, { ids }))).code).toBe("record.notFound");
      await placeInHph(tx, "documentation");
      expect((await cancelLinkCharge(tx, ofOffice, { ids })).data.links).toBe(1);
    }),
  );

  test(
    "become costs of its job, paid to the partner that the other office is, once",
    story(async (tx) => {
      const { job, replica } = await pair(tx);
      await buyHaul(tx, replica.hblid);
      await autoRate(tx, replica.jobNo);
      await key(tx, replica.hblid, "OBH", [
        { chargeId: toll, paymentObjectId: ground.customer, payerId: ground.carrier },
      ]);
      await key(tx, replica.hblid, "SELL", [
        { chargeId: lift, paymentObjectId: await houseOf(tx, "HOUSE-HCM") },
      ]);
      expect(await pull(tx, [replica.jobNo])).toEqual({
        jobs: 1,
        lines: 2,
        left: [{ jobNo: replica.jobNo, chargeCode: "S_LIFT", reason: "unmapped" }],
      });
      const house = await houseOf(tx, "HOUSE-HPH");
      const sources = await linesOf(tx, replica.id);
      const [sold] = sources.filter(({ chargeCode }) => chargeCode === "S_HAUL");
      expect(await linesOf(tx, job.id)).toMatchObject([
        {
          type: "BUY",
          chargeCode: "B_HAUL",
          quantity: "2",
          unitPrice: "4470000",
          vatrate: "10",
          total: "9834000",
          paymentObjectId: house,
          linkChargeId: sold?.id,
          priceReference: replica.jobNo,
          officeId: offices.hcm,
        },
        { type: "OBH", chargeCode: "TOLL", paymentObjectId: ground.customer, payerId: house },
      ]);
      expect(await pull(tx, [])).toMatchObject({ lines: 0 });
    }),
  );

  test(
    "of all jobs of the office are taken with as many statements as of one",
    story(async (tx) => {
      const made = async (hwbno: string) => {
        const each = await pair(tx, hwbno);
        await buyHaul(tx, each.replica.hblid);
        await autoRate(tx, each.replica.jobNo);
      };
      const counted = async () => {
        const before = statementCount(tx);
        const { lines } = await pull(tx);
        return { lines, statements: statementCount(tx) - before };
      };
      await made("MANY-2");
      const single = await counted();
      for (const hwbno of ["MANY-3", "MANY-4", "MANY-5"]) await made(hwbno);
      const many = await counted();
      expect([single.lines, many.lines]).toEqual([1, 3]);
      expect(many.statements).toBeLessThanOrEqual(single.statements);
    }),
  );

  test(
    "are refused beyond the reach, on a locked job, and for an unknown number",
    story(async (tx) => {
      const { job, replica } = await pair(tx);
      await buyHaul(tx, replica.hblid);
      await autoRate(tx, replica.jobNo);
      const code = async (no: string, actor = administrator) =>
        (await refusal(pull(tx, [no], actor))).code;
      expect(await code(job.jobNo)).toBe("replica.unknownNumber");
      const office = { detail: "Office", list: "Office", write: "Office" } as const;
      const here = castActor("documentation", { change: { opsJobManagement: office } });
      expect(await code(replica.jobNo, here)).toBe("replica.unknownNumber");
      const reader = castActor("documentation", {
        change: { opsJobManagement: { write: "None" } },
      });
      expect(await code(replica.jobNo, reader)).toBe("access.forbidden");
      expect(await pull(tx, [], here)).toMatchObject({ lines: 0 });
      await lockOperation(tx, administrator, { id: job.id });
      expect(await code(replica.jobNo)).toBe("charge.jobLocked");
      expect(await pull(tx)).toMatchObject({ lines: 0 });
    }),
  );

  test(
    "that change later are offered as differences, and a line on a document stays",
    story(async (tx) => {
      const { job, replica } = await pair(tx);
      const [bought] = await buyHaul(tx, replica.hblid);
      const { lines } = await autoRate(tx, replica.jobNo);
      await pull(tx, [replica.jobNo]);
      expect(await listDifferences(tx, administrator, { jobId: job.id })).toEqual({
        lines: [],
        untaken: 0,
      });
      const [sold] = lines;
      await saveCharges(
        tx,
        administrator,
        addAndUpdate.body.parse({
          hblid: replica.hblid,
          type: "SELL",
          charges: [{ ...sold, unitPrice: "5000000" }],
        }),
      );
      const [different] = (await listDifferences(tx, administrator, { jobId: job.id })).lines;
      expect(different).toMatchObject({
        kind: "REPLICATE",
        type: "BUY",
        chargeCode: "B_HAUL",
        sourceJobNo: replica.jobNo,
        heldBy: null,
        fields: [{ field: "unitPrice", here: "4470000", there: "5000000" }],
      });
      const own = await listDifferences(tx, administrator, { jobId: replica.id });
      expect(own.lines).toMatchObject([
        { kind: "AUTO_RATE", fields: [{ here: "5000000", there: "4470000" }] },
      ]);
      const ask = {
        jobId: job.id,
        lines: [{ id: different?.id ?? "", version: different?.version ?? 0 }],
      };
      const note = await bareDocument(tx, administrator, { kind: "note", number: "CN1" });
      await run(tx, sql`savepoint held`);
      const slot = { side: "credit", slot: "note", documentId: note } as const;
      await claimCharges(tx, administrator, slot, [different?.id ?? ""]);
      const held = await refusal(takeDifferences(tx, administrator, ask));
      expect([held.code, held.facts]).toEqual([
        "replica.lineHeld",
        { chargeCode: "B_HAUL", documentNo: "CN1" },
      ]);
      await run(tx, sql`rollback to savepoint held`);
      expect(await takeDifferences(tx, administrator, ask)).toMatchObject({ data: { count: 1 } });
      expect(await linesOf(tx, job.id)).toMatchObject([
        { unitPrice: "5000000", total: "11000000", linkChargeId: sold?.id },
      ]);
      const again = await refusal(takeDifferences(tx, administrator, ask));
      expect(again.code).toBe("replica.lineChanged");
      expect(bought?.type).toBe("BUY");
    }),
  );

  test(
    "stay on the replica while they are on the job; the refusal names the job",
    story(async (tx) => {
      const { job, replica } = await pair(tx);
      await buyHaul(tx, replica.hblid);
      const { lines } = await autoRate(tx, replica.jobNo);
      await pull(tx, [replica.jobNo]);
      const why = { chargeCode: "S_HAUL", jobNo: job.jobNo };
      const [sold] = (await linesOf(tx, replica.id)).filter(({ id }) => id === lines[0]?.id);
      const removed = [{ id: sold?.id, version: sold?.version }];
      const sell = { hblid: replica.hblid, type: "SELL", charges: [], removed };
      const kept = await refusal(saveCharges(tx, administrator, addAndUpdate.body.parse(sell)));
      expect([kept.code, kept.facts]).toEqual(["charge.takenOver", why]);
      const ask = { id: replica.id, reason: null };
      const stays = await refusal(cancelOperation(tx, administrator, ask));
      expect([stays.code, stays.facts]).toEqual(["charge.takenOver", why]);
    }),
  );

  test(
    "are taken by who may open the replica only",
    story(async (tx) => {
      const { job, replica } = await pair(tx);
      await buyHaul(tx, replica.hblid);
      const { lines } = await autoRate(tx, replica.jobNo);
      await pull(tx, [replica.jobNo]);
      await key(tx, replica.hblid, "SELL", [{ ...lines[0], unitPrice: "5000000" }]);
      const office = { detail: "Office", list: "Office", write: "Office" } as const;
      const here = castActor("documentation", { change: { opsJobManagement: office } });
      const [own] = await linesOf(tx, job.id);
      const ask = { jobId: job.id, lines: [{ id: own?.id ?? "", version: own?.version ?? 0 }] };
      expect((await refusal(takeDifferences(tx, here, ask))).code).toBe("record.notFound");
      expect(await linesOf(tx, job.id)).toMatchObject([{ unitPrice: "4470000" }]);
    }),
  );

  test(
    "differ by the rate that is typed there later, and take it",
    story(async (tx) => {
      const { job, replica } = await pair(tx);
      const usd = {
        chargeId: haulSold,
        paymentObjectId: await houseOf(tx, "HOUSE-HCM"),
        currencyId: "USD",
        unitPrice: "100",
        exchangeRate: "25000",
        rateReason: "typed",
      };
      const [sold] = await key(tx, replica.hblid, "SELL", [usd]);
      await pull(tx, [replica.jobNo]);
      expect((await listDifferences(tx, administrator, { jobId: job.id })).lines).toEqual([]);
      await key(tx, replica.hblid, "SELL", [{ ...sold, exchangeRate: "26000" }]);
      const [different] = (await listDifferences(tx, administrator, { jobId: job.id })).lines;
      expect(different?.fields).toEqual([{ field: "exchangeRate", here: "25000", there: "26000" }]);
      await takeDifferences(tx, administrator, {
        jobId: job.id,
        lines: [{ id: different?.id ?? "", version: different?.version ?? 0 }],
      });
      const [here] = await linesOf(tx, job.id);
      const [there] = await linesOf(tx, replica.id);
      expect([here?.exchangeRate, here?.amountVnd]).toEqual(["26000", there?.amountVnd]);
      const documentId = await bareDocument(tx, administrator, { kind: "note", number: "DN1" });
      const slot = { side: "debit", slot: "note", documentId } as const;
      await claimCharges(tx, administrator, slot, [there?.id ?? ""]);
      expect((await listDifferences(tx, administrator, { jobId: job.id })).lines).toEqual([]);
    }),
  );
});

describe("a duplicate", () => {
  const duplicate = async (tx: Tx, id: string, more: object = {}, actor = administrator) => {
    const source = await getOperation(tx, actor, { id });
    const ask = contract.duplicateJob.body.parse({
      ...source,
      mawb: "NEWMBL",
      hwbno: "NEWHBL",
      csMawbcontainers: [],
      ...more,
    });
    return (await duplicateJob(tx, actor, ask)).data;
  };

  test(
    "has the form and the lines of the job with another number",
    story(async (tx) => {
      const job = await openOperation(tx);
      await buyHaul(tx, job.hblid, { invoiceNo: "INV9" });
      const copy = await duplicate(tx, job.id);
      expect(copy).toMatchObject({
        customerId: ground.customer,
        mawb: "NEWMBL",
        hwbno: "NEWHBL",
        revisedJobId: null,
        replicatedId: null,
        isLocked: false,
      });
      expect(copy.jobNo).not.toBe(job.jobNo);
      expect(await linesOf(tx, copy.id)).toMatchObject([
        {
          chargeCode: "B_HAUL",
          unitPrice: "3400000",
          invoiceNo: null,
          priceReference: job.jobNo,
          claims: [],
        },
      ]);
      const twice = refusal(duplicate(tx, job.id));
      expect(wrongFields(await twice)).toEqual(["hwbno operation.numbersTaken"]);
    }),
  );

  test(
    "with a replica has the lines of the old replica, without those that were made of others",
    story(async (tx) => {
      const { job, replica } = await pair(tx);
      await buyHaul(tx, replica.hblid);
      await autoRate(tx, replica.jobNo);
      await pull(tx, [replica.jobNo]);
      const copy = await duplicate(tx, job.id, { withReplica: true });
      expect(copy.replicatedJobNo).toBe(`R${copy.jobNo}`);
      expect(await linesOf(tx, copy.id)).toEqual([]);
      const there = await linesOf(tx, copy.replicatedId ?? "");
      expect(there.map(({ chargeCode }) => chargeCode)).toEqual(["B_HAUL"]);
      const ofReplica = await refusal(duplicate(tx, replica.id, { hwbno: "X" }));
      expect(ofReplica.code).toBe("replica.duplicated");
    }),
  );

  test(
    "revises a closed job without its lines, and both name each other",
    story(async (tx) => {
      const job = await openOperation(tx);
      await buyHaul(tx, job.hblid);
      const open = await refusal(duplicate(tx, job.id, { revises: true }));
      expect(open.code).toBe("shipment.notClosed");
      await lockOperation(tx, administrator, { id: job.id });
      const copy = await duplicate(tx, job.id, { revises: true });
      expect(copy).toMatchObject({ revisedJobId: job.id, revisedJobNo: job.jobNo });
      expect(await linesOf(tx, copy.id)).toEqual([]);
      expect(await getOperation(tx, lan, { id: job.id })).toMatchObject({
        revisions: [{ id: copy.id, jobNo: copy.jobNo }],
      });
    }),
  );
});

// What these store stays, so they come last.
test("of 32 users who rate one replica at once each cost is sold once", async () => {
  const { replica } = await inTransaction(database, async (tx) => {
    const made = await pair(tx, "RATE-RACE");
    await buyHaul(tx, made.replica.hblid);
    return made;
  });
  const added = await Promise.all(
    Array.from({ length: 32 }, () =>
      inTransaction(database, async (tx) => (await autoRate(tx, replica.jobNo)).added),
    ),
  );
  expect(added.filter((each) => each === 1)).toHaveLength(1);
  expect(added.filter((each) => each === 0)).toHaveLength(31);
});

test("the clock rates costs that are on a document or have the vendor's invoice", async () => {
  const { replica, other } = await inTransaction(database, async (tx) => {
    const made = await pair(tx, "CLOCK-1");
    const second = await pair(tx, "CLOCK-2");
    await buyHaul(tx, made.replica.hblid, { invoiceNo: "77" });
    await buyHaul(tx, second.replica.hblid);
    return { replica: made.replica, other: second.replica };
  });
  await retryAutoRates(database).retryAutoRates();
  await rolledBack(database, async (tx) => {
    const sold = async (jobId: string) =>
      (await linesOf(tx, jobId)).filter(({ type }) => type === "SELL").length;
    expect([await sold(replica.id), await sold(other.id)]).toEqual([1, 0]);
  });
});

test("a settlement that is done starts the rating of its replicas", async () => {
  await migrateJobs(database);
  await rolledBack(database, async (tx) => {
    const { job, replica } = await pair(tx, "SETTLED");
    await followSettled(tx, { companyId, jobIds: [job.id, replica.id] });
    const waiting = await rows<{ key: string }>(
      tx,
      sql`select key from graphile_worker.jobs where task_identifier = 'autoRateReplica'`,
    );
    expect(waiting).toEqual([{ key: `auto rate ${replica.id}` }]);
  });
});

test("lines that are taken over have the customer that the job has got meanwhile", async () => {
  const other = newId();
  const made = await inTransaction(database, async (tx) => {
    const opened = await pair(tx, "MEANWHILE");
    const paymentObjectId = await houseOf(tx, "HOUSE-HCM");
    await key(tx, opened.replica.hblid, "OBH", [
      { chargeId: toll, paymentObjectId, payerId: ground.carrier },
    ]);
    await run(
      tx,
      sql`insert into partner_agreement_service (company_id, id, agreement_id, service)
        select company_id, new_id(), id, 'CL' from partner_agreement
        where company_id = ${companyId} on conflict do nothing`,
    );
    await run(
      tx,
      sql`update house_bill set sale_man_id = (select saleman_id from partner_agreement
          where company_id = ${companyId} and partner_id = ${ground.customer} limit 1)
        where company_id = ${companyId} and job_id = ${opened.job.id}`,
    );
    await insertRows(tx, "partner", [
      {
        companyId,
        id: other,
        accountNo: "OTHERC",
        taxCode: "OTHERC",
        shortName: "OTHERC",
        partnerNameEn: "Other",
        partnerNameVn: "Other",
        partnerType: "Customer",
        partnerGroup: ["Customer"],
        partnerMode: "External",
        partnerLocation: "Domestic",
        addressEn: "Hanoi",
        addressVn: "Hà Nội",
        tel: "028",
      },
    ]);
    return opened;
  });
  await race(
    database,
    async (tx) => {
      const { job } = made;
      await run(
        tx,
        sql`select from shipment where company_id = ${companyId} and id = ${job.id}
          for no key update`,
      );
      await run(
        tx,
        sql`update house_bill set customer_id = ${other}
          where company_id = ${companyId} and job_id = ${job.id}`,
      );
    },
    (tx) => pull(tx, [made.replica.jobNo]),
  );
  const lines = await inTransaction(database, (tx) => linesOf(tx, made.job.id));
  expect(lines).toMatchObject([{ paymentObjectId: other }]);
});
