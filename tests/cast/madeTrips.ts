import * as contract from "@fairway/areas/trip/contract.ts";
import type { TripRecord } from "@fairway/areas/trip/model/trip.ts";
import { assignSupplier } from "@fairway/areas/trip/server/assignSupplier.ts";
import { createTrips } from "@fairway/areas/trip/server/createTrips.ts";
import { stepTrip } from "@fairway/areas/trip/server/stepTrip.ts";
import { makeLink } from "@fairway/areas/trip/server/tripLink.ts";
import { getTrip } from "@fairway/areas/trip/server/tripsOfJob.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import type { Caller } from "@fairway/engine/http/serve.ts";
import { castActor } from "./actors.ts";
import { openJob } from "./openedJob.ts";
import { ground } from "./shippingGround.ts";

const lan = castActor("documentation");

/** An instant some hours from now. */
export const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A pick-up, a delivery and the return of the empty container, planned from an hour on. */
export const stops = (from = 1) => [
  { kind: "PickUp", place: "Cát Lái", contact: "Mr Tân 0903 111 222", plannedAt: hour(from) },
  { kind: "Deliver", place: "Kho Sóng Thần", address: "12 Thống Nhất", plannedAt: hour(from + 4) },
  { kind: "ReturnEmpty", place: "Depot Phước Long", plannedAt: hour(from + 8) },
];

/** A numbered container, and a line of two that have no number yet. */
export const containers = [
  {
    containerTypeId: ground.hc40,
    containerNo: "CSQU3054383",
    quantity: 1,
    packageQuantity: "40",
    gw: "8200",
  },
  { containerTypeId: ground.dc20, quantity: 2 },
];

/** Makes the trips of a job. */
export const tripsOf = async (tx: Tx, jobId: string, places: readonly object[] = stops()) => {
  const ask = contract.createTrips.body.parse({ jobId, stops: places });
  return (await createTrips(tx, lan, ask)).data;
};

/** Opens an import with three containers and makes its trips. */
export const make = async (tx: Tx, change: object = {}, from = 1) => {
  const job = await openJob(tx, {
    transactionType: "SFI",
    pol: ground.losAngeles,
    pod: ground.saigon,
    csMawbcontainers: containers,
    ...change,
  });
  return { job, trips: await tripsOf(tx, job.id, stops(from)) };
};

/** Assigns the carrier to trips. */
export const assign = (
  tx: Tx,
  trips: readonly { id: string; version: number }[],
  change: object = {},
) =>
  assignSupplier(
    tx,
    lan,
    contract.assignSupplier.body.parse({
      trips: trips.map(({ id, version }) => ({ id, version })),
      supplierId: ground.carrier,
      ...change,
    }),
  );

/** Moves a trip by a verb, at the version that it has. */
export const step = async (tx: Tx, id: string, verb: string, change: object = {}) => {
  const { version } = await getTrip(tx, lan, { id });
  const ask = contract.stepTrip.body.parse({ id, version, verb, ...change });
  return (await stepTrip(tx, lan, ask)).data;
};

export const desk = { caller: { origin: "http://fairway.test" } as Caller };

/** A phone that asks by a link. */
export const by = (link: string, address = "203.0.113.7"): Caller => ({
  language: "vi",
  address,
  userAgent: "",
  token: link.split("#")[1] ?? link,
  cookies: {},
  origin: "http://fairway.test",
  requestId: "trip-test-request",
});

export const signature =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** What a phone sends of a delivery at a stop. */
export const proofOf = (stopId: string, change: object = {}) => ({
  id: crypto.randomUUID(),
  stopId,
  receiver: "Lê Văn Hòa",
  pieces: 40,
  damage: null,
  deliveredAt: new Date().toISOString(),
  signature,
  ...change,
});

/** Assigns a trip and makes the link of its driver. */
export const linkOf = async (tx: Tx, trip: TripRecord): Promise<string> => {
  await assign(tx, [trip], { truckNo: "51C-123.45" });
  const ask = { id: trip.id, keepsPosition: false };
  return (await makeLink(tx, lan, ask, desk)).data.link;
};
