import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { castActor } from "../../../tests/cast/actors.ts";
import { chargedJob as job, plainLine, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { writeOlderJob } from "../../../tests/cast/olderJob.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { addAndUpdate, addCharge as addCall } from "../contract.ts";
import { addCharge } from "./addCharge.ts";
import { quantityFigures } from "./billFigures.ts";
import { carrierCharges } from "./carrierCharges.ts";
import { agreementInactive, chargesToCopy, copyBills } from "./copyCharges.ts";
import { recentCharges } from "./recentCharges.ts";
import { saveCharges } from "./saveCharges.ts";
import { tariffCharges } from "./tariffCharges.ts";

const database = await testDatabase();
const lan = castActor("documentation");

const story = (play: (tx: Tx) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await run(
      tx,
      sql`update shipment set coloader_id = ${job.carrier}, gross_weight = 18250.5, package_qty = 640
        where company_id = ${companyId} and id = ${job.jobId}`,
    );
    await run(
      tx,
      sql`update house_bill set gross_weight = 3250.5, cbm = 12.345
        where company_id = ${companyId} and id = ${job.bill}`,
    );
    await play(tx);
  });

const save = (tx: Tx, type: "SELL" | "BUY", charges: object[], hblid: string = job.bill) =>
  saveCharges(tx, lan, addAndUpdate.body.parse({ hblid, type, charges }));

const box = (hblid: string | null, quantity: number) => ({
  companyId,
  id: newId(),
  mblid: job.jobId,
  hblid,
  lineNo: quantity,
  containerTypeId: job.container,
  quantity,
  gw: "600",
});

describe("CH-26: the source of a price", () => {
  test(
    "is stored with its reference, and is keyed after the price changed",
    story(async (tx) => {
      const from = { priceSource: "catalogue", priceReference: null };
      await run(
        tx,
        sql`update charge set unit_price = 1450, currency_id = 'VND'
          where company_id = ${companyId} and id = ${plainLine("SELL", "1450").chargeId}`,
      );
      const { data } = await save(tx, "SELL", [{ ...plainLine("SELL", "1450"), ...from }]);
      expect(data[0]).toMatchObject(from);
      const noted = await save(tx, "SELL", [{ ...data[0], notes: "checked" }]);
      expect(noted.data[0]).toMatchObject(from);
      const raised = await save(tx, "SELL", [{ ...noted.data[0], unitPrice: "1500" }]);
      expect(raised.data[0]).toMatchObject({ priceSource: "keyed", priceReference: null });
    }),
  );

  test.each([
    ["tariff", "FCL 2026"],
    ["copied", "SEF2610/00007"],
    ["recent", "SEF2610/00007"],
    ["catalogue", null],
    ["standard", null],
    ["carrier", "Evergreen"],
    ["incoterm", "FOB"],
    ["split", "50 %"],
    ["merged", null],
    ["import", "x.xlsx"],
  ])("a price that is sent as %s of %s and is not there is keyed", (priceSource, priceReference) =>
    story(async (tx) => {
      const line = { ...plainLine("SELL", "1450"), priceSource, priceReference };
      const { data } = await save(tx, "SELL", [line]);
      expect(data[0]).toMatchObject({ priceSource: "keyed", priceReference: null });
    })(),
  );

  test(
    "only a charge that the incoterm lists comes from it, and no text is kept as a reference (CH-26)",
    story(async (tx) => {
      const incotermId = newId();
      const incoterm = { companyId, id: incotermId, code: "FOB", nameEn: "FOB", nameLocal: "FOB" };
      await insertRows(tx, "incoterm", [{ ...incoterm, service: ["SFE"] }]);
      await run(
        tx,
        sql`update house_bill set incoterm_id = ${incotermId}
          where company_id = ${companyId} and id = ${job.bill}`,
      );
      await run(
        tx,
        sql`update charge set unit_price = 1450, currency_id = 'VND'
          where company_id = ${companyId} and id = ${job.oceanFreight}`,
      );
      const sourceOf = async (priceSource: string, priceReference: string, notes: string) => {
        const line = { ...plainLine("SELL", "1450"), notes, priceSource, priceReference };
        const { data } = await save(tx, "SELL", [line]);
        const saved = data.find((each) => each.notes === notes);
        return [saved?.priceSource, saved?.priceReference];
      };
      expect(await sourceOf("incoterm", "FOB", "a")).toEqual(["keyed", null]);
      expect(await sourceOf("catalogue", "Approved", "b")).toEqual(["catalogue", null]);
      await insertRows(tx, "incoterm_charge", [
        {
          companyId,
          id: newId(),
          incotermId,
          type: "SELL",
          lineNo: 1,
          chargeId: job.oceanFreight,
          quantityType: "cont",
          unitId: job.container,
          chargeTo: "Customer",
          currencyId: "VND",
          feeType: "Freight",
        },
      ]);
      expect(await sourceOf("incoterm", "Approved", "c")).toEqual(["incoterm", "FOB"]);
    }),
  );

  test(
    "a copied price is confirmed by the line of the other job",
    story(async (tx) => {
      const older = await writeOlderJob(tx);
      await save(tx, "SELL", [plainLine("SELL", "1450")], older.bill);
      const offered = await recentCharges(tx, lan, { hblid: job.bill, jobNo: null });
      const [first] = offered.filter(({ type }) => type === "SELL");
      if (!first) throw new Error("no line");
      const { chargeId, unitId, quantity, unitPrice, currencyId, priceReference } = first;
      const line = { ...plainLine("SELL", "1"), chargeId, unitId, quantity, unitPrice, currencyId };
      const from = { priceSource: "recent", priceReference };
      const [kept] = (await save(tx, "SELL", [{ ...line, ...from }])).data;
      expect(kept).toMatchObject(from);
      const dearer = { ...line, notes: "2", unitPrice: "987654", ...from };
      const lines = (await save(tx, "SELL", [dearer])).data;
      expect(lines.map((each) => each.priceSource)).toContain("keyed");
    }),
  );
});

test(
  "one line is added by itself, with the checks of any save",
  story(async (tx) => {
    const ask = { ...plainLine("SELL", "1450"), hblid: job.bill, type: "SELL" };
    const { data } = await addCharge(tx, lan, addCall.body.parse(ask));
    expect(data.map((each) => [each.unitPrice, each.priceSource])).toEqual([["1450", "keyed"]]);
    const wrong = addCall.body.parse({ ...ask, unitPrice: "0" });
    const refused = await refusal(addCharge(tx, lan, wrong));
    expect(refused.fields).toMatchObject([{ code: "charge.unitPrice" }]);
  }),
);

describe("CH-12: the figures of a bill", () => {
  test(
    "are the bill's for what is sold, the job's for what is bought, and those of containers first",
    story(async (tx) => {
      const before = await quantityFigures(tx, lan, { hblid: job.bill });
      expect(before.BUY).toMatchObject({ gw: "18250.5", package: "640", cont: "0" });
      expect(before.SELL).toMatchObject({ gw: "3250.5", cbm: "12.345", package: null });
      expect(before.containerUnits).toEqual([job.container]);
      expect(before.unitsOfFigures).toEqual({});
      const [kgs, unitType] = [newId(), "WeightMeasurement"];
      const names = { unitNameEn: "Kilograms", unitNameVn: "Ki-lô-gam" };
      await insertRows(tx, "unit", [{ companyId, id: kgs, code: "KGS", unitType, ...names }]);
      const { unitsOfFigures } = await quantityFigures(tx, lan, { hblid: job.bill });
      const unit = { id: kgs, code: "KGS", name: "Kilograms" };
      expect(unitsOfFigures).toEqual({ gw: unit, nw: unit, cw: unit, hw: unit });
      await insertRows(tx, "container", [box(null, 5)]);
      const ofJob = await quantityFigures(tx, lan, { hblid: job.bill });
      expect(ofJob.SELL).toMatchObject({ gw: "3250.5", contOfType: { [job.container]: "5" } });
      await insertRows(tx, "container", [box(job.bill, 2)]);
      const ofBill = await quantityFigures(tx, lan, { hblid: job.bill });
      expect(ofBill.BUY).toMatchObject({ gw: "600", cont: "2" });
    }),
  );
});

describe("CH-17: lines that fill a table", () => {
  test(
    "are the charges of the carrier, with the quantities of the job",
    story(async (tx) => {
      await insertRows(tx, "partner_charge", [
        {
          companyId,
          id: newId(),
          partnerId: job.carrier,
          lineNo: 1,
          chargeId: job.boughtThc,
          quantity: "1",
          quantityType: "gw",
          unitId: job.set,
          unitPrice: "0.12",
          currencyId: "USD",
          vatrate: "8",
        },
      ]);
      const [line, ...rest] = await carrierCharges(tx, lan, { hblid: job.bill });
      expect(rest).toEqual([]);
      expect(line).toMatchObject({
        type: "BUY",
        chargeCode: "BS_THC",
        quantity: "18250.5",
        unitPrice: "0.12",
        priceSource: "carrier",
        partnerId: job.carrier,
      });
    }),
  );

  test(
    "are commission by the group of their charge, whatever its name in the user's language",
    story(async (tx) => {
      const group = newId();
      await insertRows(tx, "charge_group", [
        { companyId, id: group, name: "Com", nameVn: "Hoa hồng" },
      ]);
      await run(
        tx,
        sql`update charge set charge_group = ${group}
          where company_id = ${companyId} and id = ${job.boughtThc}`,
      );
      const sums = { quantity: "1", unitId: job.set, unitPrice: "1", currencyId: "USD" };
      await insertRows(
        tx,
        "partner_charge",
        [job.boughtThc, job.boughtFreight].map((chargeId, at) => ({
          ...sums,
          companyId,
          id: newId(),
          partnerId: job.carrier,
          lineNo: at + 1,
          chargeId,
        })),
      );
      const marks = async (language: "en" | "vi") => {
        const actor = castActor("documentation", { language });
        const found = await carrierCharges(tx, actor, { hblid: job.bill });
        return found.map((each) => [each.chargeGroupName, each.isCommission]);
      };
      expect(await marks("en")).toEqual([
        ["Com", true],
        [null, false],
      ]);
      expect(await marks("vi")).toEqual([
        ["Hoa hồng", true],
        [null, false],
      ]);
    }),
  );

  test(
    "are the charges that the tariffs of the day price, supplier's prices for what is bought",
    story(async (tx) => {
      const stamp = { companyId, officeId: offices.hcm, userCreated: people.documentation.id };
      const tariff = async (tariffName: string, change: object, lines: object[]) => {
        const id = newId();
        await insertRows(tx, "tariff", [
          {
            ...stamp,
            id,
            tariffName,
            tariffType: "General",
            effectiveDate: "2026-11-01",
            expiredDate: "2026-11-30",
            applyOfficeId: offices.hcm,
            productService: "SFE",
            ...change,
          },
        ]);
        const line = { unitId: job.set, currencyId: "USD", type: "Single" };
        await insertRows(
          tx,
          "tariff_line",
          lines.map((each, at) => ({
            companyId,
            id: newId(),
            tariffId: id,
            lineNo: at + 1,
            ...line,
            ...each,
          })),
        );
      };
      await tariff("All", {}, [
        { chargeId: job.thc, unitPrice: "9.5", rangeType: "GW", type: "Min-Max", max: "75" },
        { chargeId: job.airOnly, unitPrice: "1" },
        { chargeId: job.boughtThc, unitPrice: "7" },
      ]);
      await tariff("Evergreen", { tariffType: "Supplier", supplier: job.carrier }, [
        { chargeId: job.boughtThc, unitPrice: "6.5" },
      ]);
      const sold = await tariffCharges(tx, lan, { hblid: job.bill, type: "SELL" });
      expect(sold.map((each) => [each.chargeCode, each.quantity, each.unitPrice])).toEqual([
        ["SS_THC", "1", "75"],
      ]);
      expect(sold[0]).toMatchObject({
        priceSource: "tariff",
        priceReference: "All",
        partnerId: job.customer,
      });
      const bought = await tariffCharges(tx, lan, { hblid: job.bill, type: "BUY" });
      expect(bought).toHaveLength(1);
      expect(bought[0]).toMatchObject({
        unitPrice: "6.5",
        priceReference: "Evergreen",
        partnerId: job.carrier,
      });
    }),
  );
});

describe("CH-28: charges of another bill", () => {
  test(
    "come from bills with charges that the user may open, those of the same job first",
    story(async (tx) => {
      const older = await writeOlderJob(tx);
      const listed = async (keyword: string | null, actor = lan) =>
        (await copyBills(tx, actor, { hblid: job.bill, keyword })).map(({ hwbno }) => hwbno);
      expect(await listed(null)).toEqual([]);
      await save(tx, "SELL", [plainLine("SELL", "1450")], older.bill);
      await save(tx, "SELL", [plainLine("SELL", "1450")], job.otherBill);
      expect(await listed(null)).toEqual(["FWLAX2611062", "FWLAX2610007"]);
      expect(await listed("2610/00007")).toEqual(["FWLAX2610007"]);
      expect(await listed("hoa sen")).toHaveLength(2);
      const own = castActor("documentation", { change: { docSeaFCLExport: { detail: "Owner" } } });
      expect(await listed(null, own)).toEqual(["FWLAX2611062"]);
    }),
  );

  test(
    "have the partners of this job by role, and name those without an agreement",
    story(async (tx) => {
      const older = await writeOlderJob(tx);
      const other = job.carrier;
      await run(
        tx,
        sql`update partner set partner_type = 'Agent'
          where company_id = ${companyId} and id = ${other}`,
      );
      await save(
        tx,
        "BUY",
        [{ ...plainLine("BUY", "1310"), paymentObjectId: job.port }],
        older.bill,
      );
      const sold = [plainLine("SELL", "1450"), plainLine("SELL", "90")];
      const { data } = await save(tx, "SELL", sold, older.bill);
      await run(
        tx,
        sql`update surcharge set payment_object_id = ${other}
          where company_id = ${companyId} and id = ${data[1]?.id}`,
      );
      const ask = { hbId: older.bill, toHbl: job.bill, officeId: null };
      const lines = await chargesToCopy(tx, lan, ask);
      expect(lines.map((each) => [each.type, each.partnerName, each.lacksAgreement])).toEqual([
        ["BUY", "Evergreen", false],
        ["SELL", "Hoa Sen Export", false],
        ["SELL", "Evergreen", true],
      ]);
      expect(lines[0]).toMatchObject({ priceSource: "copied", priceReference: "SEF2610/00007" });
      const ofSide = await chargesToCopy(tx, lan, { ...ask, chargeType: "SELL" });
      expect(ofSide).toHaveLength(2);
      const own = castActor("documentation", { change: { docSeaFCLExport: { detail: "Owner" } } });
      expect((await refusal(chargesToCopy(tx, own, ask))).code).toBe("access.forbidden");
    }),
  );

  test(
    "a salesman's agreement is inactive while none is in force, for a partner in reach (CH-28)",
    story(async (tx) => {
      const ask = { salemanId: people.sales.id, partnerId: job.customer };
      expect(await agreementInactive(tx, lan, ask)).toBe(true);
      await insertRows(tx, "partner_agreement", [
        {
          companyId,
          id: newId(),
          partnerId: job.customer,
          salemanId: people.sales.id,
          contractType: "Cash",
          shipmentType: "Freehand & Nominated",
          currencyId: "VND",
          creditCurrency: "VND",
          active: true,
          effectiveDate: "2026-01-01",
          paymentMethod: "All",
          baseOn: "Invoice Date",
        },
      ]);
      expect(await agreementInactive(tx, lan, ask)).toBe(false);
      const nobody = castActor("salesHph", { rights: {} });
      expect((await refusal(agreementInactive(tx, nobody, ask))).code).toBe("record.notFound");
    }),
  );
});
