import { Refused } from "@fairway/core/refusal/refusal.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { chargedJob as job, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { companyId, offices } from "../../../tests/cast/people.ts";
import { addAndUpdate } from "../contract.ts";
import { chargesOfIncoterm } from "./chargesOfIncoterm.ts";
import { saveCharges } from "./saveCharges.ts";

const database = await testDatabase();
const lan = castActor("documentation");
const fob = newId();

/** Runs a story on a bill under FOB, which sells freight, THC and bill fee and buys THC. */
const story = (play: (tx: Tx) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await insertRows(tx, "incoterm", [
      {
        companyId,
        id: fob,
        code: "FOB",
        nameEn: "Free on board",
        nameLocal: "Giao lên tàu",
        service: ["SFE"],
      },
    ]);
    await insertRows(tx, "incoterm_charge", [
      line("SELL", job.oceanFreight, { quantityType: "cont", currencyId: "USD" }),
      line("SELL", job.thc, { quantityType: "cont", chargeTo: "Consignee" }),
      line("SELL", job.billFee, { quantityType: "gw", unitId: job.set }),
      line("SELL", job.airOnly),
      line("BUY", job.boughtThc, { quantityType: "package", chargeTo: "Carrier" }),
    ]);
    await run(
      tx,
      sql`update house_bill set incoterm_id = ${fob}, gross_weight = 1250.5
        where company_id = ${companyId} and id = ${job.bill}`,
    );
    await run(
      tx,
      sql`update shipment set package_qty = 640, coloader_id = ${job.carrier}
        where company_id = ${companyId} and id = ${job.jobId}`,
    );
    await run(
      tx,
      sql`update charge set unit_price = 4150000, currency_id = 'VND', vatrate = 8
        where company_id = ${companyId} and id in (${job.thc}, ${job.oceanFreight})`,
    );
    await play(tx);
  });

let no = 0;
function line(type: "SELL" | "BUY", chargeId: string, change: object = {}) {
  no += 1;
  return {
    companyId,
    id: newId(),
    incotermId: fob,
    type,
    lineNo: no,
    chargeId,
    quantityType: "cont",
    unitId: job.container,
    chargeTo: "Customer",
    currencyId: "VND",
    feeType: "LocalCharge",
    ...change,
  };
}

const box = (hblid: string | null, quantity: number, containerTypeId: string) => ({
  companyId,
  id: newId(),
  mblid: job.jobId,
  hblid,
  lineNo: quantity,
  containerTypeId,
  quantity,
  gw: "600",
});

const offered = async (tx: Tx, type: "BUY" | "SELL", hbId: string = job.bill) =>
  chargesOfIncoterm(tx, lan, { hbId, type });

describe("the usual charges of a bill's incoterm", () => {
  test(
    "are offered with quantity, price and partner, but not those of another service",
    story(async (tx) => {
      await insertRows(tx, "container", [box(job.bill, 2, job.container)]);
      const sold = await offered(tx, "SELL");
      expect(sold.map((each) => [each.chargeCode, each.quantity, each.partnerName])).toEqual([
        ["SS_OCF", "2", "Hoa Sen Export"],
        // The bill has no consignee, so the user chooses the partner.
        ["SS_THC", "2", null],
        ["SS_BL", "600", "Hoa Sen Export"],
      ]);
      // The price is the catalogue's if its currency is the line's.
      expect(sold.map((each) => [each.unitPrice, each.vatrate])).toEqual([
        [null, "8"],
        ["4150000", "8"],
        [null, null],
      ]);
    }),
  );

  test(
    "take the bill's own figures while it has no containers, and the job's for buying",
    story(async (tx) => {
      const sold = await offered(tx, "SELL");
      expect(sold.map((each) => each.quantity)).toEqual([null, null, "1250.5"]);
      const [thc, ...rest] = await offered(tx, "BUY");
      expect(rest).toEqual([]);
      expect(thc).toMatchObject({ quantity: "640", partnerId: job.carrier, currencyId: "VND" });
    }),
  );

  test(
    "count containers of the unit's type alone where there are some",
    story(async (tx) => {
      await insertRows(tx, "container", [
        box(job.bill, 2, job.container),
        box(job.bill, 1, job.set),
        box(null, 5, job.container),
      ]);
      const sold = await offered(tx, "SELL");
      expect(sold.map((each) => each.quantity)).toEqual(["2", "2", "1200"]);
    }),
  );

  test(
    "can be saved as they are once what is missing is filled in",
    story(async (tx) => {
      await insertRows(tx, "container", [box(job.bill, 2, job.container)]);
      const charges = (await offered(tx, "SELL")).map((each) => ({
        ...each,
        unitPrice: each.unitPrice ?? "100",
        paymentObjectId: each.partnerId ?? job.customer,
        exchangeDate: job.day,
      }));
      const ask = addAndUpdate.body.parse({ hblid: job.bill, type: "SELL", charges });
      const { data } = await saveCharges(tx, lan, ask);
      expect(data.map((each) => [each.chargeCode, each.quantityType, each.netAmount])).toEqual([
        ["SS_OCF", "cont", "200.00"],
        ["SS_THC", "cont", "8300000"],
        ["SS_BL", "gw", "60000"],
      ]);
    }),
  );

  test(
    "leave out charges and partners out of use, and charges of other offices",
    story(async (tx) => {
      const set = (table: string, change: ReturnType<typeof sql>, id: string) =>
        run(
          tx,
          sql`update ${sql.table(table)} set ${change} where company_id = ${companyId} and id = ${id}`,
        );
      await set("charge", sql`active = false`, job.oceanFreight);
      await set("charge", sql`office_ids = ${[offices.hph]}::uuid[]`, job.thc);
      await set("partner", sql`active = false`, job.customer);
      const sold = await offered(tx, "SELL");
      expect(sold.map((each) => [each.chargeCode, each.partnerId])).toEqual([["SS_BL", null]]);
    }),
  );

  test(
    "are none for a bill without an incoterm, and a secret to those who may not open the job",
    story(async (tx) => {
      expect(await offered(tx, "SELL", job.otherBill)).toEqual([]);
      const stranger = castActor("documentation", { companyId: newId() });
      await expect(
        chargesOfIncoterm(tx, stranger, { hbId: job.bill, type: "SELL" }),
      ).rejects.toBeInstanceOf(Refused);
      const noDetail = castActor("documentation", {
        change: { docSeaFCLExport: { detail: "None" } },
      });
      await expect(
        chargesOfIncoterm(tx, noDetail, { hbId: job.bill, type: "SELL" }),
      ).rejects.toBeInstanceOf(Refused);
    }),
  );
});
