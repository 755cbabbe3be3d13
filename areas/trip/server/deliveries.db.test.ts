import { listMilestones } from "@fairway/areas/milestone/server/milestoneLine.ts";
import * as jobs from "@fairway/areas/shipment/contract.ts";
import { getShipment } from "@fairway/areas/shipment/server/getShipment.ts";
import { updateShipment } from "@fairway/areas/shipment/server/updateShipment.ts";
import { listStages } from "@fairway/areas/stage/server/listStages.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import {
  assign,
  by,
  containers,
  desk,
  hour,
  linkOf,
  make,
  proofOf,
  step,
  stops,
  tripsOf,
} from "../../../tests/cast/madeTrips.ts";
import {
  openJob,
  openOperation,
  writeBill,
  writeJobGround,
} from "../../../tests/cast/openedJob.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { truckClashes } from "./assignSupplier.ts";
import { readLinkedTrip } from "./readLinkedTrip.ts";
import { reportStep } from "./reportStep.ts";
import { sendPhoto } from "./sendPhoto.ts";
import { sendProof } from "./sendProof.ts";
import { makeLink } from "./tripLink.ts";
import { getTrip, tripsOfJob } from "./tripsOfJob.ts";
import { draftRequest, sendRequest } from "./truckRequest.ts";
import { deleteTrip, updateTrip } from "./updateTrip.ts";

const database = await testDatabase();
const lan = castActor("documentation");

beforeAll(() => inTransaction(database, writeJobGround));
const stored = <T>(fn: (tx: Tx) => Promise<T>) => inTransaction(database, fn);
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const onTheRoad = (places: readonly object[] = stops()) =>
  stored(async (tx) => {
    const job = await openJob(tx, {
      transactionType: "SFI",
      pol: ground.losAngeles,
      pod: ground.saigon,
      csMawbcontainers: containers.slice(0, 1),
    });
    const [trip] = (await tripsOf(tx, job.id, places)) as [Awaited<ReturnType<typeof tripsOf>>[0]];
    const link = await linkOf(tx, trip);
    return { job, id: trip.id, link, at: trip.stops.map((stop) => stop.id) };
  });
const pick = (place: string) => ({ kind: "PickUp", place });
const drop = (place: string) => ({ kind: "Deliver", place });
const stagesOf = async (tx: Tx, jobId: string) =>
  (await listStages(tx, lan, { jobId })).map(({ code }) => code).filter((code) => code === "U_POD");

test("TR-7: a proof that a phone kept for three days is stored, and its photo after it", async () => {
  const { id, link, at } = await onTheRoad();
  await stored((tx) =>
    run(tx, sql`update trip set datetime_created = now() - interval '5 days' where id = ${id}`),
  );
  const proof = proofOf(at[1] ?? "", { deliveredAt: hour(-72) });
  expect((await sendProof(database, by(link), proof)).state).toBe("Delivered");
  const photo = {
    id: crypto.randomUUID(),
    proofId: proof.id,
    file: { name: "1.png", mime: "image/png", bytes: Buffer.from(proof.signature, "base64") },
  };
  expect((await sendPhoto(database, by(link), photo)).stops[1]?.proof?.photos).toHaveLength(1);
  const [kept] = await stored((tx) =>
    rows<{ deliveredAt: string }>(
      tx,
      sql`select delivered_at from trip_proof where id = ${proof.id}`,
    ),
  );
  expect(Date.parse(kept?.deliveredAt ?? "")).toBe(Date.parse(proof.deliveredAt));
});

test("TR-7: a delivery that the office reports days later leaves the link for its proof", async () => {
  const { id, link, at } = await onTheRoad();
  await stored(async (tx) => {
    await step(tx, id, "load", { at: hour(-80) });
    await step(tx, id, "deliver", { at: hour(-72) });
  });
  const proof = proofOf(at[1] ?? "");
  expect((await sendProof(database, by(link), proof)).stops[1]?.proof?.id).toBe(proof.id);
});

test("TR-4: a trip with a signed proof is not deleted, also after it was dropped and taken up again", async () => {
  const { id, link, at } = await onTheRoad([pick("A"), drop("B"), drop("C")]);
  await reportStep(database, by(link), { verb: "load" });
  await sendProof(database, by(link), proofOf(at[1] ?? ""));
  await stored(async (tx) => {
    await step(tx, id, "drop", { reason: "The truck broke down" });
    const again = await step(tx, id, "resume");
    expect(again).toMatchObject({ state: "Planned", may: ["update", "assign", "drop"] });
    expect(again.stops.map(({ actualAt }) => actualAt !== null)).toEqual([true, true, false]);
    expect((await refusal(deleteTrip(tx, lan, { id }))).code).toBe("trip.proofKept");
    expect((await getTrip(tx, lan, { id })).proofs).toHaveLength(1);
  });
  const past = stored((tx) => run(tx, sql`delete from trip where id = ${id}`));
  expect((await refusal(past)).code).toBe("record.inUse");
});

test(
  "TR-4: a trip that is taken up again has no times of the former truck",
  story(async (tx) => {
    const { trips } = await make(tx);
    const [{ id }] = trips as [(typeof trips)[number]];
    await assign(tx, trips);
    await step(tx, id, "load");
    await step(tx, id, "drop", { reason: "The truck broke down" });
    const again = await step(tx, id, "resume");
    expect(again.stops.map(({ actualAt }) => actualAt)).toEqual([null, null, null]);
    expect(again.may).toContain("delete");
  }),
);

test(
  "TR-4: goods are not delivered before they were picked up",
  story(async (tx) => {
    const { trips } = await make(tx);
    const [{ id }] = trips as [(typeof trips)[number]];
    await assign(tx, trips);
    await step(tx, id, "load", { at: hour(-1) });
    const early = await refusal(step(tx, id, "deliver", { at: hour(-3) }));
    expect(early.fields).toMatchObject([{ field: "at", code: "trip.timesOrder" }]);
    expect(await step(tx, id, "deliver", { at: hour(-0.5) })).toMatchObject({ state: "Delivered" });
  }),
);

test("TR-3: a trip that picks up twice is loaded twice, and a change of it is saved", async () => {
  const { id, link, at } = await onTheRoad([pick("A"), drop("B"), pick("C"), drop("D")]);
  const loaded = await reportStep(database, by(link), { verb: "load" });
  expect(loaded.stops.map(({ actualAt }) => actualAt !== null)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(loaded.may).toEqual(["prove"]);
  const proven = await sendProof(database, by(link), proofOf(at[1] ?? ""));
  expect(proven.may).toEqual(["load", "prove"]);
  await reportStep(database, by(link), { verb: "load" });
  const again = await reportStep(database, by(link), { verb: "load" });
  expect(again.stops.map(({ actualAt }) => actualAt !== null)).toEqual([true, true, true, false]);
  await stored(async (tx) => {
    const ask = contract.updateTrip.body.parse({
      ...(await getTrip(tx, lan, { id })),
      note: "Gate 4",
    });
    expect((await updateTrip(tx, lan, ask)).data.note).toBe("Gate 4");
  });
  expect((await sendProof(database, by(link), proofOf(at[3] ?? ""))).state).toBe("Delivered");
});

test("FT-15: a trip fills the days of its imported box, and what was keyed stays", async () => {
  const { job, id } = await onTheRoad();
  await stored(async (tx) => {
    const days = async () =>
      rows(
        tx,
        sql`select gate_out_on::text, empty_in_on::text, version from box_time
          where job_id = ${job.id}`,
      );
    await step(tx, id, "load");
    expect(await days()).toEqual([{ gateOutOn: lan.today, emptyInOn: null, version: 1 }]);
    await run(tx, sql`update box_time set gate_out_on = gate_out_on - 2 where job_id = ${job.id}`);
    await step(tx, id, "deliver");
    await step(tx, id, "returnEmpty");
    const [after] = await days();
    expect(after).toMatchObject({ emptyInOn: lan.today, version: 2 });
    expect(after).not.toMatchObject({ gateOutOn: lan.today });
  });
});

test("TR-13: steps that were kept on a phone are stored once, with the time at which they happened", async () => {
  const { id, link } = await onTheRoad([pick("A"), drop("B"), pick("C"), drop("D")]);
  const report = (verb: "accept" | "load", reportId: string, reportedAt: string) =>
    reportStep(database, by(link), { verb, id: reportId, reportedAt });
  const [accepted, loaded] = [crypto.randomUUID(), crypto.randomUUID()];
  const [first, second] = [hour(-0.002), hour(-0.001)];
  await Promise.all(Array.from({ length: 8 }, () => report("accept", accepted, first)));
  const shown = await report("load", loaded, second);
  expect(shown.state).toBe("Loaded");
  // Without its id a repeated report would load the trip at its second place.
  await Promise.all(Array.from({ length: 8 }, () => report("load", loaded, second)));
  await stored(async (tx) => {
    const trip = await getTrip(tx, lan, { id });
    expect(trip.stops.map(({ actualAt }) => actualAt !== null)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(Date.parse(trip.stops[0]?.actualAt ?? "")).toBe(
      Date.parse(shown.stops[0]?.actualAt ?? ""),
    );
    expect(trip.answer).toBe("Accepted");
  });
  const late = await reportStep(database, by(link), {
    verb: "accept",
    id: crypto.randomUUID(),
    reportedAt: hour(48),
  }).catch((error: unknown) => error);
  expect(late).toMatchObject({ code: "tripLink.notNow" });
});

test("TR-4: a proof of a phone whose clock is behind is stored, and its trip is still saved", async () => {
  const { id, link, at } = await onTheRoad();
  await reportStep(database, by(link), { verb: "load" });
  const signed = new Date(Date.now() - 4 * 60_000).toISOString();
  await sendProof(database, by(link), proofOf(at[1] ?? "", { deliveredAt: signed }));
  await stored(async (tx) => {
    const trip = await getTrip(tx, lan, { id });
    expect(Date.parse(trip.proofs[0]?.deliveredAt ?? "")).toBe(Date.parse(signed));
    const ask = contract.updateTrip.body.parse({ ...trip, note: "Gate 4" });
    expect((await updateTrip(tx, lan, ask)).data.note).toBe("Gate 4");
  });
});

test(
  "TR-8: trips that the office reports as delivered record U_POD once and the day on the only bill",
  story(async (tx) => {
    const { job, trips } = await make(tx, { csMawbcontainers: containers.slice(1) });
    const bill = await writeBill(tx, job.id, billForm);
    await assign(tx, trips);
    const [first, second] = trips as [(typeof trips)[number], (typeof trips)[number]];
    await step(tx, first.id, "load");
    await step(tx, first.id, "deliver");
    expect(await stagesOf(tx, job.id)).toEqual([]);
    // The last trip that was out is dropped: what is left has been delivered.
    await step(tx, second.id, "drop", { reason: "Both boxes on one truck" });
    expect(await stagesOf(tx, job.id)).toEqual(["U_POD"]);
    await step(tx, first.id, "back");
    await step(tx, first.id, "deliver");
    expect(await stagesOf(tx, job.id)).toEqual(["U_POD"]);
    expect(await proofOnBill(tx, bill.id)).toEqual([
      { deliveryDate: lan.today, deliveryPerson: null },
    ]);
  }),
);

const billForm = {
  hwbno: "LAXSGN001",
  hbltype: "Original",
  mawb: "EGLV0001",
  pol: ground.losAngeles,
  pod: ground.saigon,
  eta: lan.today,
  serviceType: "FCL/FCL",
  incotermId: ground.fob,
  desOfGoods: "MACHINES",
  packageQty: "40",
  packageType: ground.carton,
  grossWeight: "8200",
  cbm: "60",
};
const proofOnBill = (tx: Tx, id: string) =>
  rows(
    tx,
    sql`select delivery_date::text, delivery_person from proof_of_delivery where id = ${id}`,
  );

test("TR-8: proofs that follow the report of the office give the receiver and no second U_POD", async () => {
  const { job, bill, links, at } = await stored(async (tx) => {
    const opened = await make(tx, { csMawbcontainers: containers.slice(1) });
    const written = await writeBill(tx, opened.job.id, { ...billForm, hwbno: "LAXSGN002" });
    const open: string[] = [];
    for (const trip of opened.trips) {
      open.push(await linkOf(tx, trip));
      await step(tx, trip.id, "load");
      await step(tx, trip.id, "deliver");
    }
    expect(await stagesOf(tx, opened.job.id)).toEqual(["U_POD"]);
    const places = opened.trips.map((trip) => trip.stops[1]?.id ?? "");
    return { job: opened.job, bill: written, links: open, at: places };
  });
  for (const [nth, link] of links.entries()) {
    await sendProof(database, by(link), proofOf(at[nth] ?? ""));
  }
  await stored(async (tx) => {
    expect(await stagesOf(tx, job.id)).toEqual(["U_POD"]);
    expect(await proofOnBill(tx, bill.id)).toEqual([
      { deliveryDate: lan.today, deliveryPerson: "Lê Văn Hòa" },
    ]);
  });
});

test("TR-8: a job without a bill has U_POD once from the report of the office and the proofs", async () => {
  const { job, link, at } = await stored(async (tx) => {
    const opened = await make(tx, { csMawbcontainers: containers.slice(0, 1) });
    const [trip] = opened.trips as [(typeof opened.trips)[number]];
    const open = await linkOf(tx, trip);
    await step(tx, trip.id, "load");
    await step(tx, trip.id, "deliver");
    return { job: opened.job, link: open, at: trip.stops[1]?.id ?? "" };
  });
  await sendProof(database, by(link), proofOf(at));
  expect(await stored((tx) => stagesOf(tx, job.id))).toEqual(["U_POD"]);
});

test("TR-11: a trucking job that was loaded, proven and returned has its milestones from the trip", async () => {
  const { job, link, at } = await stored(async (tx) => {
    const opened = await openOperation(tx, { transactionType: "TK", packageQty: "12" });
    const [trip] = (await tripsOf(tx, opened.id)) as [Awaited<ReturnType<typeof tripsOf>>[0]];
    return { job: opened, link: await linkOf(tx, trip), at: trip.stops[1]?.id ?? "" };
  });
  await reportStep(database, by(link), { verb: "load" });
  await sendProof(database, by(link), proofOf(at));
  await reportStep(database, by(link), { verb: "returnEmpty" });
  const line = await stored((tx) => listMilestones(tx, lan, { jobId: job.id }));
  const reached = line.flatMap(({ kind, actual }) => (actual ? [[kind, actual.source]] : []));
  expect(reached).toEqual(
    expect.arrayContaining([
      ["pickedUp", "trip"],
      ["delivered", "trip"],
      ["emptyReturned", "trip"],
    ]),
  );
});

test(
  "TR-2: a list of containers that is saved again makes no second trips",
  story(async (tx) => {
    const { job, trips } = await make(tx);
    const read = await getShipment(tx, lan, { id: job.id });
    const lines = (read.csMawbcontainers ?? []).map((line) => ({ ...line, id: null }));
    const ask = jobs.updateShipment.body.parse({ ...read, csMawbcontainers: lines });
    await updateShipment(tx, lan, ask);
    expect((await refusal(tripsOf(tx, job.id))).code).toBe("trip.allMade");
    expect(await tripsOfJob(tx, lan, { jobId: job.id })).toHaveLength(trips.length);
  }),
);

test(
  "TR-5: a customer and an inactive supplier get no trip; one that has it keeps it",
  story(async (tx) => {
    const { trips } = await make(tx);
    const [first, second] = trips as [(typeof trips)[number], (typeof trips)[number]];
    const tried = async (supplierId: string) =>
      (await refusal(assign(tx, [second], { supplierId }))).fields.map(({ field, code }) => [
        field,
        code,
      ]);
    expect(await tried(ground.customer)).toEqual([["supplierId", "trip.notSupplier"]]);
    expect(await tried(ground.saigon)).toEqual([["supplierId", "field.unknown"]]);
    const [has] = (await assign(tx, [first])).data.trips;
    await run(tx, sql`update partner set active = false where id = ${ground.carrier}`);
    expect(await tried(ground.carrier)).toEqual([["supplierId", "trip.notSupplier"]]);
    const same = await assign(tx, [has as NonNullable<typeof has>], { truckNo: "51C-9" });
    expect(same.data.trips[0]).toMatchObject({ truckNo: "51C-9" });
  }),
);

test(
  "TR-5, TR-10: trips of six jobs are assigned, checked and requested by as many statements as one",
  story(async (tx) => {
    await run(
      tx,
      sql`update partner set email = 'dispatch@evergreen.example' where id = ${ground.carrier}`,
    );
    const counted = async (jobCount: number) => {
      const trips = [];
      for (let nth = 0; nth < jobCount; nth += 1) {
        const made = await make(tx, { csMawbcontainers: containers.slice(0, 1) });
        trips.push(...made.trips);
      }
      const ids = trips.map(({ id }) => id);
      const spent: number[] = [];
      let before = statementCount(tx);
      const spend = () => {
        spent.push(statementCount(tx) - before);
        before = statementCount(tx);
      };
      const assigned = (await assign(tx, trips, { truckNo: `51C-${jobCount}` })).data.trips;
      spend();
      await truckClashes(tx, lan, { ids, truckNo: "51C-77", trailerNo: null });
      spend();
      const draft = await draftRequest(tx, lan, { ids, language: "en" });
      spend();
      const ask = contract.sendRequest.body.parse({
        ...draft,
        trips: assigned.map(({ id, version }) => ({ id, version })),
      });
      before = statementCount(tx);
      await sendRequest(tx, lan, ask);
      spend();
      return spent;
    };
    const one = await counted(1);
    const [two, six] = [await counted(2), await counted(6)];
    expect(six).toEqual(two);
    // A mail of several jobs is also written to the further ones.
    expect(six.slice(0, 3)).toEqual(one.slice(0, 3));
    expect(one[0]).toBeLessThanOrEqual(8);
  }),
);

test("TR-7: a link is made for trips that a truck has, and opens them", async () => {
  const { id, link } = await onTheRoad();
  expect((await readLinkedTrip(database, by(link))).state).toBe("Assigned");
  await stored(async (tx) => {
    await step(tx, id, "decline", { reason: "No truck" });
    const none = makeLink(tx, lan, { id, keepsPosition: false }, desk);
    expect((await refusal(none)).code).toBe("trip.noTruck");
  });
});
