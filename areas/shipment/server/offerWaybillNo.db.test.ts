import { testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction } from "@fairway/engine/db/tx.ts";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { openAirJob, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import { offerWaybillNo } from "./offerWaybillNo.ts";

const database = await testDatabase();
const lan = castActor("documentation");

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeJobGround(tx);
    await openAirJob(tx);
  }),
);

const offer = (who = lan) =>
  inTransaction(database, (tx) => offerWaybillNo(tx, who, { coloaderId: ground.carrier }));

test("six people who ask at once get six numbers, and nobody takes the stock", async () => {
  const six = await Promise.all(Array.from({ length: 6 }, () => offer()));
  expect(new Set(six.map(({ data }) => data.mawb)).size).toBe(6);
  for (let more = 6; more < 20; more += 1) await offer();
  const held = await refusal(offer());
  expect(held).toMatchObject({ code: "shipment.waybillsOffered", facts: { count: 20 } });
  const other = castActor("administrator");
  expect((await offer(other)).data.mawb).toMatch(/^738-/);
});
