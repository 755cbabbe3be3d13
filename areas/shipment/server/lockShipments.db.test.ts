import { Refused } from "@fairway/core/refusal/refusal.ts";
import { addDays, today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground, writeShippingGround } from "../../../tests/cast/shippingGround.ts";
import * as contract from "../contract.ts";
import { cancelShipment } from "./cancelShipment.ts";
import { createShipment } from "./createShipment.ts";
import { shipmentsByNumbers, shipmentsToUnlock, shipmentsUnknown } from "./findByNumbers.ts";
import { getShipment } from "./getShipment.ts";
import { lockShipments, unlockShipments } from "./lockShipments.ts";
import { unlockShipment } from "./unlockShipment.ts";

const database = await testDatabase();
const administrator = castActor("administrator");
const day = today();

beforeAll(() => inTransaction(database, writeShippingGround));

const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);
const open = async (tx: Tx, change: object = {}) => {
  const ask = {
    transactionType: "SFE",
    mbltype: "Original",
    coloaderId: ground.carrier,
    pol: ground.saigon,
    pod: ground.losAngeles,
    etd: day,
    eta: addDays(day, 20),
    ...change,
  };
  return (await createShipment(tx, administrator, contract.createShipment.body.parse(ask))).data;
};
const code = ({ data }: Awaited<ReturnType<typeof lockShipments>>) =>
  data.map((each) => (each.isDone ? "done" : each.code));

test(
  "each job of a list is locked or named with its reason, and is unlocked in the same way",
  story(async (tx) => {
    const [one, two, three] = [await open(tx), await open(tx), await open(tx)];
    await cancelShipment(tx, administrator, { id: three.id, reason: null });
    const ids = [one.id, two.id, three.id];
    await lockShipments(tx, administrator, { ids: [two.id] });
    const told = await lockShipments(tx, administrator, { ids });
    expect(code(told)).toEqual(["done", "shipment.locked", "shipment.canceled"]);
    expect(told.data[0]).toMatchObject({ jobNo: one.jobNo, reason: null });
    const unknown = await refusal(lockShipments(tx, administrator, { ids: [ground.carrier] }));
    expect(unknown.code).toBe("record.notFound");
    expect(await getShipment(tx, administrator, { id: one.id })).toMatchObject({
      isLocked: true,
      lockedUserName: administrator.userName,
      version: one.version + 1,
    });
    const found = await shipmentsToUnlock(
      tx,
      administrator,
      contract.shipmentsToUnlock.body.parse({ keywords: [` ${one.jobNo.toLowerCase()}`] }),
    );
    expect(found.map(({ id }) => id)).toEqual([one.id]);
    expect(code(await unlockShipments(tx, administrator, { ids }))).toEqual([
      "done",
      "done",
      "shipment.notLocked",
    ]);
    const audited = await rows<{ kind: string }>(
      tx,
      sql`select kind from audit_entry where company_id = ${companyId}
        and record_id = ${one.id} order by id`,
    );
    expect(audited.map(({ kind }) => kind)).toEqual(["lock", "unlock"]);
  }),
);

test(
  "who lacks the right locks nothing, and the statements do not grow with the list",
  story(async (tx) => {
    const jobs = [await open(tx), await open(tx), await open(tx), await open(tx)];
    const ids = jobs.map(({ id }) => id);
    const reader = castActor("documentation", { change: { docSeaFCLExport: { special: [] } } });
    const told = await lockShipments(tx, reader, { ids }).catch((refused: Refused) => refused);
    if (told instanceof Refused) expect(told.code).toBe("record.notFound");
    else expect(code(told)).toEqual(ids.map(() => "access.forbidden"));
    const count = async (some: string[]) => {
      const before = statementCount(tx);
      await lockShipments(tx, administrator, { ids: some });
      return statementCount(tx) - before;
    };
    expect(await count(ids.slice(0, 1))).toBe(await count(ids.slice(1)));
  }),
);

test(
  "LockShipment locks and does not unlock; the right to unlock does, whatever the service",
  story(async (tx) => {
    const job = await open(tx);
    const ids = [job.id];
    const locks = castActor("documentation", { change: { settingUnlock: { write: "None" } } });
    expect(code(await lockShipments(tx, locks, { ids }))).toEqual(["done"]);
    expect(code(await unlockShipments(tx, locks, { ids }))).toEqual(["access.forbidden"]);
    const denied = await refusal(unlockShipment(tx, locks, { id: job.id }));
    expect(denied.code).toBe("access.forbidden");
    expect((await getShipment(tx, locks, { id: job.id })).may).not.toContain("unlock");
    const unlocks = castActor("accountant", {
      change: { docSeaFCLExport: { write: "None", special: [] } },
    });
    expect((await getShipment(tx, unlocks, { id: job.id })).may).toContain("unlock");
    expect(code(await unlockShipments(tx, unlocks, { ids }))).toEqual(["done"]);
    expect(code(await lockShipments(tx, unlocks, { ids }))).toEqual(["access.forbidden"]);
  }),
);

test(
  "jobs are found by lists of their numbers, and unknown numbers are named",
  story(async (tx) => {
    const job = await open(tx, { mawb: "EGLV7788" });
    const keywords = ["eglv7788", "NOPE-1"];
    const found = await shipmentsByNumbers(tx, administrator, { searchOption: "mawb", keywords });
    expect(found.map(({ jobNo }) => jobNo)).toEqual([job.jobNo]);
    expect(await shipmentsUnknown(tx, administrator, { typeSearch: "mawb", keywords })).toEqual([
      "NOPE-1",
    ]);
    const hidden = castActor("documentation", {
      change: { docSeaFCLExport: { list: "None" } },
    });
    expect(await shipmentsUnknown(tx, hidden, { typeSearch: "mawb", keywords })).toEqual(keywords);
  }),
);
