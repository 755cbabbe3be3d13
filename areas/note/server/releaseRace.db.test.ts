import { askRelease } from "@fairway/areas/credit/server/askRelease.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction } from "@fairway/engine/db/tx.ts";
import "@fairway/areas/shipment/server/mayOpenJob.ts";
import { expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { chargedJob, writeChargedJob } from "../../../tests/cast/chargedJob.ts";

const database = await testDatabase();
const clerk = castActor("documentation");

test("CK-11: of equal requests of one moment one is stored", async () => {
  await inTransaction(database, writeChargedJob);
  const ask = () =>
    inTransaction(database, (tx) =>
      askRelease(tx, clerk, {
        partnerId: chargedJob.customer,
        officeId: null,
        jobId: null,
        types: [5],
        releasedUntil: clerk.today,
        reason: "The customer pays on Friday",
      }),
    ).then(
      () => "asked",
      (fault: Refused) => fault.code,
    );
  const said = await Promise.all(Array.from({ length: 8 }, ask));
  expect(said.toSorted()).toEqual(["asked", ...Array.from({ length: 7 }, () => "release.asked")]);
});
