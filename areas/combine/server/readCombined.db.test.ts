import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction } from "@fairway/engine/db/tx.ts";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { openOperation, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import { readCombinedBills } from "./readCombined.ts";

const database = await testDatabase();
beforeAll(() => inTransaction(database, writeJobGround));

test("containers and net weight of an operations job, which its bill has too, count once", () =>
  rolledBack(database, async (tx) => {
    const { hblid } = await openOperation(tx, {
      transactionType: "CL",
      productService: "Sea FCL",
      csMawbcontainers: [
        { containerTypeId: ground.hc40, quantity: 2, nw: "1000", gw: "1100" },
      ] as never,
    });
    const bills = await readCombinedBills(tx, castActor("accountant"), [hblid]);
    expect(bills.get(hblid)).toMatchObject({ containers: "2 x 40HC", netWeight: "1000" });
  }));
