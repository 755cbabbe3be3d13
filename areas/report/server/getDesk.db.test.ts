import * as jobs from "@fairway/areas/shipment/contract.ts";
import { createShipment } from "@fairway/areas/shipment/server/createShipment.ts";
import { addDays } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, statementCount } from "@fairway/engine/db/tx.ts";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import { deskWork, documentedServices } from "../model/desk.ts";
import { countTile } from "./countTile.ts";
import { getDesk } from "./getDesk.ts";

const database = await testDatabase();
const lan = castActor("documentation");

beforeAll(() => inTransaction(database, (tx) => writeShippingGround(tx)));

test("the page of the services counts the user's work as the tiles do, with three statements", () =>
  rolledBack(database, async (tx) => {
    const ask = jobs.createShipment.body.parse({
      transactionType: "SFE",
      mbltype: "Original",
      coloaderId: ground.carrier,
      pol: ground.saigon,
      pod: ground.losAngeles,
      etd: addDays(lan.today, 1),
    });
    const { data: job } = await createShipment(tx, lan, ask);
    const before = statementCount(tx);
    const desk = await getDesk(tx, lan);
    expect(statementCount(tx) - before).toBeLessThanOrEqual(3);
    expect(desk.lists.map(({ service }) => service)).toEqual(
      documentedServices.map(({ code }) => code),
    );
    const listed = new Set<string | null>(documentedServices.map(({ code }) => code));
    for (const key of deskWork) {
      const tile = (await countTile(tx, lan, key)).filter(({ service }) => listed.has(service));
      expect(desk.lists.map(({ work }) => work[key].count)).toEqual(tile.map(({ count }) => count));
    }
    const own = desk.lists.find(({ service }) => service === job.transactionType);
    expect([own?.work.myJobs.count, own?.work.noBill.count]).toEqual([1, 1]);
    expect(desk.deadlines.map(({ jobNo }) => jobNo)).toContain(job.jobNo);
  }));
