import { fullRights } from "@fairway/areas/access/model/rightsFor.ts";
import type { Family } from "@fairway/areas/service/model/families.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { openServices } from "@fairway/areas/service/model/serviceOf.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { MenuRights } from "@fairway/core/permission/permission.ts";
import { rolledBack } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../cast/actors.ts";
import { castDatabase } from "../cast/castDatabase.ts";
import { sentFor } from "./askOf.ts";
import { deciderOf } from "./expectations/deciders.ts";
import type { Expectation } from "./expectations/expectation.ts";
import { expectationsOf, rightsOf } from "./expectations/expectationOf.ts";
import { type Ground, writeGround } from "./ground.ts";
import { guarded, isPart, nameOf } from "./guarded.ts";
import { type Guarded, play } from "./play.ts";
import { verdict } from "./verdict.ts";

const database = await castDatabase();
let ground: Ground;
beforeAll(async () => {
  ground = await inTransaction(database, writeGround);
}, 60_000);

const letters: Readonly<Record<Family, string>> = { sea: "S", air: "A", operations: "O" };
const nothing: MenuRights = {
  access: false,
  list: "None",
  detail: "None",
  write: "None",
  delete: "None",
  import: false,
  export: false,
  special: [],
};

const menusOfServices = new Set(openServices.map(({ menu }) => menu));

interface Asked {
  readonly served: Guarded;
  readonly expectation: Expectation;
}

/** The calls on a job or a bill that only the rights on its service decide. */
function callsOnJobs(): Asked[] {
  return guarded.flatMap((served) =>
    expectationsOf(served.call, ground).flatMap((expectation) => {
      const { rights = rightsOf(served.call), owner, kind, nowhere } = expectation;
      const decider = deciderOf(served.call, expectation);
      const isDecided = decider?.of === "job" && decider.by !== null && decider.by !== "made job";
      const ofService = rights.every((right) => menusOfServices.has(right.split(".")[0] ?? ""));
      // What a person's own stage allows, rights on jobs do not decide.
      const isOnJob = owner !== "always" && ["record", "answers", "list"].includes(kind);
      return isDecided && ofService && isOnJob && !nowhere ? [{ served, expectation }] : [];
    }),
  );
}

/** Where the rows of the sea go in another family; the bill of an operation has no part. */
const partsOf = (): Partial<
  Record<Family, readonly (readonly [part: string | null, former: string, id: string])[]>
> => ({
  air: [
    ["air_job", "sea_job", ground.jobId],
    ["air_bill", "sea_bill", ground.hblid],
  ],
  operations: [
    ["operations_job", "sea_job", ground.jobId],
    [null, "sea_bill", ground.hblid],
  ],
});

/** The job of the ground and its bill become those of another service; the part of a family follows. */
async function turnInto(tx: Tx, service: Service): Promise<void> {
  const family = letters[service.family];
  await run(tx, sql`set local session_replication_role = replica`);
  await run(
    tx,
    sql`update shipment set transaction_type = ${service.code}, family = ${family}
      where id = ${ground.jobId}`,
  );
  await run(tx, sql`update house_bill set family = ${family} where job_id = ${ground.jobId}`);
  const parts = partsOf()[service.family];
  if (parts) {
    for (const [part, former, id] of parts) {
      const into =
        part &&
        sql`insert into ${sql.table(part)} (company_id, id)
        select company_id, id from ${sql.table(former)} where id = ${id}`;
      if (into) await run(tx, into);
      await run(tx, sql`delete from ${sql.table(former)} where id = ${id}`);
    }
  }
  await run(tx, sql`set local session_replication_role = origin`);
}

/** A clerk with every right but those of some services. */
function clerkWithout(services: readonly Service[]): Actor {
  const change = Object.fromEntries(services.map(({ menu }) => [menu, nothing]));
  return castActor("documentation", { rights: fullRights(), change });
}

test("rights on other services open no job of a service, by any call; those on its own do", async () => {
  const wrong: string[] = [];
  let asked = 0;
  for (const service of openServices) {
    const without = clerkWithout([service]);
    const only = clerkWithout(openServices.filter((each) => each !== service));
    await rolledBack(database, async (tx) => {
      await turnInto(tx, service);
      await run(tx, sql`savepoint cell`);
      for (const { served, expectation } of callsOnJobs()) {
        const known = { ...expectation.known, transactionType: service.code, type: service.code };
        const sent = sentFor(served.call, known);
        for (const [actor, should] of [
          [without, false],
          [only, true],
        ] as const) {
          asked += 1;
          const outcome = await play(tx, served, { database, actor, sent });
          const isOpen = verdict(expectation, outcome, "own");
          if (isOpen !== should) {
            wrong.push(
              `${service.code} ${nameOf(served)}: ${isOpen ? "open" : "shut"} ${outcome.code ?? ""}`,
            );
          }
        }
      }
    });
  }
  console.info(`${asked} calls on jobs of ${openServices.length} services were checked`);
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(isPart ? 0 : 500);
}, 300_000);
