import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, run } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { openJob, writeBill, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import { cancelShipment } from "./cancelShipment.ts";
import { readShipment } from "./readShipment.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const administrator = castActor("administrator");

beforeAll(() => inTransaction(database, writeJobGround));

const bill = {
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

test("the customers of a job are those of its bills that are not canceled; a canceled job keeps them", () =>
  rolledBack(database, async (tx) => {
    const job = await openJob(tx, {
      transactionType: "SFI",
      pol: ground.losAngeles,
      pod: ground.saigon,
    });
    const [first] = [
      await writeBill(tx, job.id, { ...bill, hwbno: "LAXSGN001" }),
      await writeBill(tx, job.id, { ...bill, hwbno: "LAXSGN002" }),
    ];
    await run(tx, sql`update house_bill set customer_id = ${ground.agent} where id = ${first.id}`);
    const customers = async () => (await readShipment(tx, administrator, job.id)).customerNames;
    expect(await customers()).toBe("Hoa Sen Export, Pacific Bridge LLC");
    await run(tx, sql`update house_bill set is_canceled = true where id = ${first.id}`);
    expect(await customers()).toBe("Hoa Sen Export");
    await cancelShipment(tx, administrator, { id: job.id, reason: "Not shipped" });
    expect(await customers()).toBe("Hoa Sen Export, Pacific Bridge LLC");
  }));
