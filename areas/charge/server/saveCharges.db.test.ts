import { noCarrier } from "@fairway/areas/partner/server/noCarrier.ts";
import { rolledBack, testDatabase } from "@fairway/engine/db/testDatabase.ts";
import { rows, run, statementCount, type Tx } from "@fairway/engine/db/tx.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Refused } from "@fairway/core/refusal/refusal.ts";
import { addDays, addMonths } from "@fairway/core/time/day.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { insertRows, newId } from "@fairway/engine/db/writeRows.ts";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { actorInRole, castActor } from "../../../tests/cast/actors.ts";
import { bareDocument } from "../../../tests/cast/bareDocument.ts";
import { billNote } from "../../../tests/cast/billing.ts";
import { chargedJob as job, writeChargedJob } from "../../../tests/cast/chargedJob.ts";
import { agree, activate } from "../../../tests/cast/agreedPartner.ts";
import { vatRates } from "../../../db/seed/referenceVatRates.ts";
import { companyId, offices, people } from "../../../tests/cast/people.ts";
import { refusal } from "../../../tests/cast/refusal.ts";
import { addAndUpdate, saveBillCharges as saveBillCall } from "../contract.ts";
import { claimCharges } from "./claimCharges.ts";
import { deleteCharges } from "./deleteCharges.ts";
import { getCharges } from "./getCharges.ts";
import { listCharges } from "./listCharges.ts";
import { lockCharges } from "./lockCharges.ts";
import { openCharges } from "./openCharges.ts";
import { houseBillProfit, shipmentProfit } from "./profits.ts";
import { ratesToVnd } from "./ratesToVnd.ts";
import { releaseCharges } from "./releaseCharges.ts";
import type { Surcharge } from "../model/surcharge.ts";
import { splitCharge } from "./splitCharge.ts";
import { storeValues } from "./storeValues.ts";
import { type DocumentValuer, valueCharges } from "./valueCharges.ts";
import { saveBillCharges, saveCharges } from "./saveCharges.ts";

const database = await testDatabase();
const lan = castActor("documentation");

type Line = Record<string, unknown>;
type Type = "BUY" | "SELL" | "OBH";

const selling: Line[] = [
  sell(job.oceanFreight, "2", "1450.00", "USD", "0"),
  sell(job.thc, "2", "4150000", "VND", "8"),
  sell(job.billFee, "1", "950000", "VND", "8"),
  sell(job.thc, "2", "9.50", "USD", "8"),
];
const buying: Line[] = [
  { ...sell(job.boughtFreight, "2", "1310.00", "USD", "0"), paymentObjectId: job.carrier },
  { ...sell(job.boughtThc, "2", "4050000", "VND", "8"), paymentObjectId: job.carrier },
];
const onBehalf: Line[] = [{ ...sell(job.portFee, "2", "2200000", "VND", "0"), payerId: job.port }];

function sell(
  chargeId: string,
  quantity: string,
  unitPrice: string,
  currencyId: string,
  vatrate: string | null,
): Line {
  const exchangeDate = job.day;
  const unitId = job.container;
  const paymentObjectId = job.customer;
  return {
    chargeId,
    quantity,
    unitPrice,
    currencyId,
    vatrate,
    exchangeDate,
    unitId,
    paymentObjectId,
  };
}

function ask(type: Type, charges: Line[], removed: Line[] = [], hblid: string = job.bill) {
  return addAndUpdate.body.parse({ hblid, type, charges, removed });
}

const save = async (tx: Tx, type: Type, charges: Line[], removed: Line[] = [], actor = lan) =>
  (await saveCharges(tx, actor, ask(type, charges, removed))).data;

/** Runs a story on a fresh job and undoes it. */
const story = (fn: (tx: Tx) => Promise<void>) => () =>
  rolledBack(database, async (tx) => {
    await writeChargedJob(tx);
    await fn(tx);
  });

const ofNote = { documentId: newId(), marks: {}, valueOf: () => "document" as const };

const fieldsOf = (refused: Refused) => refused.fields.map((each) => [each.field, each.code]);

async function setJob(tx: Tx, change: ReturnType<typeof sql>) {
  await run(tx, sql`update shipment set ${change} where company_id = ${lan.companyId}`);
}

describe("charges of a house bill", () => {
  test(
    "the main job's lines come to the numbers of its papers",
    story(async (tx) => {
      const sold = await save(tx, "SELL", selling);
      await save(tx, "BUY", buying);
      await save(tx, "OBH", onBehalf);
      expect(sold.map((each) => [each.netAmount, each.vatAmount, each.amountVnd])).toEqual([
        ["2900.00", "0.00", "73696250"],
        ["8300000", "664000", "8300000"],
        ["950000", "76000", "950000"],
        ["19.00", "1.52", "482838"],
      ]);
      const profit = await houseBillProfit(tx, lan, { hblid: job.bill });
      expect(profit.profit.vnd).toBe("8748338");
      expect(profit.onBehalf.vnd).toBe("4400000");
      const { houseBills, total } = await shipmentProfit(tx, lan, { jobId: job.jobId });
      expect(houseBills.map((each) => [each.hwbno, each.profit.vnd])).toEqual([
        ["FWLAX2611061", "8748338"],
        ["FWLAX2611062", "0"],
      ]);
      expect(total.profit).toEqual(profit.profit);
    }),
  );

  test(
    "new, changed and removed lines are saved together",
    story(async (tx) => {
      const [freight, thc, fee] = await save(tx, "SELL", selling.slice(0, 3));
      if (!freight || !thc || !fee) throw new Error("three lines");
      const next = await save(
        tx,
        "SELL",
        [{ ...freight, unitPrice: "1500" }, sell(job.billFee, "1", "100", "EUR", "-5")],
        [{ id: thc.id, version: thc.version }],
      );
      expect(next.map((each) => [each.chargeCode, each.total, each.version])).toEqual([
        ["SS_OCF", "3000.00", 2],
        ["SS_BL", "1026000", 1],
        ["SS_BL", "105.00", 1],
      ]);
      expect(next[2]).toMatchObject({ vatAmountVnd: "137500", finalExchangeRate: "27500" });
    }),
  );

  test(
    "the tabs of a bill are saved together or not at all, and wrong fields name theirs",
    story(async (tx) => {
      const tabs = (toll: Line) => {
        const changed = (charges: Line[]) => ({ charges });
        return {
          hblid: job.bill,
          buying: changed(buying),
          selling: changed(selling),
          onBehalf: changed([toll]),
        };
      };
      const saveAll = (toll: Line) => saveBillCharges(tx, lan, saveBillCall.body.parse(tabs(toll)));
      const toll = onBehalf[0] as Line;
      const refused = await refusal(saveAll({ ...toll, payerId: null }));
      expect(refused.fields.map((each) => each.field)).toEqual(["onBehalf.charges.0.payerId"]);
      expect(await getCharges(tx, lan, { hblid: job.bill })).toEqual([]);
      const { data } = await saveAll(toll);
      expect(data.map((each) => each.type).toSorted()).toEqual([
        ...buying.map(() => "BUY"),
        ...onBehalf.map(() => "OBH"),
        ...selling.map(() => "SELL"),
      ]);
    }),
  );

  test(
    "a line sent back as it was read is not written again",
    story(async (tx) => {
      const lines = await save(tx, "SELL", selling);
      const again = await save(tx, "SELL", lines);
      expect(again).toEqual(lines);
    }),
  );

  test(
    "a typed rate stays; emptied, the line takes the day's again",
    story(async (tx) => {
      const typed = { exchangeRate: "25000" };
      const [line] = await save(tx, "SELL", [{ ...selling[0], ...typed }]);
      expect(line).toMatchObject({ amountVnd: "72500000", finalExchangeRate: "25000" });
      const [back] = await save(tx, "SELL", [{ ...line, exchangeRate: null }]);
      expect(back).toMatchObject({ amountVnd: "73696250", finalExchangeRate: "25412.5" });
    }),
  );

  test(
    "a typed rate outside the bound takes the right and a reason, which stay with the line",
    story(async (tx) => {
      const typed = (exchangeRate: string, more = {}) => [
        { ...(selling[0] as Line), exchangeRate, ...more },
      ];
      const clerk = actorInRole("documentation");
      const by = (actor: Actor, lines: Line[]) => save(tx, "SELL", lines, [], actor);
      for (const rate of ["0.00000001", "999999999999"]) {
        const refused = await refusal(by(clerk, typed(rate)));
        expect([refused.code, refused.fields[0]?.field]).toEqual([
          "rate.outsideBound",
          "charges.0.exchangeRate",
        ]);
        expect((await refusal(by(lan, typed(rate)))).code).toBe("rate.reasonNeeded");
      }
      const reason = { rateReason: "The carrier's own rate" };
      const [line] = await by(lan, typed("20000", reason));
      expect(line).toMatchObject({ amountVnd: "58000000", rateOutside: true, ...reason });
      // Without the right nobody puts more at the rate than it was permitted for.
      for (const more of [{ quantity: "3" }, { unitPrice: "99999" }]) {
        const grown = { ...(line as Line), ...more, rateReason: null };
        expect((await refusal(by(clerk, [grown]))).code).toBe("rate.outsideBound");
      }
      const [other] = await by(clerk, [{ ...line, quantity: "1", rateReason: null }]);
      expect(other).toMatchObject({ amountVnd: "29000000", rateOutside: true, ...reason });
      const [back] = await by(clerk, [{ ...other, exchangeRate: null }]);
      expect(back).toMatchObject({ rateOutside: false, rateReason: null });
      // The office widens its bound.
      await run(
        tx,
        sql`insert into office_setting (company_id, id, office_id, rate_share)
          values (${companyId}, new_id(), ${clerk.officeId}, 25)`,
      );
      expect((await by(clerk, typed("20000"))).at(-1)).toMatchObject({ rateOutside: false });
    }),
  );

  test(
    "bought commission in dollars is valued at the company's commission rate",
    story(async (tx) => {
      const commission = { ...buying[0], kickBack: true };
      expect((await save(tx, "BUY", [commission]))[0]?.amountVnd).toBe("52400000");
    }),
  );

  test(
    "without a dollar rate that day a VND line has no dollars, not zero",
    story(async (tx) => {
      await run(tx, sql`delete from exchange_rate where currency_from = 'USD'`);
      const [line] = await save(tx, "SELL", [selling[2] as Line]);
      expect(line).toMatchObject({ amountVnd: "950000", amountUsd: null });
      const { profit } = await houseBillProfit(tx, lan, { hblid: job.bill });
      expect(profit).toEqual({ vnd: "950000", usd: null });
    }),
  );

  test(
    "an invoice number makes the vendor the VAT partner",
    story(async (tx) => {
      const [bought] = await save(tx, "BUY", [{ ...buying[0], invoiceNo: "0001234" }]);
      expect(bought?.vatPartnerId).toBe(job.carrier);
      const [paid] = await save(tx, "OBH", [{ ...onBehalf[0], invoiceNo: "0005678" }]);
      expect(paid?.vatPartnerId).toBe(job.port);
    }),
  );
});

describe("what is refused", () => {
  const wrong: [string, Type, Line, string, string][] = [
    ["no charge", "SELL", { chargeId: null }, "charges.1.chargeId", "field.required"],
    ["no quantity", "SELL", { quantity: null }, "charges.1.quantity", "charge.quantity"],
    ["a quantity below zero", "SELL", { quantity: "-1" }, "charges.1.quantity", "charge.quantity"],
    ["a price of zero", "SELL", { unitPrice: "0" }, "charges.1.unitPrice", "charge.unitPrice"],
    ["VAT above 100", "SELL", { vatrate: "100.5" }, "charges.1.vatrate", "charge.vat"],
    [
      "no partner",
      "SELL",
      { paymentObjectId: null },
      "charges.1.paymentObjectId",
      "field.required",
    ],
    [
      "a retired partner",
      "SELL",
      { paymentObjectId: job.retired },
      "charges.1.paymentObjectId",
      "charge.inactive",
    ],
    [
      "an unknown partner",
      "SELL",
      { paymentObjectId: job.bill },
      "charges.1.paymentObjectId",
      "field.unknown",
    ],
    [
      "a buying charge sold",
      "SELL",
      { chargeId: job.boughtThc },
      "charges.1.chargeId",
      "charge.wrongType",
    ],
    [
      "an air charge at sea",
      "SELL",
      { chargeId: job.airOnly },
      "charges.1.chargeId",
      "charge.wrongService",
    ],
    [
      "more than USD 100,000",
      "SELL",
      { currencyId: "USD", unitPrice: "100001" },
      "charges.1.unitPrice",
      "charge.usdLimit",
    ],
    [
      "a currency without a rate",
      "SELL",
      { currencyId: "SGD" },
      "charges.1.currencyId",
      "rate.missing",
    ],
    ["an unknown currency", "SELL", { currencyId: "XYZ" }, "charges.1.currencyId", "field.unknown"],
    [
      "a typed rate of zero",
      "SELL",
      { currencyId: "USD", exchangeRate: "0" },
      "charges.1.exchangeRate",
      "rate.aboveZero",
    ],
    [
      "more than the books hold",
      "SELL",
      { unitPrice: "999999999999999", quantity: "9" },
      "charges.1.unitPrice",
      "charge.tooLarge",
    ],
    ["on behalf without a payee", "OBH", { payerId: null }, "charges.1.payerId", "field.required"],
    [
      "on behalf of oneself",
      "OBH",
      { payerId: job.customer },
      "charges.1.payerId",
      "charge.samePartner",
    ],
  ];
  test.each(wrong)("%s on the second line", async (_, type, change, field, code) => {
    await story(async (tx) => {
      const good = (type === "OBH" ? onBehalf[0] : selling[2]) as Line;
      const other = { ...good, notes: "another", ...change };
      const refused = await refusal(save(tx, type, [good, other]));
      expect(refused.code).toBe(code === "rate.missing" ? code : "ask.invalid");
      expect(fieldsOf(refused)).toContainEqual([field, code]);
      expect(await getCharges(tx, lan, { hblid: job.bill })).toEqual([]);
    })();
  });

  test.each(["paymentObjectId", "vatPartnerId"])(
    "the partner that stands for an unknown carrier, as %s",
    (field) =>
      story(async (tx) => {
        const { id } = await noCarrier(tx, lan);
        const refused = await refusal(save(tx, "BUY", [{ ...buying[0], [field]: id }]));
        expect(fieldsOf(refused)).toEqual([[`charges.0.${field}`, "charge.standIn"]]);
      })(),
  );

  test(
    "the same bought charge twice with one invoice number",
    story(async (tx) => {
      const [first] = await save(tx, "BUY", [{ ...buying[0], invoiceNo: "A1" }]);
      const twice = await refusal(save(tx, "BUY", [{ ...buying[0], invoiceNo: "a1" }]));
      expect(fieldsOf(twice)).toEqual([["charges.0.chargeId", "charge.duplicate"]]);
      expect(first?.invoiceNo).toBe("A1");
      expect(await save(tx, "BUY", [{ ...buying[0], invoiceNo: "A2" }])).toHaveLength(2);
      const others = [{ unitId: job.set }, { paymentObjectId: job.customer }];
      const more = others.map((change) => ({ ...buying[0], invoiceNo: "A1", ...change }));
      expect(await save(tx, "BUY", more)).toHaveLength(4);
    }),
  );

  test(
    "CH-6: a cost that a document holds is not entered again, and its other fields change",
    story(async (tx) => {
      const cost = { ...buying[0], invoiceNo: "15", seriesNo: "1C26TAA", notes: "n" };
      const [held] = await save(tx, "BUY", [cost]);
      await billNote(tx, [held?.id ?? ""], {
        type: "CREDIT",
        partnerId: held?.paymentObjectId ?? "",
      });
      const again = await refusal(save(tx, "BUY", [{ ...cost, notes: " N" }]));
      expect(fieldsOf(again)).toEqual([["charges.0.chargeId", "charge.duplicate"]]);
      expect(await save(tx, "BUY", [{ ...cost, seriesNo: "1C26TBB" }])).toHaveLength(2);
      const [kept] = await getCharges(tx, lan, { chargeIds: [held?.id ?? ""] });
      await save(tx, "BUY", [{ ...kept, invoiceDate: "2026-11-02" }]);
      const [dated] = await getCharges(tx, lan, { chargeIds: [held?.id ?? ""] });
      expect(dated?.invoiceDate).toBe("2026-11-02");
      const same = await refusal(save(tx, "BUY", [{ ...dated, seriesNo: "1C26TBB" }]));
      expect(fieldsOf(same)).toEqual([["charges.0.chargeId", "charge.duplicate"]]);
    }),
  );

  test(
    "a line that somebody changed, deleted or that is sent twice",
    story(async (tx) => {
      const [freight, thc] = await save(tx, "SELL", selling.slice(0, 2));
      await save(tx, "SELL", [{ ...freight, notes: "first" }]);
      const late = await refusal(save(tx, "SELL", [thc as Line, { ...freight, notes: "second" }]));
      expect([late.code, late.entry.status]).toEqual(["record.conflict", 409]);
      expect(fieldsOf(late)).toEqual([["charges.1.id", "charge.changed"]]);
      const other = await refusal(save(tx, "BUY", [{ ...freight, version: 2 }]));
      expect(fieldsOf(other)).toEqual([["charges.0.id", "charge.gone"]]);
      const twice = await refusal(save(tx, "SELL", [thc as Line, thc as Line]));
      expect(fieldsOf(twice)).toEqual([["charges.1.id", "charge.sameTwice"]]);
    }),
  );

  test(
    "a line on a debit note, naming the note",
    story(async (tx) => {
      const [freight] = await save(tx, "SELL", selling);
      if (!freight) throw new Error("a line");
      await claimCharges(tx, lan, await noteOf(tx), [freight.id]);
      const refused = await refusal(save(tx, "SELL", [{ ...freight, unitPrice: "1" }]));
      expect([refused.code, refused.facts["documentNo"]]).toEqual(["charge.frozen", "SEFDN1"]);
      expect(fieldsOf(refused)).toEqual([["charges.0.unitPrice", "charge.frozen"]]);
      const removal = await refusal(save(tx, "SELL", [], [{ id: freight.id, version: 1 }]));
      expect(removal.code).toBe("charge.frozen");
      expect((await refusal(deleteCharges(tx, lan, { ids: [freight.id] }))).code).toBe(
        "charge.frozen",
      );
      const [kept] = await save(tx, "SELL", [{ ...freight, notes: "as agreed" }]);
      expect(kept).toMatchObject({ notes: "as agreed", amountVnd: "73696250", debitNo: "SEFDN1" });
      expect(kept?.lockedFields).toEqual(expect.arrayContaining(["unitPrice", "paymentObjectId"]));
      expect(kept?.lockedFields).not.toContain("notes");
    }),
  );

  test(
    "a refund fee to another partner than the carrier, whatever holds the line",
    story(async (tx) => {
      const [freight] = await save(tx, "SELL", selling);
      const refund = { ...freight, isRefundFee: true };
      const lacking = await refusal(save(tx, "SELL", [refund]));
      expect(fieldsOf(lacking)).toEqual([
        ["charges.0.paymentObjectId", "charge.refundLacksCarrier"],
      ]);
      await setJob(tx, sql`coloader_id = ${job.carrier}`);
      const other = await refusal(save(tx, "SELL", [refund]));
      expect(fieldsOf(other)).toEqual([["charges.0.paymentObjectId", "charge.refundOfCarrier"]]);
      const [stored] = await save(tx, "SELL", [{ ...refund, paymentObjectId: job.carrier }]);
      expect(stored).toMatchObject({ isRefundFee: true, objectBePaid: "Carrier" });
      const moved = await refusal(save(tx, "SELL", [{ ...stored, paymentObjectId: job.customer }]));
      expect(fieldsOf(moved)).toEqual([["charges.0.paymentObjectId", "charge.refundOfCarrier"]]);
    }),
  );

  test(
    "lines that repeat a sale or a vendor's invoice are marked, not refused",
    story(async (tx) => {
      const sold = await save(tx, "SELL", [selling[1], selling[1], selling[0]] as Line[]);
      expect(sold.map((each) => each.duplicateCharge)).toEqual([true, true, false]);
      const bill = { invoiceNo: "7", seriesNo: "1C26" };
      const [first] = await save(tx, "BUY", [{ ...buying[0], ...bill }]);
      expect(first?.duplicateInvoice).toBe(false);
      const again = ask("BUY", [{ ...buying[1], ...bill }], [], job.otherBill);
      const [second] = (await saveCharges(tx, lan, again)).data;
      expect(second?.duplicateInvoice).toBe(true);
      const other = ask("BUY", [{ ...second, seriesNo: "1C27" }], [], job.otherBill);
      expect((await saveCharges(tx, lan, other)).data[0]?.duplicateInvoice).toBe(false);
    }),
  );

  test(
    "an exchange date that is far from today, unless the line has it already",
    story(async (tx) => {
      const ofDay = (exchangeDate: string) => [{ ...selling[1], exchangeDate }];
      const [first] = await save(tx, "SELL", ofDay(addMonths(lan.today, -36)));
      await save(tx, "SELL", ofDay(addDays(lan.today, 31)));
      for (const day of [addDays(addMonths(lan.today, -36), -1), addDays(lan.today, 32)]) {
        const refused = await refusal(save(tx, "SELL", ofDay(day)));
        expect(fieldsOf(refused)).toEqual([["charges.0.exchangeDate", "rate.dayFar"]]);
        const moved = await refusal(save(tx, "SELL", [{ ...first, exchangeDate: day }]));
        expect(fieldsOf(moved)).toEqual([["charges.0.exchangeDate", "rate.dayFar"]]);
      }
      await run(tx, sql`update surcharge set exchange_date = '2015-01-02' where id = ${first?.id}`);
      const [kept] = await save(tx, "SELL", [
        { ...first, exchangeDate: "2015-01-02", unitPrice: "5000000" } as Line,
      ]);
      expect(kept).toMatchObject({ exchangeDate: "2015-01-02", unitPrice: "5000000" });
      const parts = [{ share: "40" }, { share: "60" }].map((each) => ({
        ...each,
        hblid: null,
        partnerId: null,
      }));
      const { id, version } = kept as Surcharge;
      const split = await splitCharge(tx, lan, { id, version, by: "percent", shares: parts });
      expect(split.data.filter((each) => each.exchangeDate === "2015-01-02")).toHaveLength(2);
    }),
  );

  test(
    "VAT that is not a rate of the service date is marked, not refused",
    story(async (tx) => {
      const lines = ["8", "8.00", "10", "7", "-100", null].map((vatrate) => ({
        ...selling[0],
        vatrate,
      })) as Line[];
      const marks = (found: readonly { readonly unusualVat: boolean }[]) =>
        found.map((each) => each.unusualVat);
      const own = { companyId, userCreated: lan.userId, userModified: lan.userId };
      await insertRows(
        tx,
        "vat_rate",
        vatRates.map((each) => ({ ...own, ...each, id: newId() })),
      );
      await setJob(tx, sql`service_date = '2026-12-31'`);
      const saved = await save(tx, "SELL", lines);
      expect(marks(saved)).toEqual([false, false, false, true, false, false]);
      await setJob(tx, sql`service_date = '2027-01-02'`);
      const after = await listCharges(tx, lan, { hbId: job.bill, type: "SELL" });
      expect(marks(after.data)).toEqual([true, true, false, true, false, false]);
    }),
  );

  test(
    "the payer of an on-behalf line may change until its credit side is taken",
    story(async (tx) => {
      const [line] = await save(tx, "OBH", onBehalf);
      if (!line) throw new Error("a line");
      await claimCharges(tx, lan, await noteOf(tx), [line.id]);
      const [moved] = await save(tx, "OBH", [{ ...line, payerId: job.carrier }]);
      expect(moved?.payerId).toBe(job.carrier);
      await claimCharges(tx, lan, { ...(await noteOf(tx, "SEFCN1")), side: "credit" }, [line.id]);
      const refused = await refusal(save(tx, "OBH", [{ ...moved, payerId: job.port }]));
      expect(refused.code).toBe("charge.frozen");
    }),
  );

  test.each([
    ["charge.jobLocked", sql`is_locked = true, locked_date = now()`],
    ["charge.jobFinished", sql`current_status = 'Finish'`],
    ["charge.jobCanceled", sql`current_status = 'Canceled', canceled_at = now()`],
  ])("any change of a closed job: %s", async (code, change) => {
    await story(async (tx) => {
      const [line] = await save(tx, "SELL", selling);
      await setJob(tx, change);
      expect((await refusal(save(tx, "SELL", selling))).code).toBe(code);
      const ids = [line?.id ?? ""];
      expect((await refusal(deleteCharges(tx, lan, { ids }))).code).toBe(code);
      const shown = await listCharges(tx, lan, { hbId: job.bill, type: "SELL" });
      expect([shown.mayEdit, shown.whyNot?.en.includes(job.jobNo)]).toEqual([false, true]);
    })();
  });

  test(
    "a profit on a job that must not earn",
    story(async (tx) => {
      await setJob(tx, sql`no_profit = true`);
      const refused = await refusal(save(tx, "SELL", [selling[2] as Line]));
      expect([refused.code, refused.facts["profit"]]).toEqual(["charge.noProfit", "950000"]);
    }),
  );

  test(
    "deleting the cost that keeps a job from earning",
    story(async (tx) => {
      const [cost] = await save(tx, "BUY", buying);
      await save(tx, "SELL", selling.slice(1, 3));
      await setJob(tx, sql`no_profit = true`);
      const refused = await refusal(deleteCharges(tx, lan, { ids: [cost?.id ?? ""] }));
      expect(refused.code).toBe("charge.noProfit");
    }),
  );
});

describe("who may", () => {
  const menu = "docSeaFCLExport";
  const without = castActor("documentation", { change: { [menu]: { special: [] } } });
  const own = { [menu]: { list: "Owner", detail: "Owner", write: "Owner" } } as const;
  const stranger = castActor("documentationHph", { change: own });

  test(
    "without the right to update charges they are seen and not changed",
    story(async (tx) => {
      expect((await refusal(save(tx, "SELL", selling, [], without))).code).toBe("access.forbidden");
      const shown = await listCharges(tx, without, { hbId: job.bill, type: "SELL" });
      expect(shown.mayEdit).toBe(false);
      expect(shown.whyNot?.vi).toContain("quyền");
      expect(shown.lacking).toBe("docSeaFCLExport.UpdateCharge");
    }),
  );

  test(
    "to the other office the bill does not exist",
    story(async (tx) => {
      const [line] = await save(tx, "SELL", selling);
      const tries = [
        () => save(tx, "SELL", selling, [], stranger),
        () => listCharges(tx, stranger, { hbId: job.bill, type: "SELL" }),
        () => deleteCharges(tx, stranger, { ids: [line?.id ?? ""] }),
        () => houseBillProfit(tx, stranger, { hblid: job.bill }),
        () => shipmentProfit(tx, stranger, { jobId: job.jobId }),
      ];
      for (const each of tries) expect((await refusal(each())).code).toBe("record.notFound");
    }),
  );

  test(
    "the salesman of the bill counts as an owner",
    story(async (tx) => {
      const seller = castActor("sales", { officeId: offices.hph, change: own });
      expect(await save(tx, "SELL", selling, [], seller)).toHaveLength(4);
    }),
  );
});

const noteOf = async (tx: Tx, number = "SEFDN1") => {
  const documentId = await bareDocument(tx, lan, { kind: "note", number });
  return { side: "debit", slot: "note", documentId } as const;
};

describe("documents on charges", () => {
  const value = async (tx: Tx, charges: readonly Surcharge[], by: DocumentValuer) =>
    storeValues(tx, lan, charges, await valueCharges(tx, lan, charges, by));
  test(
    "a side is taken once, and free again when the document lets go",
    story(async (tx) => {
      const ids = (await save(tx, "SELL", selling)).map((each) => each.id);
      const debitNote = await noteOf(tx);
      await claimCharges(tx, lan, debitNote, ids);
      const other = await noteOf(tx, "SEFDN2");
      const refused = await refusal(claimCharges(tx, lan, other, ids.slice(1, 2)));
      expect(refused.code).toBe("charge.taken");
      expect(refused.facts).toEqual({ chargeCode: "SS_THC", documentNo: "SEFDN1" });
      const invoice = await bareDocument(tx, lan, { kind: "invoice", number: "0000001" });
      const ledger = { side: "debit", slot: "ledger", documentId: invoice } as const;
      await claimCharges(tx, lan, ledger, ids);
      const voucher = await bareDocument(tx, lan, { kind: "voucher", number: "FPT1" });
      const twice = claimCharges(tx, lan, { ...ledger, documentId: voucher }, ids);
      expect((await refusal(twice)).facts).toMatchObject({ documentNo: "0000001" });
      expect(await releaseCharges(tx, lan, debitNote)).toBe(4);
      await claimCharges(tx, lan, other, ids);
    }),
  );

  test(
    "a selling line has no credit side",
    story(async (tx) => {
      const ids = (await save(tx, "SELL", selling)).map((each) => each.id);
      const refused = await refusal(
        claimCharges(tx, lan, { ...(await noteOf(tx)), side: "credit" }, ids),
      );
      expect(refused.code).toBe("charge.wrongSide");
    }),
  );

  test(
    "an on-behalf line is open to its debtor and to its payee, once each",
    story(async (tx) => {
      const [line] = await save(tx, "OBH", onBehalf);
      if (!line) throw new Error("a line");
      const open = (side: "debit" | "credit", partnerId: string) =>
        openCharges(tx, lan, { jobId: job.jobId, partnerId, side, slots: ["note"] });
      expect(await open("debit", job.customer)).toHaveLength(1);
      expect(await open("debit", job.port)).toHaveLength(0);
      expect(await open("credit", job.port)).toHaveLength(1);
      await claimCharges(tx, lan, await noteOf(tx), [line.id]);
      expect(await open("debit", job.customer)).toHaveLength(0);
      expect(await open("credit", job.port)).toHaveLength(1);
    }),
  );

  test(
    "a document values lines at its rates, and what was keyed stays",
    story(async (tx) => {
      const ids = (await save(tx, "SELL", selling)).map((each) => each.id);
      const charges = await lockCharges(tx, lan, { jobId: job.jobId, chargeIds: ids });
      const rated = await value(tx, charges, {
        ...ofNote,
        day: "2026-11-21",
        toVnd: () => decimal("26000"),
      });
      expect(rated.map((each) => each.amountVnd)).toEqual([
        "75400000",
        "8300000",
        "950000",
        "494000",
      ]);
      expect(await getCharges(tx, lan, { chargeIds: ids })).toEqual(rated);
      expect(rated[0]).toMatchObject({
        exchangeDate: job.day,
        exchangeRate: null,
        valuedOn: "2026-11-21",
        finalExchangeRate: "26000",
        ownRate: "25412.5",
      });
      const toVnd = await ratesToVnd(tx, lan, ["USD"], ["2026-01-01"]);
      const early = value(tx, charges, { ...ofNote, day: "2026-01-01", toVnd });
      expect((await refusal(early)).code).toBe("rate.missing");
    }),
  );

  test(
    "valued again on the same day, lines are unchanged and not written",
    story(async (tx) => {
      const ids = (await save(tx, "SELL", selling)).map((each) => each.id);
      const keyed = await lockCharges(tx, lan, { jobId: job.jobId, chargeIds: ids });
      const toVnd = await ratesToVnd(tx, lan, ["USD"], [job.day, "2026-11-21"]);
      const charges = await value(tx, keyed, { ...ofNote, day: job.day, toVnd });
      expect(await value(tx, charges, { ...ofNote, day: job.day, toVnd })).toEqual(charges);
      expect(await getCharges(tx, lan, { chargeIds: ids })).toEqual(charges);
      await value(tx, charges, { ...ofNote, day: "2026-11-21", toVnd });
      const versions = (await getCharges(tx, lan, { chargeIds: ids })).map((each) => each.version);
      expect(versions).toEqual(charges.map((each) => each.version + 1));
    }),
  );

  test(
    "lines of another job or bill are not found",
    story(async (tx) => {
      const ids = (await save(tx, "SELL", selling)).map((each) => each.id);
      const other = lockCharges(tx, lan, { hblIds: [job.otherBill], chargeIds: ids });
      expect((await refusal(other)).code).toBe("record.notFound");
    }),
  );
});

describe("the partner of a line", () => {
  test(
    "a selling or on-behalf line is charged to a customer or agent with an agreement",
    story(async (tx) => {
      const toCarrier = { ...selling[0], paymentObjectId: job.carrier } as Line;
      const wrong = await refusal(save(tx, "SELL", [selling[1] as Line, toCarrier]));
      expect(fieldsOf(wrong)).toEqual([["charges.1.paymentObjectId", "charge.notSoldTo"]]);
      expect(wrong.fields[0]?.facts).toMatchObject({ partnerName: "Evergreen" });
      const behalf = { ...onBehalf[0], paymentObjectId: job.carrier } as Line;
      expect(fieldsOf(await refusal(save(tx, "OBH", [behalf])))).toEqual([
        ["charges.0.paymentObjectId", "charge.notSoldTo"],
      ]);
      // The agent of the job needs no agreement, nor does the partner that a line has already.
      await setJob(tx, sql`agent_id = ${job.carrier}`);
      const [sold] = await save(tx, "SELL", [toCarrier]);
      await setJob(tx, sql`agent_id = null`);
      await save(tx, "SELL", [{ ...sold, quantity: "3" } as Line]);
      await save(tx, "BUY", buying);
    }),
  );

  test.each([
    ["Customer", null, false],
    ["Customer", people.salesHph.id, false],
    ["Customer", people.sales.id, true],
    ["Agent", null, false],
    ["Agent", people.salesHph.id, true],
    ["Supplier", people.sales.id, false],
  ] as const)("a %s with an agreement of %s", (type, salemanId, isSold) =>
    rolledBack(database, async (tx) => {
      await writeChargedJob(tx);
      const become = (partnerType: string) =>
        run(
          tx,
          sql`update partner set partner_type = ${partnerType}
            where company_id = ${companyId} and id = ${job.port}`,
        );
      await become("Customer");
      if (salemanId) await activate(tx, await agree(tx, job.port, { salemanId }));
      await become(type);
      const saved = save(tx, "SELL", [{ ...selling[0], paymentObjectId: job.port }]);
      if (isSold) await saved;
      else expect(fieldsOf(await refusal(saved))[0]?.[1]).toBe("charge.notSoldTo");
    }),
  );
});

describe("PostgreSQL recomputes the amounts", () => {
  test.each([
    "net_amount = net_amount + 1, total = total + 1",
    "amount_vnd = amount_vnd + 1",
    "vat_amount_usd = vat_amount_usd + 0.01",
    "final_exchange_rate = final_exchange_rate + 1",
    "exc_rate_usd_to_local = exc_rate_usd_to_local + 100",
    "quantity = quantity + 1",
  ])("a line with %s is refused", (change) =>
    rolledBack(database, async (tx) => {
      await writeChargedJob(tx);
      const [line] = await save(tx, "SELL", [sell(job.thc, "2", "150.35", "EUR", "8")]);
      const wrong = run(
        tx,
        sql`update surcharge set ${sql.raw(change)}
          where company_id = ${lan.companyId} and id = ${line?.id ?? ""}`,
      );
      await expect(wrong).rejects.toThrow("surcharge_amount_is_its_inputs");
    }),
  );
});

describe("cost in statements", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...(selling[at % 4] as Line), notes: `${at}` }));

  const cost = async (count: number): Promise<number[]> => {
    const counts: number[] = [];
    await story(async (tx) => {
      const measured = async (work: () => Promise<unknown>) => {
        const before = statementCount(tx);
        await work();
        counts.push(statementCount(tx) - before);
      };
      await measured(() => save(tx, "SELL", many(count)));
      const lines = await getCharges(tx, lan, { hblid: job.bill });
      const [first, ...rest] = lines;
      const changed = rest.map((each) => ({ ...each, quantity: "3" }));
      const gone = [{ id: first?.id, version: 1 }];
      await measured(() => save(tx, "SELL", [...changed, ...many(count)], gone));
      const ids = rest.map((each) => each.id);
      const debitNote = await noteOf(tx);
      await measured(() => lockCharges(tx, lan, { chargeIds: ids }));
      await measured(() => claimCharges(tx, lan, debitNote, ids));
    })();
    return counts;
  };

  test("saving a tab takes as many statements for 2 lines as for 200, at most 12", async () => {
    const two = await cost(2);
    expect(await cost(200)).toEqual(two);
    expect(Math.max(...two)).toBeLessThanOrEqual(12);
  });

  test(
    "500 lines are saved at once",
    story(async (tx) => {
      expect(await save(tx, "SELL", many(500))).toHaveLength(500);
    }),
  );

  test(
    "every change of a line is in its history with who made it",
    story(async (tx) => {
      const [line] = await save(tx, "SELL", [selling[0] as Line]);
      await save(tx, "SELL", [{ ...line, quantity: "3" }]);
      await deleteCharges(tx, lan, { ids: [line?.id ?? ""] });
      const found = await rows<{ action: string; changedBy: string }>(
        tx,
        sql`select action, changed_by from history where record_id = ${line?.id} order by changed_at`,
      );
      expect(found.map((each) => each.action)).toEqual(["insert", "update", "delete"]);
      expect(new Set(found.map((each) => each.changedBy))).toEqual(new Set([lan.userId]));
    }),
  );
});
