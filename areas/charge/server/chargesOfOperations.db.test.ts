import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { today } from "@fairway/core/time/day.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { openOperation, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { companyId } from "../../../tests/cast/people.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import { addAndUpdate } from "../contract.ts";
import { shipmentProfit } from "./profits.ts";
import { saveCharges } from "./saveCharges.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const charge = newId();

beforeAll(() =>
  inTransaction(database, async (tx) => {
    await writeJobGround(tx);
    await insertRows(tx, "charge", [
      {
        companyId,
        id: charge,
        code: "CUSTOMS",
        type: "DEBIT",
        chargeNameEn: "Customs fee",
        chargeNameVn: "Phí hải quan",
        serviceTypeId: [],
        officeIds: [],
      },
    ]);
  }),
);
const story = (fn: (tx: Tx) => Promise<void>) => () => rolledBack(database, fn);

test.each(["CL", "TK"])("the lines of a job of %s stand on its one bill", (transactionType) =>
  story(async (tx) => {
    const { id, hblid } = await openOperation(tx, { transactionType });
    const line = {
      chargeId: charge,
      quantity: "1",
      unitId: ground.hc40,
      unitPrice: "1250000",
      currencyId: "VND",
      vatrate: "8",
      paymentObjectId: ground.customer,
      exchangeDate: today(),
    };
    const tab = addAndUpdate.body.parse({ hblid, type: "SELL", charges: [line] });
    await saveCharges(tx, lan, tab);
    const lines = await rows<{ total: string }>(
      tx,
      sql`select total from surcharge where company_id = ${companyId} and hblid = ${hblid}`,
    );
    expect(lines).toMatchObject([{ total: "1350000" }]);
    const { houseBills } = await shipmentProfit(tx, lan, { jobId: id });
    expect(houseBills).toMatchObject([{ hblid }]);
  })(),
);
