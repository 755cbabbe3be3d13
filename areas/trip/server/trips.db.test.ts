import { documentsOfJob } from "@fairway/areas/edoc/server/documentsOfJob.ts";
import { listMilestones } from "@fairway/areas/milestone/server/milestoneLine.ts";
import { mailsOfJob } from "@fairway/areas/mail/server/mailsOfJob.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import { readShipment } from "@fairway/areas/shipment/server/readShipment.ts";
import { cancelShipment } from "@fairway/areas/shipment/server/cancelShipment.ts";
import { lockShipment } from "@fairway/areas/shipment/server/lockShipment.ts";
import { listStages } from "@fairway/areas/stage/server/listStages.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { fileStore } from "@fairway/engine/files/fileStore.ts";
import { paperText } from "@fairway/engine/paper/paperText.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { offices } from "../../../tests/cast/people.ts";
import {
  assign,
  by,
  containers,
  desk,
  hour,
  linkOf,
  make,
  proofOf,
  signature,
  step,
  stops,
} from "../../../tests/cast/madeTrips.ts";
import {
  openJob,
  openOperation,
  writeBill,
  writeJobGround,
} from "../../../tests/cast/openedJob.ts";
import { pngOf } from "../../../tests/cast/png.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import "./handlers.ts";
import { assignSupplier, findSuppliers, truckClashes } from "./assignSupplier.ts";
import { createTrips } from "./createTrips.ts";
import { fileProofPaper } from "./proofPaper.ts";
import { readLinkedTrip } from "./readLinkedTrip.ts";
import { reportStep } from "./reportStep.ts";
import { sendPhoto } from "./sendPhoto.ts";
import { sendProof } from "./sendProof.ts";
import { stepTrip } from "./stepTrip.ts";
import { tripBoard } from "./tripBoard.ts";
import { makeLink, revokeLink } from "./tripLink.ts";
import { getTrip, tripsOfJob } from "./tripsOfJob.ts";
import { draftRequest, sendRequest } from "./truckRequest.ts";
import { deleteTrip, updateTrip } from "./updateTrip.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const administrator = castActor("administrator");

beforeAll(() => inTransaction(database, writeJobGround));
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

const becomesSupplier = (tx: Tx, id: string) =>
  run(tx, sql`update partner set partner_type = 'Supplier' where id = ${id}`);

const wrongFields = async (tried: Promise<unknown>) =>
  (await refusal(tried)).fields.map(({ field }) => field);

test(
  "TR-1, TR-2: a job has one trip for each container and none twice",
  story(async (tx) => {
    const { job, trips } = await make(tx);
    expect(trips.map(({ tripNo }) => tripNo)).toEqual(
      [1, 2, 3].map((no) => `${job.jobNo}-T0${no}`),
    );
    expect(trips[0]).toMatchObject({
      state: "Planned",
      containerNo: "CSQU3054383",
      containerTypeCode: "40HC",
      packageQuantity: "40",
      may: ["update", "assign", "delete", "drop"],
    });
    const ask = contract.createTrips.body.parse({ jobId: job.id, stops: stops() });
    expect((await refusal(createTrips(tx, lan, ask))).code).toBe("trip.allMade");
    await deleteTrip(tx, lan, { id: trips[1]?.id ?? "" });
    const again = (await createTrips(tx, lan, ask)).data;
    expect(again).toHaveLength(1);
    expect(await tripsOfJob(tx, lan, { jobId: job.id })).toHaveLength(3);
  }),
);

test.each(["CL", "TK"])("TR-1: a job of %s has trips", (transactionType) =>
  rolledBack(database, async (tx) => {
    const job = await openOperation(tx, { transactionType, packageQty: "12" });
    const ask = contract.createTrips.body.parse({ jobId: job.id, stops: stops() });
    const [trip] = (await createTrips(tx, lan, ask)).data;
    expect(trip).toMatchObject({ packageQuantity: "12", containerNo: null });
  }),
);

const documented = openServices.filter(({ bill }) => !bill.isOfJob).map(({ code }) => code);
test.each(documented)("TR-1: a job of %s has trips", (transactionType) =>
  rolledBack(database, async (tx) => {
    const isImport = transactionType.endsWith("I");
    const [pol, pod] = isImport
      ? [ground.losAngeles, ground.saigon]
      : [ground.saigon, ground.losAngeles];
    const air = { mawb: "738-24681355", packageQty: "12", grossWeight: "310" };
    const sea = { packageQty: "12", grossWeight: "310", cbm: "1.5" };
    const job = await openJob(tx, {
      transactionType,
      pol,
      pod,
      ...(transactionType.startsWith("A") ? air : sea),
    });
    const ask = contract.createTrips.body.parse({ jobId: job.id, stops: stops() });
    const [trip] = (await createTrips(tx, lan, ask)).data;
    expect(trip).toMatchObject({ packageQuantity: "12", containerNo: null });
  }),
);

test(
  "TR-3: a trip goes from state to state by its steps alone, each on the version that was read",
  story(async (tx) => {
    const { trips } = await make(tx);
    const [first] = trips as [(typeof trips)[number]];
    const { id, version } = first;
    const early = contract.stepTrip.body.parse({ id, version, verb: "load" });
    expect((await refusal(stepTrip(tx, lan, early))).code).toBe("trip.noStep");
    await assign(tx, [first], { truckNo: "51C-123.45", driverName: "Tài" });
    const late = contract.stepTrip.body.parse({ id, version, verb: "accept" });
    expect((await refusal(stepTrip(tx, lan, late))).code).toBe("record.conflict");
    expect(await step(tx, id, "accept")).toMatchObject({ state: "Accepted", answer: "Accepted" });
    const loaded = await step(tx, id, "load");
    expect(loaded.stops[0]?.actualAt).not.toBeNull();
    expect((await step(tx, id, "back")).stops[0]?.actualAt).toBeNull();
    await step(tx, id, "load");
    expect(await wrongFields(step(tx, id, "deliver", { at: hour(3) }))).toEqual(["at"]);
    expect(await step(tx, id, "deliver")).toMatchObject({ state: "Delivered" });
    await step(tx, id, "returnEmpty");
    const closed = await step(tx, id, "close");
    expect(closed).toMatchObject({ state: "Closed", may: ["unlock"] });
    const form = contract.updateTrip.body.parse({ ...closed, note: "late" });
    expect((await refusal(updateTrip(tx, lan, form))).code).toBe("trip.fixed");
    expect(await step(tx, id, "unlock")).toMatchObject({ state: "EmptyReturned" });
    expect((await refusal(deleteTrip(tx, lan, { id }))).code).toBe("trip.notPlanned");
  }),
);

test(
  "TR-3: a trip is dropped and declined with a reason only, and taken up again without its truck",
  story(async (tx) => {
    const { trips } = await make(tx);
    await assign(tx, trips, { truckNo: "51C-1" });
    const [one, two] = trips as [(typeof trips)[number], (typeof trips)[number]];
    expect(await wrongFields(step(tx, one.id, "drop"))).toEqual(["reason"]);
    const dropped = await step(tx, one.id, "drop", { reason: "Customer collects" });
    expect(dropped).toMatchObject({ state: "Dropped", dropReason: "Customer collects" });
    expect(await step(tx, one.id, "resume")).toMatchObject({ state: "Planned", truckNo: null });
    const declined = await step(tx, two.id, "decline", { reason: "No truck" });
    expect(declined).toMatchObject({
      state: "Planned",
      supplierId: null,
      answer: "Declined",
      answerNote: "No truck",
    });
  }),
);

test(
  "TR-4: stops are in order, a strange one is refused, and a change keeps the others",
  story(async (tx) => {
    const { trips } = await make(tx);
    const [trip] = trips as [(typeof trips)[number], (typeof trips)[number]];
    const change = (form: object) =>
      updateTrip(tx, lan, contract.updateTrip.body.parse({ ...trip, ...form }));
    const [pickUp, deliver, empty] = trip.stops;
    expect(await wrongFields(change({ stops: [pickUp] }))).toEqual(["stops"]);
    expect(await wrongFields(change({ stops: [deliver, pickUp] }))).toContain("stops");
    expect(await wrongFields(change({ stops: [empty, pickUp, deliver] }))).toContain("stops");
    expect(await wrongFields(change({ packageQuantity: "5000001" }))).toEqual(["packageQuantity"]);
    const strange = { ...deliver, id: trips[1]?.stops[1]?.id };
    expect((await refusal(change({ stops: [pickUp, strange] }))).code).toBe("trip.strangeStop");
    const second = { kind: "Deliver", place: "Kho Bình Dương" };
    const { data } = await change({ stops: [pickUp, deliver, second], containerNo: "TGHU1234567" });
    expect(data).toMatchObject({ version: 2, containerNo: "TGHU1234567" });
    expect(data.stops.map(({ place }) => place)).toEqual([
      "Cát Lái",
      "Kho Sóng Thần",
      "Kho Bình Dương",
    ]);
    expect(data.stops[1]?.id).toBe(deliver?.id);
    expect(await wrongFields(change({ version: 2, costLineId: pickUp?.id }))).toEqual([
      "costLineId",
    ]);
  }),
);

test(
  "TR-5, TR-6: a truck that is booked twice at the same time is warned of, however its number is written",
  story(async (tx) => {
    const { trips } = await make(tx);
    const other = await make(tx, {}, 3);
    const later = await make(tx, {}, 40);
    const vehicles = { truckNo: "51C-123.45", trailerNo: "51R-009.87" };
    await assign(tx, [trips[0] as never], vehicles);
    const ids = [other.trips[0]?.id ?? ""];
    const ask = { ids, truckNo: "51c 12345", trailerNo: null };
    expect((await truckClashes(tx, lan, ask)).map(({ tripNo }) => tripNo)).toEqual([
      trips[0]?.tripNo,
    ]);
    expect(await truckClashes(tx, lan, { ...ask, ids: [later.trips[0]?.id ?? ""] })).toEqual([]);
    const { data } = await assign(tx, [other.trips[0] as never], { truckNo: "51C 123.45" });
    expect(data.clashes.map(({ tripNo }) => tripNo)).toEqual([trips[0]?.tripNo]);
    const another = await make(tx, {}, 3);
    const pulled = (no: string) => ({
      ids: [another.trips[0]?.id ?? ""],
      truckNo: null,
      trailerNo: no,
    });
    expect(await truckClashes(tx, lan, pulled("51r 00987"))).toMatchObject([
      { tripNo: trips[0]?.tripNo },
    ]);
    expect(await truckClashes(tx, lan, pulled("51R 00988"))).toEqual([]);
    const hands = await findSuppliers(tx, lan, { keyword: "evergreen" });
    expect(hands).toMatchObject([{ id: ground.carrier, jobsInHand: 2, tripsInHand: 2 }]);
  }),
);

test(
  "TR-6: the number of the other trip is told within the reach of the user alone",
  story(async (tx) => {
    const { trips } = await make(tx);
    const other = await make(tx, {}, 3);
    const [assigned] = (await assign(tx, [trips[0] as never], { truckNo: "51C-1" })).data.trips;
    await run(
      tx,
      sql`update shipment set office_id = ${offices.hph} where id = ${assigned?.jobId ?? ""}`,
    );
    const ofOffice = { detail: "Office", write: "Office", list: "Office" } as const;
    const mine = castActor("accountant", {
      change: { opsTruckingAssignment: ofOffice, docSeaFCLImport: ofOffice },
    });
    const [first] = other.trips as [(typeof trips)[number]];
    const ask = { ids: [first.id], truckNo: "51C1", trailerNo: null };
    expect(await truckClashes(tx, mine, ask)).toMatchObject([
      { tripId: assigned?.id, tripNo: null },
    ]);
    await assign(tx, [first], { truckNo: "51C 1" });
    const [read] = await tripsOfJob(tx, mine, { jobId: other.job.id });
    expect(read?.clashes).toMatchObject([{ tripNo: null }]);
    expect(
      (await tripsOfJob(tx, administrator, { jobId: other.job.id }))[0]?.clashes,
    ).toMatchObject([{ tripNo: trips[0]?.tripNo }]);
  }),
);

test(
  "TR-5: a supplier that is assigned again keeps its answer, another one begins from the start",
  story(async (tx) => {
    const { trips } = await make(tx);
    const [first] = trips as [(typeof trips)[number]];
    const [assigned] = (await assign(tx, [first])).data.trips;
    await step(tx, first.id, "accept");
    const read = await getTrip(tx, lan, { id: first.id });
    const same = (await assign(tx, [read], { truckNo: "51C-9" })).data.trips[0];
    expect(same).toMatchObject({ state: "Accepted", truckNo: "51C-9", answer: "Accepted" });
    const link = await makeLink(tx, lan, { id: first.id, keepsPosition: false }, desk);
    expect(link.data.trip.linkSince).not.toBeNull();
    await becomesSupplier(tx, ground.agent);
    const other = (await assign(tx, [link.data.trip], { supplierId: ground.agent })).data.trips[0];
    expect(other).toMatchObject({
      state: "Assigned",
      truckNo: null,
      answer: null,
      linkSince: null,
    });
    expect((await refusal(assign(tx, [assigned as never]))).code).toBe("record.conflict");
  }),
);

test(
  "TR-9: the board shows the trips in reach by their plan, 200 jobs with one statement",
  story(async (tx) => {
    const { job, trips } = await make(tx, {}, 60);
    const sooner = await make(tx, {}, 2);
    await assign(tx, trips, { truckNo: "60H-777.77" });
    const ask = (change: object = {}) => contract.tripBoard.body.parse(change);
    const before = statementCount(tx);
    const all = await tripBoard(tx, lan, ask({ size: 200 }));
    expect(statementCount(tx) - before).toBeLessThanOrEqual(2);
    expect(all.totalItems).toBe(6);
    expect(all.data[0]?.jobId).toBe(sooner.job.id);
    await run(
      tx,
      sql`update trip set state = 'Delivered', delivered_at = now(), delivery_reported_at = now()
        where id = ${trips[0]?.id ?? ""}`,
    );
    expect((await tripBoard(tx, lan, ask({ size: 200 }))).data.at(-1)?.id).toBe(trips[0]?.id);
    await run(
      tx,
      sql`update trip set state = 'Assigned', delivered_at = null, delivery_reported_at = null
        where id = ${trips[0]?.id ?? ""}`,
    );
    const found = async (change: object) => (await tripBoard(tx, lan, ask(change))).totalItems;
    expect(await found({ keyword: job.jobNo })).toBe(3);
    expect(await found({ keyword: "60h", searchBy: "truckNo" })).toBe(3);
    expect(await found({ keyword: "evergreen", searchBy: "supplier" })).toBe(3);
    expect(await found({ keyword: "csqu3054383", searchBy: "containerNo" })).toBe(2);
    expect(await found({ state: "Assigned" })).toBe(3);
    expect(await found({ transactionType: "SFE" })).toBe(0);
    const later = new Date(Date.now() + 58 * 3_600_000).toISOString().slice(0, 10);
    expect(await found({ fromDate: later })).toBe(3);
    const unplanned = sooner.trips[0]?.id ?? "";
    await run(tx, sql`update trip_stop set planned_at = null where trip_id = ${unplanned}`);
    expect(await found({ fromDate: later })).toBe(4);
    const owner = castActor("accountant", {
      change: { opsTruckingAssignment: { list: "Owner" } },
    });
    expect((await tripBoard(tx, owner, ask())).totalItems).toBe(0);
    expect((await tripBoard(tx, lan, ask({ state: "Closed" }))).counts).toEqual({
      toAssign: 3,
      onTheRoad: 3,
      late: 0,
    });
    await run(
      tx,
      sql`update trip_stop set planned_at = now() - interval '1 hour' where trip_id = ${unplanned}`,
    );
    expect(await found({ state: "Late" })).toBe(1);
    expect(await found({ state: "OnTheRoad" })).toBe(3);
  }),
);

test(
  "TR-9: the right to the board changes the trips that it shows, without one on the job",
  story(async (tx) => {
    const { trips } = await make(tx);
    const [trip] = trips;
    const withBoard = (write: "All" | "Owner") =>
      castActor("accountant", {
        change: {
          docSeaFCLImport: { detail: "All", write: "None", access: true },
          opsTruckingAssignment: { list: "All", detail: "All", write, access: true },
        },
      });
    const ask = contract.tripBoard.body.parse({});
    expect((await tripBoard(tx, withBoard("Owner"), ask)).data[0]?.may).toEqual([]);
    const give = (write: "All" | "Owner") =>
      assignSupplier(
        tx,
        withBoard(write),
        contract.assignSupplier.body.parse({
          trips: [{ id: trip?.id, version: trip?.version }],
          supplierId: ground.carrier,
        }),
      );
    expect((await refusal(give("Owner"))).code).toBe("access.forbidden");
    const [shown] = (await tripBoard(tx, withBoard("All"), ask)).data;
    expect(shown?.may).toContain("assign");
    const { data } = await give("All");
    expect(data.trips[0]).toMatchObject({ state: "Assigned" });
  }),
);

test(
  "TR-10: a job request goes to one supplier, without a price, and its answer is a step",
  story(async (tx) => {
    await run(
      tx,
      sql`update partner set email = 'dispatch@evergreen.example' where id = ${ground.carrier}`,
    );
    const { job, trips } = await make(tx);
    const ids = trips.map(({ id }) => id);
    const lacking = await refusal(draftRequest(tx, lan, { ids }));
    expect(lacking.code).toBe("trip.supplierMissing");
    const assigned = (await assign(tx, trips)).data.trips;
    const draft = await draftRequest(tx, lan, { ids, language: "en" });
    expect(draft.to).toBe("dispatch@evergreen.example");
    expect(draft.subject).toContain("3 trips");
    expect(draft.body).toContain("CSQU3054383");
    const sent = await sendRequest(
      tx,
      lan,
      contract.sendRequest.body.parse({
        ...draft,
        trips: assigned.map(({ id, version }) => ({ id, version })),
      }),
    );
    expect(sent.data[0]).toMatchObject({ mailState: "Waiting" });
    expect(sent.data[0]?.requestedAt).not.toBeNull();
    expect(await mailsOfJob(tx, lan, { jobId: job.id })).toMatchObject([{ kind: "truckRequest" }]);
    const other = await make(tx);
    await becomesSupplier(tx, ground.agent);
    const [theirs] = (await assign(tx, [other.trips[0] as never], { supplierId: ground.agent }))
      .data.trips;
    const both = [ids[0] ?? "", theirs?.id ?? ""];
    expect((await refusal(draftRequest(tx, lan, { ids: both }))).code).toBe(
      "trip.severalSuppliers",
    );
  }),
);

test(
  "TR-9: a locked job is only read, and users without the right change nothing",
  story(async (tx) => {
    const { job, trips } = await make(tx);
    const [first] = trips as [(typeof trips)[number]];
    const reader = castActor("accountant", {
      change: { docSeaFCLImport: { write: "None" }, opsTruckingAssignment: { write: "None" } },
    });
    expect((await getTrip(tx, reader, { id: first.id })).may).toEqual([]);
    expect((await refusal(deleteTrip(tx, reader, { id: first.id }))).code).toBe("access.forbidden");
    await lockShipment(tx, administrator, { id: job.id });
    expect((await refusal(assign(tx, trips))).code).toBe("shipment.locked");
    expect((await getTrip(tx, lan, { id: first.id })).may).toEqual([]);
  }),
);

const lineOf = async (tx: Tx, jobId: string) =>
  Object.fromEntries(
    (await listMilestones(tx, lan, { jobId })).map(({ kind, planned, actual }) => [
      kind,
      { planned: planned && planned.source, actual: actual && [actual.source, actual.reference] },
    ]),
  );

test(
  "TR-11: the trips of an operation reach its milestones with the last stop of a kind, and its day of delivery",
  story(async (tx) => {
    const job = await openOperation(tx, {
      transactionType: "TK",
      serviceMode: "Export",
      csMawbcontainers: containers.slice(1),
    });
    const ask = contract.createTrips.body.parse({ jobId: job.id, stops: stops() });
    const { data: trips } = await createTrips(tx, lan, ask);
    const [first, second] = trips as [(typeof trips)[number], (typeof trips)[number]];
    expect((await lineOf(tx, job.id))["pickedUp"]).toEqual({ planned: "trip", actual: null });
    await assign(tx, trips);
    await step(tx, first.id, "load", { at: hour(0) });
    expect((await lineOf(tx, job.id))["pickedUp"]?.actual).toBeNull();
    await step(tx, second.id, "load");
    await step(tx, first.id, "deliver");
    expect((await readShipment(tx, lan, job.id)).deliveryDate).toBeNull();
    await step(tx, second.id, "deliver");
    const told = ["trip", `${job.jobNo}-T02`];
    expect(await lineOf(tx, job.id)).toMatchObject({
      pickedUp: { actual: told },
      gateIn: { planned: "trip", actual: told },
      delivered: { actual: told },
      emptyReturned: { actual: null },
    });
    expect((await readShipment(tx, lan, job.id)).deliveryDate).toBe(lan.today);
    await step(tx, second.id, "back");
    expect((await lineOf(tx, job.id))["gateIn"]?.actual).toBeNull();
    await step(tx, second.id, "drop", { reason: "The box stays" });
    await step(tx, first.id, "returnEmpty");
    expect(await lineOf(tx, job.id)).toMatchObject({
      gateIn: { actual: ["trip", `${job.jobNo}-T01`] },
      emptyReturned: { actual: ["trip", `${job.jobNo}-T01`] },
    });
  }),
);

// What drivers do runs in transactions of its own, so these trips are stored.
const onTheRoad = (change: object = {}) =>
  inTransaction(database, async (tx) => {
    const { job, trips } = await make(tx, { csMawbcontainers: containers.slice(0, 1), ...change });
    const [trip] = trips as [(typeof trips)[number]];
    const link = await linkOf(tx, trip);
    return { job, id: trip.id, link, stops: trip.stops };
  });

/** Runs the order of a printed proof, as the queue does, and returns in how many seconds it is due. */
async function printOrdered(proofId: string): Promise<number> {
  const [order] = await inTransaction(database, (tx) =>
    rows<{ seconds: number }>(
      tx,
      sql`select round(extract(epoch from j.run_at - now()))::int as seconds
        from graphile_worker.jobs j where j.key = ${`proof ${proofId}`}`,
    ),
  );
  await fileProofPaper(database).fileProofPaper(
    { companyId: lan.companyId, proofId },
    { id: "1", number: 1 },
  );
  if (!order) throw new Error("no paper was ordered");
  return order.seconds;
}

test("TR-7, TR-8: a driver sees stops and pieces by the link, reports, and proves the delivery once", async () => {
  const { job, id, link, stops: places } = await onTheRoad();
  const seen = await readLinkedTrip(database, by(link));
  expect(seen).toMatchObject({
    pieces: "40",
    truckNo: "51C-123.45",
    may: ["accept", "load", "prove"],
  });
  expect(JSON.stringify(seen)).not.toMatch(/Evergreen|Hoa Sen|USD|VND|price/);
  expect((await reportStep(database, by(link), { verb: "accept" })).state).toBe("Accepted");
  expect((await reportStep(database, by(link), { verb: "load" })).state).toBe("Loaded");
  expect((await reportStep(database, by(link), { verb: "load" })).state).toBe("Loaded");
  const proof = proofOf(places[1]?.id ?? "", { damage: "One carton is wet" });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => sendProof(database, by(link), proof)),
  );
  expect(answers.every(({ state }) => state === "Delivered")).toBe(true);
  const other = await refusal(sendProof(database, by(link), proofOf(proof.stopId)));
  expect(other.code).toBe("tripProof.given");
  expect((await reportStep(database, by(link), { verb: "returnEmpty" })).state).toBe(
    "EmptyReturned",
  );
  await printOrdered(proof.id);
  await inTransaction(database, async (tx) => {
    const trip = await getTrip(tx, lan, { id });
    expect(trip).toMatchObject({ state: "EmptyReturned", proofs: [{ receiver: "Lê Văn Hòa" }] });
    const { documents } = await documentsOfJob(tx, lan, { jobId: job.id });
    expect(documents.map(({ documentType, mime }) => [documentType, mime]).toSorted()).toEqual([
      ["POD", "application/pdf"],
      ["POD", "image/png"],
    ]);
    const stages = await listStages(tx, lan, { jobId: job.id });
    expect(stages.filter(({ code }) => code === "U_POD")).toHaveLength(1);
  });
});

test("TR-8, TR-11: the proof of an operation records U_POD, its milestone and its day of delivery", async () => {
  const { job, link, places } = await inTransaction(database, async (tx) => {
    const opened = await openOperation(tx, {
      transactionType: "TK",
      serviceMode: "Import",
      mawb: "OPSMBL0009",
      hwbno: "OPSHBL0009",
    });
    const ask = contract.createTrips.body.parse({ jobId: opened.id, stops: stops() });
    const { data: trips } = await createTrips(tx, lan, ask);
    await assign(tx, trips);
    const made = await makeLink(tx, lan, { id: trips[0]?.id ?? "", keepsPosition: false }, desk);
    return { job: opened, link: made.data.link, places: trips[0]?.stops ?? [] };
  });
  await sendProof(database, by(link), proofOf(places[1]?.id ?? ""));
  await inTransaction(database, async (tx) => {
    const stages = await listStages(tx, lan, { jobId: job.id });
    expect(stages.filter(({ code }) => code === "U_POD")).toHaveLength(1);
    expect((await lineOf(tx, job.id))["delivered"]?.actual).toEqual(["trip", `${job.jobNo}-T01`]);
    expect((await readShipment(tx, lan, job.id)).deliveryDate).toBe(lan.today);
  });
});

test("TR-8: two proofs of one delivery at once: one is stored, the other is refused by name", async () => {
  const { link, stops: places } = await onTheRoad();
  const tried = await Promise.allSettled(
    Array.from({ length: 8 }, () => sendProof(database, by(link), proofOf(places[1]?.id ?? ""))),
  );
  expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const codes = tried.flatMap((each) => (each.status === "rejected" ? [each.reason.code] : []));
  expect(new Set(codes)).toEqual(new Set(["tripProof.given"]));
});

test("TR-8: the proof of the last trip notes the day of delivery on the only bill of the job", async () => {
  const { job, link, stops: places } = await onTheRoad();
  const bill = await inTransaction(database, (tx) =>
    writeBill(tx, job.id, {
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
    }),
  );
  await sendProof(database, by(link), proofOf(places[1]?.id ?? ""));
  const [noted] = await inTransaction(database, (tx) =>
    rows(
      tx,
      sql`select delivery_date::text, delivery_person from proof_of_delivery where id = ${bill.id}`,
    ),
  );
  expect(noted).toMatchObject({ deliveryPerson: "Lê Văn Hòa" });
});

test("TR-7: a link that is guessed, ended, over or of another trip tells nothing", async () => {
  const { job, id, link, stops: places } = await onTheRoad();
  const elsewhere = await onTheRoad();
  const code = async (attempt: Promise<unknown>) => (await refusal(attempt)).code;
  const guessed = `${link.split("#")[1]?.slice(0, 23)}AAAAAAAAAAAAAAAAAAAAAA`;
  for (const text of ["", "x", guessed, `${guessed}A`, "\u0000"]) {
    expect(await code(readLinkedTrip(database, by(text, "203.0.113.8")))).toBe("tripLink.unknown");
  }
  expect(await code(sendProof(database, by(elsewhere.link), proofOf(places[1]?.id ?? "")))).toBe(
    "tripProof.stopUnknown",
  );
  const proof = proofOf(places[1]?.id ?? "");
  await sendProof(database, by(link), proof);
  const photo = { id: crypto.randomUUID(), proofId: proof.id, file: picture };
  expect(await code(sendPhoto(database, by(elsewhere.link), photo))).toBe("tripProof.unknown");
  await inTransaction(database, (tx) =>
    run(
      tx,
      sql`update trip set delivery_reported_at = now() - interval '47 hours' where id = ${id}`,
    ),
  );
  expect((await readLinkedTrip(database, by(link))).state).toBe("Delivered");
  await inTransaction(database, (tx) =>
    run(
      tx,
      sql`update trip set delivery_reported_at = now() - interval '49 hours' where id = ${id}`,
    ),
  );
  expect(await code(readLinkedTrip(database, by(link)))).toBe("tripLink.unknown");
  await inTransaction(database, (tx) => revokeLink(tx, lan, { id: elsewhere.id }));
  expect(await code(readLinkedTrip(database, by(elsewhere.link)))).toBe("tripLink.unknown");
  const stored = await inTransaction(database, (tx) =>
    rows<{ sha256: string }>(tx, sql`select sha256 from trip_link where trip_id = ${id}`),
  );
  expect(stored.map(({ sha256 }) => link.includes(sha256))).toEqual([false]);
  expect(job.jobNo).toContain("/");
});

const picture = {
  name: "IMG_1.png",
  mime: "image/png",
  bytes: Buffer.from(signature, "base64"),
};

test("TR-8: photos come once each, twelve at most, and a text is none", async () => {
  const { job, link, stops: places } = await onTheRoad();
  const proof = proofOf(places[1]?.id ?? "");
  const one = { id: crypto.randomUUID(), proofId: proof.id, file: picture };
  expect((await refusal(sendPhoto(database, by(link), one))).code).toBe("tripProof.unknown");
  await sendProof(database, by(link), proof);
  await Promise.all(Array.from({ length: 6 }, () => sendPhoto(database, by(link), one)));
  const text = {
    ...one,
    id: crypto.randomUUID(),
    file: { ...picture, bytes: Buffer.from("hello") },
  };
  expect((await refusal(sendPhoto(database, by(link), text))).code).toBe(
    "tripProof.photoUnreadable",
  );
  for (let at = 1; at < 12; at += 1) {
    await sendPhoto(database, by(link), { ...one, id: crypto.randomUUID() });
  }
  const over = await refusal(sendPhoto(database, by(link), { ...one, id: crypto.randomUUID() }));
  expect(over.code).toBe("tripProof.tooManyPhotos");
  await inTransaction(database, async (tx) => {
    expect((await documentsOfJob(tx, lan, { jobId: job.id })).documents).toHaveLength(13);
  });
});

test("TR-14: missing pieces stand on the printed proof, and the person in charge is told of them", async () => {
  const { job, id, link, stops: places } = await onTheRoad();
  const proof = proofOf(places[1]?.id ?? "", { pieces: 38 });
  expect((await sendProof(database, by(link), proof)).stops[1]?.proof?.pieces).toBe("38");
  await printOrdered(proof.id);
  await inTransaction(database, async (tx) => {
    const { documents } = await documentsOfJob(tx, lan, { jobId: job.id });
    const [paper] = documents.filter(({ mime }) => mime === "application/pdf");
    const bytes = await fileStore().read(tx, lan.companyId, paper?.id ?? "");
    const text = paperText(Buffer.from(bytes ?? [])).normalize("NFC");
    expect(text).toContain("Thiếu 2 kiện so với số đã chở");
    expect(text).not.toContain("giao đủ");
    const told = await rows<{ title: string; description: string }>(
      tx,
      sql`select n.title, n.description from notification n
        where n.company_id = ${lan.companyId} and n.action_link like ${`%${job.id}?tab=TRIPS`}`,
    );
    expect(told).toEqual([
      {
        title: `Trip ${(await getTrip(tx, lan, { id })).tripNo}: the delivery is not whole`,
        description: "2 pieces fewer than loaded",
      },
    ]);
  });
});

test("TR-8: the printed proof shows the photos, and waits for those that the phone announced", async () => {
  const { job, link, stops: places } = await onTheRoad();
  const proof = proofOf(places[1]?.id ?? "", { photos: 2 });
  await sendProof(database, by(link), proof);
  const send = (bytes: Buffer) =>
    sendPhoto(database, by(link), {
      id: crypto.randomUUID(),
      proofId: proof.id,
      file: { ...picture, bytes },
    });
  const due = async () =>
    inTransaction(database, async (tx) => {
      const [order] = await rows<{ isNow: boolean }>(
        tx,
        sql`select run_at <= now() as is_now from graphile_worker.jobs
          where key = ${`proof ${proof.id}`}`,
      );
      return order?.isNow;
    });
  await send(pngOf());
  expect(await due()).toBe(false);
  await send(pngOf({ width: 70_000 }));
  expect(await due()).toBe(true);
  await printOrdered(proof.id);
  await inTransaction(database, async (tx) => {
    const { documents } = await documentsOfJob(tx, lan, { jobId: job.id });
    const [paper] = documents.filter(({ mime }) => mime === "application/pdf");
    const bytes = await fileStore().read(tx, lan.companyId, paper?.id ?? "");
    const text = paperText(Buffer.from(bytes ?? []));
    expect(text).toContain("Ảnh giao hàng");
    expect(text).toContain("Ảnh 1");
    // It unpacks to more than a paper may draw.
    expect(text).toContain("Ảnh 2: xem tệp đính kèm của lô hàng");
  });
});

test("TR-8: a proof of a locked job and a proof of another time are refused by name", async () => {
  const { job, link, stops: places } = await onTheRoad();
  const proof = proofOf(places[1]?.id ?? "");
  const wrong = { ...proof, deliveredAt: hour(30) };
  expect(await wrongFields(sendProof(database, by(link), wrong))).toEqual(["deliveredAt"]);
  const unsigned = { ...proof, signature: "aGVsbG8=" };
  expect(await wrongFields(sendProof(database, by(link), unsigned))).toEqual(["signature"]);
  await inTransaction(database, (tx) => lockShipment(tx, administrator, { id: job.id }));
  expect((await refusal(sendProof(database, by(link), proof))).code).toBe("tripLink.closed");
});

test("TR-7: after too many unknown links of an address no further one is looked at", async () => {
  const { link } = await onTheRoad();
  const from = "198.51.100.9";
  for (let at = 0; at < 61; at += 1) await refusal(readLinkedTrip(database, by("x", from)));
  expect((await refusal(readLinkedTrip(database, by(link, from)))).code).toBe("request.tooMany");
  expect((await readLinkedTrip(database, by(link))).state).toBe("Assigned");
});

test(
  "TR-3, TR-6: the trips of a canceled job are dropped and book no truck",
  story(async (tx) => {
    const truckNo = "99Z-000.01";
    const { job, trips } = await make(tx);
    const [first] = trips as [(typeof trips)[number]];
    await assign(tx, [first], { truckNo });
    const other = await make(tx);
    const ids = [other.trips[0]?.id ?? ""];
    expect(await truckClashes(tx, lan, { truckNo, trailerNo: null, ids })).toHaveLength(1);
    await cancelShipment(tx, administrator, { id: job.id, reason: "The customer withdrew" });
    expect(await truckClashes(tx, lan, { truckNo, trailerNo: null, ids })).toEqual([]);
    const dropped = await tripsOfJob(tx, administrator, { jobId: job.id });
    expect(dropped.map(({ state, dropReason }) => [state, dropReason])).toEqual(
      trips.map(() => ["Dropped", "The customer withdrew"]),
    );
  }),
);
