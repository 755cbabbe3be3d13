import "@fairway/areas/charge/server/handlers.ts";
import { addAndUpdate, getByHB } from "@fairway/areas/charge/contract.ts";
import { listCharges } from "@fairway/areas/charge/server/listCharges.ts";
import { shipmentProfit } from "@fairway/areas/charge/server/profits.ts";
import { saveCharges } from "@fairway/areas/charge/server/saveCharges.ts";
import { cancelOperation } from "@fairway/areas/operation/server/cancelOperation.ts";
import { today } from "@fairway/core/time/day.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { inTransaction, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { foldKept } from "@fairway/engine/kept/foldKept.ts";
import { keptDifferences } from "@fairway/engine/kept/keptDifferences.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { billNote } from "../../../tests/cast/billing.ts";
import { openOperation, writeJobGround } from "../../../tests/cast/openedJob.ts";
import { companyId, people } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { ground } from "../../../tests/cast/shippingGround.ts";
import { keptSums } from "./keptSums.ts";

const database = await testDatabase();
const clerk = castActor("documentation");
const administrator = castActor("administrator");
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

const sell = async (tx: Tx, hblid: string) => {
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
  return (await saveCharges(tx, clerk, tab)).data;
};
const recount = async (tx: Tx) => {
  const found = await Promise.all(keptSums.map((kept) => keptDifferences(tx, companyId, kept)));
  return found.flat();
};
const fold = (tx: Tx) => foldKept(tx, companyId, keptSums);

test.each(["CL", "TK"])(
  "OJ-33: lines of a canceled job of %s leave every sum and stay readable with their history",
  (transactionType) =>
    story(async (tx) => {
      const { id, hblid } = await openOperation(tx, { transactionType });
      const [line] = await sell(tx, hblid);
      await fold(tx);
      expect((await shipmentProfit(tx, clerk, { jobId: id })).total.selling.vnd).toBe("1250000");

      await cancelOperation(tx, administrator, { id, reason: "Withdrawn" });
      expect((await shipmentProfit(tx, administrator, { jobId: id })).total.selling.vnd).toBe("0");
      const list = getByHB.query.parse({ hbId: hblid, type: "SELL", withDeleted: "true" });
      const { data, deleted } = await listCharges(tx, administrator, list);
      expect(data).toEqual([]);
      expect(deleted).toMatchObject([
        { id: line?.id, isDeleted: true, deletedBy: people.administrator.nameEn },
      ]);
      const steps = await rows<{ action: string }>(
        tx,
        sql`select action from history where company_id = ${companyId}
          and table_name = 'surcharge' and record_id = ${line?.id} order by changed_at, id`,
      );
      expect(steps.map(({ action }) => action)).toEqual(["insert", "delete"]);
      expect(await recount(tx)).toEqual([]);
      await fold(tx);
      expect(await recount(tx)).toEqual([]);
    })(),
);

test(
  "OJ-33: a job whose lines are on a note is not canceled, and keeps them",
  story(async (tx) => {
    const { id, hblid } = await openOperation(tx);
    const lines = await sell(tx, hblid);
    const chargeIds = lines.map((line) => line.id);
    await billNote(tx, chargeIds, { jobId: id, partnerId: ground.customer, exchangeDate: today() });
    const refused = await refusal(cancelOperation(tx, administrator, { id, reason: null }));
    expect(refused.code).toBe("shipment.hasDocuments");
    expect((await shipmentProfit(tx, clerk, { jobId: id })).total.selling.vnd).toBe("1250000");
  }),
);
