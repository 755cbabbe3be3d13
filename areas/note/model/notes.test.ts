import type { ChargeClaim, Surcharge } from "@fairway/areas/charge/model/surcharge.ts";
import { whyNot } from "@fairway/areas/document/model/documentKind.ts";
import { describe, expect, test } from "vitest";
import { numberLetters, sideOf } from "./note.ts";
import { noteKind } from "./noteKind.ts";
import { noteCurrency } from "./noteCurrency.ts";
import { lineTotals, totalIn } from "@fairway/areas/charge/model/lineTotals.ts";
import { type BillableCharge, whyNotBillable } from "./whyNotBillable.ts";
import { notePaperLines } from "./notePaperLines.ts";
import { changedRates, currenciesOfNote } from "./noteRate.ts";
import { whyJobClosed } from "./refusals.ts";
import { whyTooLarge } from "./whyTooLarge.ts";

type Line = BillableCharge &
  Pick<
    Surcharge,
    | "currencyId"
    | "netAmount"
    | "vatAmount"
    | "amountVnd"
    | "vatAmountVnd"
    | "amountUsd"
    | "vatAmountUsd"
  >;

const line = (change: Partial<Line> = {}): Line => ({
  type: "SELL",
  hblid: "b1",
  hwbno: "HB1",
  chargeCode: "THC",
  paymentObjectId: "customer",
  paymentObjectName: "Hoa Sen",
  payerId: null,
  payerName: null,
  isFromShipment: true,
  currencyId: "VND",
  netAmount: "8300000",
  vatAmount: "664000",
  amountVnd: "8300000",
  vatAmountVnd: "664000",
  amountUsd: "326.61",
  vatAmountUsd: "26.13",
  claims: [],
  ...change,
});
const obh = line({ type: "OBH", payerId: "port", payerName: "Cat Lai Port" });
const salesmen = new Map<string, string | null>([
  ["b1", "nam"],
  ["b2", "quan"],
]);
const debit = { type: "DEBIT", partnerId: "customer" } as const;
const settled: ChargeClaim = {
  chargeId: "c",
  side: "credit",
  slot: "settlement",
  kind: "settlement",
  documentId: "s",
  documentNo: "S",
  isFirm: true,
};

describe("what may stand on a note", () => {
  test.each([
    ["selling of the customer", [line()], debit, null],
    ["on behalf, owed back by the customer", [obh], debit, null],
    ["on behalf, paid to the port", [obh], { type: "CREDIT", partnerId: "port" }, null],
    ["nothing", [], debit, "cdNote.noCharge"],
    ["buying on a debit note", [line({ type: "BUY" })], debit, "cdNote.wrongSide"],
    ["selling on a credit note", [line()], { ...debit, type: "CREDIT" }, "cdNote.wrongSide"],
    ["another's charge", [line({ paymentObjectId: "x" })], debit, "cdNote.otherPartner"],
    [
      "two salesmen",
      [line(), line({ hblid: "b2", hwbno: "HB2" })],
      debit,
      "cdNote.severalSalesmen",
    ],
    [
      "an outlay whose settlement may fall through",
      [line({ isFromShipment: false, claims: [{ ...settled, isFirm: false }] })],
      debit,
      "cdNote.notSettled",
    ],
    ["an unsettled outlay", [line({ isFromShipment: false })], debit, "cdNote.notSettled"],
    ["a settled outlay", [line({ isFromShipment: false, claims: [settled] })], debit, null],
  ] as const)("%s", (_, charges, note, code) => {
    expect(whyNotBillable(charges, note, salesmen)?.code ?? null).toBe(code);
  });

  test("two salesmen are no matter on a credit note", () => {
    const bought = [line({ type: "BUY" }), line({ type: "BUY", hblid: "b2" })];
    expect(whyNotBillable(bought, { ...debit, type: "CREDIT" }, salesmen)).toBeNull();
  });
});

describe("how much a note may be", () => {
  const most = line({ amountVnd: "99999999999999", vatAmountVnd: "0" });
  const euro = (amountVnd: string) => line({ currencyId: "EUR", amountVnd, vatAmountVnd: "0" });
  const own = [
    { currencyId: "USD", field: "rates.0.rate" },
    { currencyId: "EUR", field: "rates.1.rate" },
  ];
  const why = (lines: Line[], before: Line[]) => {
    const refused = whyTooLarge(lines, before, own);
    return refused && [refused.code, ...refused.fields.map((each) => each.field)];
  };

  test("its bound, and not a dong more", () => {
    expect(why([most], [most])).toBeNull();
    expect(why([most, euro("1")], [most, euro("1")])).toEqual(["cdNote.tooLarge"]);
  });

  test("the bound is that of the US dollars, too; a rate that gives them is named", () => {
    const dollars = (amountUsd: string) => line({ amountUsd, vatAmountUsd: "0" });
    expect(why([dollars("99999999999999")], [dollars("1")])).toBeNull();
    expect(why([dollars("100000000000000")], [dollars("1")])).toEqual([
      "cdNote.tooLarge",
      "rates.0.rate",
    ]);
    expect(why([dollars("100000000000000")], [dollars("100000000000000")])).toEqual([
      "cdNote.tooLarge",
    ]);
  });

  test("the rate that takes it beyond the bound is named", () => {
    const beyond = ["cdNote.tooLarge", "rates.1.rate"];
    expect(why([euro("100000000000000")], [euro("27500")])).toEqual(beyond);
    const discount = euro("-2000000000000000");
    expect(why([euro("2000000000000000"), discount], [euro("2"), euro("-2")])).toEqual([
      "cdNote.tooLarge",
    ]);
  });
});

describe("the rates of a note", () => {
  test("one of a currency that it has no more is dropped", () => {
    const mark = { rateOutside: false, rateReason: null };
    const stored = [
      { currencyId: "USD", rate: "25500", ...mark },
      { currencyId: "JPY", rate: "171.25", ...mark },
    ];
    const used = currenciesOfNote("VND", [{ currencyId: "VND" }]);
    expect(changedRates(stored, [], used).map((each) => each.currencyId)).toEqual(["USD"]);
  });
});

describe("what may be done with a note", () => {
  const job = { jobNo: "SEF2611/00001", isLocked: false, currentStatus: "Processing" };
  const note = {
    code: "SEFDN261100001",
    status: "New",
    syncStatus: null,
    paymentStatus: null,
    issuedFor: null,
  } as const;
  test.each([
    ["a new one", note, job, [], null, null],
    [
      "on a locked job",
      note,
      { ...job, isLocked: true },
      [],
      "cdNote.jobLocked",
      "cdNote.jobLocked",
    ],
    [
      "on a canceled job",
      note,
      { ...job, currentStatus: "Canceled" },
      [],
      "cdNote.jobCanceled",
      "cdNote.jobCanceled",
    ],
    [
      "on a finished job",
      note,
      { ...job, currentStatus: "Finish" },
      [],
      null,
      "cdNote.jobFinished",
    ],
    ["sent", { ...note, syncStatus: "Synced" }, job, [], "cdNote.synced", "cdNote.synced"],
    ...(["Paid", "Paid A Part"] as const).map(
      (paymentStatus) =>
        [
          paymentStatus,
          { ...note, status: "Issued Invoice", issuedFor: "7", paymentStatus },
          job,
          [],
          "cdNote.paid",
          "cdNote.paid",
        ] as const,
    ),
    [
      "confirmed in advance",
      { ...note, paymentStatus: "Paid" },
      job,
      [],
      "cdNote.confirmed",
      "cdNote.confirmed",
    ],
    [
      "invoiced",
      { ...note, status: "Issued Invoice", issuedFor: "7", paymentStatus: "Unpaid" },
      job,
      [],
      null,
      "cdNote.invoiced",
    ],
    ["on a statement", note, job, ["SOA1"], null, "cdNote.invoiced"],
  ] as const)("%s", (_, state, standing, documents, change, remove) => {
    const asked = { ...state, job: standing } as never;
    const known = documents[0] ? { heldBy: documents[0] } : {};
    expect(whyNot(noteKind, "update", asked)?.code ?? null).toBe(change);
    expect(whyNot(noteKind, "delete", asked, known)?.code ?? null).toBe(remove);
  });

  test("an open job takes notes", () => expect(whyJobClosed(job)).toBeNull());
});

describe("the money of a note", () => {
  const usd = line({
    currencyId: "USD",
    netAmount: "2900.00",
    vatAmount: "0.00",
    amountVnd: "73696250",
    vatAmountVnd: "0",
    amountUsd: "2900.00",
    vatAmountUsd: "0.00",
  });

  test("one total per currency, the stored amounts in VND and USD", () => {
    expect(lineTotals([line(), usd])).toEqual({
      totals: [
        { currencyId: "USD", net: "2900.00", vat: "0.00", total: "2900.00" },
        { currencyId: "VND", net: "8300000", vat: "664000", total: "8964000" },
      ],
      totalVnd: "82660250",
      totalUsd: "3252.74",
    });
  });

  test("it is printed in US dollars with the rate of the line where it has none itself", () => {
    const terms = { quantity: "2", unitCode: "40HC", unitPrice: "4150000", vatrate: "8" };
    const names = { chargeNameEn: "Terminal handling", chargeNameVi: "Phí xếp dỡ", notes: null };
    const rates = { finalExchangeRate: "1", excRateUsdToLocal: "25500" };
    const dong = { ...line(), ...terms, ...names, ...rates };
    const printed = notePaperLines([dong], "USD", null, "en");
    expect(printed?.lines.map((each) => each.unitPrice)).toEqual(["162.7451"]);
    expect(printed?.rates).toEqual([{ currency: "USD", rate: "25500", near: false }]);
  });

  test("one line unknown in dollars makes the total unknown, not smaller", () => {
    expect(lineTotals([usd, line({ amountUsd: null, vatAmountUsd: null })]).totalUsd).toBeNull();
  });

  test.each([
    ["VND", "1", "82660250"],
    ["USD", "25412.5", "3252.74"],
    ["EUR", "27500", "3005.82"],
  ])("the document's total in %s", (currency, rate, total) => {
    expect(totalIn(currency, [line(), usd], rate)).toBe(total);
  });

  test.each([
    ["Domestic", null, "VND"],
    ["Oversea", null, "USD"],
    ["Oversea", "VND", "VND"],
  ])("a partner %s with an agreement in %s is billed in %s", (location, agreed, currency) => {
    const partner = { partnerLocation: location, agreementCurrencyId: agreed };
    expect(noteCurrency(partner)).toBe(currency);
  });

  test("sides and letters", () => {
    expect([sideOf("DEBIT"), sideOf("INVOICE"), sideOf("CREDIT")]).toEqual([
      "debit",
      "debit",
      "credit",
    ]);
    expect((["DEBIT", "CREDIT", "INVOICE"] as const).map(numberLetters)).toEqual([
      "DN",
      "CN",
      "IV",
    ]);
  });
});
