import { usualReceivable } from "@fairway/areas/organisation/model/officeSetting.ts";
import { saveOfficeSettings } from "@fairway/areas/organisation/server/officeSettings.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { activate, agree } from "../../../tests/cast/agreedPartner.ts";
import { castActor } from "../../../tests/cast/actors.ts";
import { chargedJob as job, plainLine, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import {
  addAndUpdate,
  addCharge as addCall,
  mergeCharges as mergeCall,
  saveBillCharges as billCall,
  splitCharge as splitCall,
} from "../contract.ts";
import type { ShownSurcharge } from "../model/shownSurcharge.ts";
import { addCharge } from "./addCharge.ts";
import { deleteCharges } from "./deleteCharges.ts";
import { saveBillCharges, saveCharges } from "./saveCharges.ts";
import { mergeCharges, splitCharge } from "./splitCharge.ts";

const database = await testDatabase();
const clerk = castActor("documentation");

const story = (play: (tx: Tx) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await play(tx);
  });
const limited = async (tx: Tx, applyType: "Check Point" | "Alert" = "Check Point") => {
  await saveOfficeSettings(tx, castActor("administrator"), {
    officeId: offices.hcm,
    version: 0,
    accountReceivable: { ...usualReceivable, applyType, applyPartner: "Both", creditLimit: true },
  });
  await activate(tx, await agree(tx, job.customer, { creditLimit: "9000000" }));
};
const exceed = (tx: Tx) => run(tx, sql`update partner_agreement set credit_limit = 1`);
const save = async (
  tx: Tx,
  type: "SELL" | "BUY",
  prices: readonly string[],
  hblid: string = job.bill,
) => {
  const charges = prices.map((price) => plainLine(type, price));
  return (await saveCharges(tx, clerk, addAndUpdate.body.parse({ hblid, type, charges }))).data;
};
const discountOf = (lines: readonly ShownSurcharge[]) =>
  lines.find((each) => each.unitPrice.startsWith("-")) as ShownSurcharge;
const halves = (line: ShownSurcharge, hblids: readonly (string | null)[]) =>
  splitCall.body.parse({
    id: line.id,
    version: line.version,
    by: "percent",
    shares: hblids.map((hblid) => ({ share: String(100 / hblids.length), hblid })),
  });

test(
  "CK-6: each deleted line is checked under its own bill, whatever line comes first",
  story(async (tx) => {
    await limited(tx);
    const directors = sql`company_id = ${companyId} and id = ${people.director.id}`;
    await run(tx, sql`update sys_user set user_role = 'BOD' where ${directors}`);
    await run(
      tx,
      sql`update house_bill set sale_man_id = ${people.director.id}
        where company_id = ${companyId} and id = ${job.bill}`,
    );
    const [own] = await save(tx, "SELL", ["1000"]);
    const discount = discountOf(await save(tx, "SELL", ["1000000", "-400000"], job.otherBill));
    await exceed(tx);
    const ids = [own?.id ?? "", discount.id];
    for (const order of [ids, ids.toReversed()]) {
      await run(tx, sql`savepoint before`);
      const refused = await refusal(deleteCharges(tx, clerk, { ids: order }));
      expect(refused).toMatchObject({
        code: "checkPoint.stopped",
        fields: [{ field: `ids.${order.indexOf(discount.id)}`, code: "checkPoint.overLimit" }],
      });
      await run(tx, sql`rollback to savepoint before`);
    }
    expect((await deleteCharges(tx, clerk, { ids: ids.slice(0, 1) })).data).toBe(1);
  }),
);

test(
  "CH-7: a discount of a job without profit is split over two bills, because the profit stays",
  story(async (tx) => {
    await run(
      tx,
      sql`update shipment set no_profit = true where company_id = ${companyId}
        and id = ${job.jobId}`,
    );
    await save(tx, "BUY", ["600000"]);
    const line = discountOf(await save(tx, "SELL", ["1000000", "-400000"]));
    const { data } = await splitCharge(tx, clerk, halves(line, [job.bill, job.otherBill]));
    expect(data.map((each) => [each.hblid, each.unitPrice])).toEqual([
      [job.bill, "1000000"],
      [job.bill, "-200000"],
      [job.otherBill, "-200000"],
    ]);
  }),
);

test(
  "CK-6: a save that moves debt between bills or kinds of line adds none",
  story(async (tx) => {
    await limited(tx);
    const data = await save(tx, "SELL", ["1000000", "-400000"]);
    await exceed(tx);
    await splitCharge(tx, clerk, halves(discountOf(data), [job.bill, job.otherBill]));
    const [sold] = data as [ShownSurcharge];
    const became = (price: string) =>
      saveBillCharges(
        tx,
        clerk,
        billCall.body.parse({
          hblid: job.bill,
          selling: { charges: [], removed: [{ id: sold.id, version: sold.version }] },
          onBehalf: {
            charges: [{ ...plainLine("SELL", price), chargeId: job.portFee, payerId: job.port }],
          },
        }),
      );
    await run(tx, sql`savepoint before`);
    expect((await refusal(became("1100000"))).code).toBe("checkPoint.stopped");
    await run(tx, sql`rollback to savepoint before`);
    expect((await became("900000")).alerts).toBeUndefined();
  }),
);

test(
  "CK-6: a discount that moves to the bill of another salesman is new debt under the agreement it leaves",
  story(async (tx) => {
    await limited(tx);
    const line = discountOf(await save(tx, "SELL", ["1000000", "-400000"]));
    await run(
      tx,
      sql`update house_bill set sale_man_id = ${people.salesHph.id}
        where company_id = ${companyId} and id = ${job.otherBill}`,
    );
    await exceed(tx);
    const refused = await refusal(splitCharge(tx, clerk, halves(line, [job.bill, job.otherBill])));
    expect(refused.fields.map((each) => each.code)).toContain("checkPoint.overLimit");
  }),
);

test(
  "CK-2: a split, a merge and an added line alert as every save",
  story(async (tx) => {
    await limited(tx, "Alert");
    await exceed(tx);
    const ask = { ...plainLine("SELL", "1000000"), hblid: job.bill, type: "SELL" };
    const added = addCall.answer.parse(await addCharge(tx, clerk, addCall.body.parse(ask)));
    expect(added.alerts).toMatchObject([{ code: "checkPoint.overLimit" }]);
    await run(tx, sql`update partner_agreement set active = false`);
    const without = [{ code: "checkPoint.noAgreement", partnerId: job.customer }];
    const [line] = added.data as [ShownSurcharge];
    const split = splitCall.answer.parse(await splitCharge(tx, clerk, halves(line, [null, null])));
    expect(split.alerts).toMatchObject(without);
    const lines = split.data.map(({ id, version }) => ({ id, version }));
    const merged = await mergeCharges(tx, clerk, mergeCall.body.parse({ lines }));
    expect(mergeCall.answer.parse(merged)).toMatchObject({ data: [{}], alerts: without });
  }),
);

test(
  "a split takes as many statements for many bills as for two shares",
  story(async (tx) => {
    const cost = async (hblids: readonly (string | null)[]) => {
      const [line] = (await save(tx, "BUY", [String(1000000 + hblids.length)])).slice(-1);
      const before = statementCount(tx);
      await splitCharge(tx, clerk, halves(line as ShownSurcharge, hblids));
      return statementCount(tx) - before;
    };
    const few = await cost([job.bill, job.otherBill]);
    const many = [job.bill, job.otherBill, job.otherBill, job.bill, job.otherBill];
    expect(await cost(many)).toBe(few);
  }),
);
