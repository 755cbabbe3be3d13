// @vitest-environment happy-dom
import { Decimal } from "@fairway/core/money/decimal.ts";
import { fold } from "@fairway/core/words/fold.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import type { Session } from "@fairway/ui/session/session.tsx";
import { anybody, renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { withSize } from "@fairway/ui/testing/withSize.ts";
import { cleanup, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { commissionGroup } from "@fairway/areas/catalogue/model/commissionGroup.ts";
import { chargeAmounts } from "../model/chargeAmounts.ts";
import type { OfferedLine } from "../model/offeredLine.ts";
import { answersOfClaims } from "../model/answersOfClaims.ts";
import type { ShownSurcharge } from "../model/shownSurcharge.ts";
import { type SurchargeType, surchargeTypes } from "../model/surcharge.ts";
import type { BillFigures } from "../model/quantityByHint.ts";
import { tabFields } from "../model/tabFields.ts";
import { loadPaste } from "@fairway/ui/grid/loadPaste.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { ChargeTable } from "./ChargeTable.tsx";
import { JobMargin } from "./MarginStrip.tsx";

const rate = new Decimal("25412.5");
let lines: ShownSurcharge[];
let saves = 0;
/** How often a list of charges was asked for. */
let asked = 0;
let sent: { path: string; ask: Record<string, unknown> }[];
let refusal: Refusal | null;
let whyNot: { en: string; vi: string } | null;
let lacking: string | null;
/** The usual charges of the bill's incoterm. */
let offers: OfferedLine[];
/** The charge that is commission. */
let commission = "";
/** The figures of the goods. */
let figures: BillFigures;
/** Delays the answers of the catalogue until it is called. */
let letFind: () => void;
/** The office's minimum profit. */
let least: { minProfitMarginPercent: string | null; minProfit: string | null; currencyId: string };
let finding: Promise<void>;
/** Delays the answer to saving. */
let saving: Promise<void>;

function line(
  type: SurchargeType,
  chargeCode: string,
  [quantity, unitPrice, currencyId, vatrate]: [string, string, string, string],
  change: Partial<ShownSurcharge> = {},
): ShownSurcharge {
  const terms = { quantity, unitPrice, currencyId, vatrate };
  const amounts = chargeAmounts(terms, { toVnd: rate, usdToVnd: rate });
  return {
    ...answersOfClaims(
      { type, claims: [] },
      { ledger: {}, clearedAdvanceNo: null, chiefAccountantApproval: null },
    ),
    ...terms,
    ...(amounts as Required<typeof amounts> &
      Record<"finalExchangeRate" | "amountVnd" | "vatAmountVnd", string>),
    netAdjustVnd: "0",
    vatAdjustVnd: "0",
    adjustedBy: null,
    id: `${type} ${chargeCode}`,
    version: 1,
    companyId: "c",
    officeId: null,
    departmentId: null,
    groupId: null,
    userCreated: null,
    jobId: "j",
    jobNo: "SEF2611/00061",
    hblid: "h",
    hwbno: "FWLAX2611061",
    mblno: null,
    type,
    lineNo: 1,
    chargeId: chargeCode,
    chargeCode,
    chargeNameEn: `${chargeCode} fee`,
    chargeNameVi: `Phí ${chargeCode}`,
    quantityType: null,
    priceSource: "keyed",
    priceReference: null,
    rateOutside: false,
    rateReason: null,
    unitId: "40HC",
    unitCode: "40HC",
    paymentObjectId: "p",
    paymentObjectCode: "C1",
    paymentObjectName: "Hoa Sen",
    payerId: null,
    payerCode: null,
    payerName: null,
    vatPartnerId: null,
    vatPartnerCode: null,
    vatPartnerName: null,
    exchangeDate: "2026-11-20",
    exchangeRate: null,
    valuedBy: null,
    valuedOn: null,
    ownRate: null,
    ownUsdRate: null,
    ownRateOutside: null,
    ownRateReason: null,
    kickBack: false,
    isRefundFee: false,
    isFromShipment: true,
    notes: null,
    invoiceNo: null,
    invoiceDate: null,
    seriesNo: null,
    chargeGroup: null,
    chargeGroupName: null,
    chargeGroupNameVi: null,
    claims: [],
    linkFee: false,
    linkChargeId: null,
    linked: null,
    transactionType: "SFE",
    workOrderNo: null,
    objectBePaid: "Customer",
    duplicateCharge: false,
    duplicateInvoice: false,
    unusualVat: false,
    isDeleted: false,
    deletedAt: null,
    deletedBy: null,
    whyFrozen: null,
    lockedFields: [],
    twin: null,
    ...change,
  };
}

const client = (language: "en" | "vi") =>
  ({
    language,
    async ask(call: { path: string }, ask: Record<string, unknown>) {
      if (call.path.endsWith("GetByHB")) {
        asked += 1;
        // As over a line, the answer comes after the screen has shown that it asks.
        await new Promise((later) => setTimeout(later, 10));
        const data = lines.filter((each) => each.type === ask["type"]);
        return { data, mayEdit: whyNot === null, whyNot, lacking };
      }
      if (call.path.endsWith("GetPassages")) return [];
      if (call.path === "ListMemory") return { views: [], columns: [] };
      if (call.path.endsWith("GetExchangeRatesBy")) {
        const day = { effectiveOn: "2026-11-20", datetimeModified: "2026-11-20T00:00:00.000Z" };
        return [{ ...day, currencyFrom: "USD", currencyTo: "VND", rate: "25412.5" }];
      }
      if (call.path.endsWith("GetShipmentTotalProfit")) {
        const none = { vnd: "0", usd: "0.00" };
        const total = { buying: none, selling: none, onBehalf: none, profit: none };
        return { houseBills: [{ ...total, hblid: "h", hwbno: "H" }], total };
      }
      if (call.path.endsWith("GetProfitMargin")) return { ...ask, ...least };
      if (call.path.endsWith("GetIncotermCharges")) return offers;
      if (call.path.endsWith("GetQuantityFigures")) return figures;
      if (call.path.endsWith("SaveBill")) {
        saves += 1;
        const tabs = surchargeTypes.flatMap((type) => {
          const tab = ask[tabFields[type]] as object | null;
          return tab ? [{ type, ...tab }] : [];
        });
        sent.push(...tabs.map((tab) => ({ path: call.path, ask: tab })));
        await saving;
        if (refusal) throw refusal;
        const data = lines.filter(({ type }) => tabs.some((tab) => tab.type === type));
        return { status: true, data };
      }
      const keyword = fold(String(ask["keyword"] ?? ""));
      if (ask["ids"]) {
        return (ask["ids"] as string[]).map((id) => ({
          id,
          code: id,
          name: id,
          chargeGroupCode: id === commission ? commissionGroup : "Freight",
        }));
      }
      if (ask["serviceTypeId"]) {
        await finding;
        const types = ask["type"] as string[];
        return catalogue
          .filter((each) => types.includes(each.type) && each.found.includes(keyword))
          .map((each) => ({ ...each, name: language === "vi" ? each.chargeNameVn : each.name }));
      }
      if (/CatPartner\/(Query|GetPartnerForKeyingCharge)$/.test(call.path)) return [];
      return ["40HC", "20GP", "SET", "PCS", "USD", "VND"]
        .filter((code) => code.toLowerCase().includes(keyword))
        .map((code) => ({ id: code, code, name: code }));
    },
  }) as unknown as Client;

/** Charges that are bought and sold under one name; the catalogue's currency is the other one. */
const catalogue = [
  ["SEAL", "Seal fee", "Phí niêm chì", "VND", null],
  ["OF", "Ocean freight", "Cước biển", "VND", null],
  ["THC", "Terminal handling charge", "Phụ phí xếp dỡ", "USD", "190"],
  ["BL", "Bill of lading fee", "Phí phát hành vận đơn", "USD", "40"],
].flatMap(([code, name, vi, currencyId, unitPrice]) =>
  (["DEBIT", "CREDIT"] as const).map((type) => {
    const own = type === "DEBIT" ? String(code) : `B_${code}`;
    const twin = type === "DEBIT" ? `B_${code}` : String(code);
    const mapped = type === "DEBIT" ? "creditCharge" : "debitCharge";
    return {
      id: own,
      code: own,
      type,
      name: String(name),
      chargeNameEn: String(name),
      chargeNameVn: String(vi),
      found: fold(`${own} ${name} ${vi}`),
      unitId: "SET",
      unitCode: "SET",
      unitName: "SET",
      currencyId: String(currencyId),
      unitPrice: unitPrice ?? null,
      vatrate: "10",
      [mapped]: twin,
      [`${mapped}Code`]: twin,
      [`${mapped}Name`]: String(name),
    };
  }),
);

const bill = {
  hblid: "h",
  job: {
    id: "j",
    officeId: "o",
    transactionType: "SFE",
    noProfit: false,
  },
  customer: { id: "p", code: "C1", name: "Hoa Sen" },
  carrier: { id: "e", code: "S1", name: "Evergreen" },
  agent: null,
  salemanId: "s",
  incotermCode: "FOB",
};

function Screen() {
  return (
    <>
      <JobMargin job={bill.job as unknown as ShipmentRecord} />
      <ChargeTable bill={bill} />
    </>
  );
}

withSize({ clientHeight: 400, clientWidth: 1200 });
beforeAll(loadPaste);
beforeEach(() => {
  sent = [];
  saves = 0;
  refusal = null;
  least = { minProfitMarginPercent: null, minProfit: null, currencyId: "VND" };
  whyNot = null;
  lacking = null;
  offers = [];
  const none = { gw: null, nw: null, cw: null, hw: null, cbm: null, package: null };
  const side = { ...none, cont: "2", contOfType: { "40HC": "2" } };
  figures = { BUY: side, SELL: side, containerUnits: ["40HC", "20GP"], unitsOfFigures: {} };
  saving = Promise.resolve();
  finding = new Promise((found) => {
    letFind = found;
  });
  lines = [
    line("SELL", "OCF", ["2", "1450", "USD", "0"]),
    line("SELL", "THC", ["2", "4150000", "VND", "8"]),
    line("BUY", "BOCF", ["2", "1310", "USD", "0"]),
  ];
});
afterEach(cleanup);

async function shown(
  at = "/bill?surcharge=SELL",
  language: "en" | "vi" = "en",
  session: Session = anybody,
) {
  renderScreen(<Screen />, { at, language, session, client: client(language) });
  const [grid] = (await screen.findAllByRole("grid")) as [HTMLElement];
  await waitFor(() => expect(within(grid).getAllByRole("row").length).toBeGreaterThan(1));
  const input = () => document.querySelector(".fw-grid-input") as HTMLInputElement;
  const cell = (row: number, title: RegExp) => {
    const heads = within(grid).getAllByRole("columnheader");
    const column = heads.findIndex((head) =>
      title.test(head.getAttribute("aria-label") ?? head.textContent ?? ""),
    );
    const found = within(grid).getAllByRole("row")[row] as HTMLElement;
    return within(found).getAllByRole("gridcell")[column - 1] as HTMLElement;
  };
  return {
    grid,
    input,
    cell,
    type: (row: number, title: RegExp, text: string) => {
      fireEvent.mouseDown(cell(row, title), { button: 0 });
      fireEvent.change(input(), { target: { value: text } });
      fireEvent.keyDown(input(), { key: "Enter" });
    },
    margin: () => screen.getByRole("region", { name: /margin|Lãi gộp/ }).textContent ?? "",
  };
}

/** Holds the answers to saving back until the returned function is called. */
function holdSaving(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  saving = promise;
  return resolve;
}

describe("charges of a house bill", () => {
  test("totals and margin stand in both currencies", async () => {
    const { margin, cell } = await shown();
    await waitFor(() => expect(margin()).toContain("15,415,500"));
    expect(cell(1, /^Charge/).textContent).toBe("OCF fee");
    expect(cell(1, /^Total/).textContent).toBe("2,900.00");
    const totals = screen.getByText("Totals with VAT").parentElement?.textContent;
    expect(totals).toContain("2,900.00USD8,964,000VNDIn VND82,660,250VND");
  });

  test("in Vietnamese names, titles and figures are Vietnamese", async () => {
    const { cell, margin } = await shown("/bill?surcharge=SELL", "vi");
    expect(cell(1, /^Phí/).textContent).toBe("Phí OCF");
    expect(cell(1, /^Tổng/).textContent).toBe("2.900,00");
    await waitFor(() => expect(margin()).toContain("Lợi nhuận"));
  });

  test("profit under the least of the office is red, and the strip says what is asked", async () => {
    least = { minProfitMarginPercent: "60", minProfit: "1000000", currencyId: "VND" };
    const { margin } = await shown();
    await waitFor(() => expect(margin()).toContain("minimum 60 % · 1,000,000 VND"));
    await waitFor(() => expect(margin()).toContain("15,415,500"));
    const profit = () => within(screen.getByRole("region", { name: /margin/ })).getByText("Profit");
    expect(profit().parentElement?.className).toContain("fw-margin-low");
    cleanup();
    least = { minProfitMarginPercent: "10", minProfit: null, currencyId: "VND" };
    await shown();
    await waitFor(() => expect(margin()).toContain("minimum 10 %"));
    expect(profit().parentElement?.className).toContain("fw-margin-good");
  });

  test("a point before three digits separates thousands of dongs, also with the day's rate", async () => {
    const { cell, input } = await shown();
    fireEvent.mouseDown(cell(2, /^Unit price/));
    fireEvent.change(input(), { target: { value: "450.000" } });
    fireEvent.keyDown(input(), { key: "Enter" });
    expect(cell(2, /^Unit price/).textContent).toBe("450,000");
    await waitFor(() => expect(cell(1, /^Final/).textContent).toContain("25,412.5"));
    fireEvent.mouseDown(cell(1, /^Final/));
    fireEvent.change(input(), { target: { value: "23.500" } });
    fireEvent.keyDown(input(), { key: "Enter" });
    expect(cell(1, /^Final/).textContent).toContain("23,500");
  });

  test("a new tab with nothing but a doubtful price is unsaved", async () => {
    lines = [];
    renderScreen(<Screen />, {
      at: "/bill?surcharge=SELL",
      client: client("en"),
    });
    fireEvent.click(await screen.findByRole("button", { name: /Add line/ }));
    const save = screen.getByRole("button", { name: "Save" });
    expect(save.hasAttribute("disabled")).toBe(true);
    const input = () => document.querySelector(".fw-grid-input") as HTMLInputElement;
    for (let right = 0; right < 3; right += 1) fireEvent.keyDown(input(), { key: "ArrowRight" });
    fireEvent.change(input(), { target: { value: "1.450" } });
    fireEvent.keyDown(input(), { key: "Tab" });
    await screen.findByText("Thousands: 1,450");
    expect(save.hasAttribute("disabled")).toBe(false);
  });

  test("typing a price moves total and margin at once, and only that line is saved", async () => {
    const { cell, input, margin } = await shown();
    fireEvent.mouseDown(cell(1, /^Unit price/), { button: 0 });
    fireEvent.change(input(), { target: { value: "=1000*1.5" } });
    fireEvent.keyDown(input(), { key: "Enter" });
    await waitFor(() => expect(cell(1, /^Total/).textContent).toBe("3,000.00"));
    await waitFor(() => expect(margin()).toContain("17,956,750"));
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const ask = sent[0]?.ask as {
      charges: { id: string; unitPrice: string }[];
      removed: unknown[];
    };
    expect(ask.charges.map((each) => [each.id, each.unitPrice])).toEqual([["SELL OCF", "1500"]]);
    expect(ask.removed).toEqual([]);
  });

  test("saving waits for codes that are still being looked for", async () => {
    const { cell, input } = await shown();
    fireEvent.mouseDown(cell(1, /^Charge/), { button: 0 });
    const paste = createEvent.paste(input(), {});
    Object.defineProperty(paste, "clipboardData", { value: { getData: () => "SEAL" } });
    fireEvent(input(), paste);
    fireEvent.click(screen.getByRole("button", { name: /Save/ }));
    await Promise.resolve();
    expect(sent).toHaveLength(0);
    letFind();
    await waitFor(() => expect(sent).toHaveLength(1));
    const ask = sent[0]?.ask as { charges: { id: string; chargeId: string }[] };
    expect(ask.charges.map((each) => [each.id, each.chargeId])).toEqual([["SELL OCF", "SEAL"]]);
  });

  test("what is typed while the lines are being saved is kept", async () => {
    const answer = holdSaving();
    const { cell, type } = await shown();
    type(1, /^Unit price/, "1500");
    fireEvent.click(screen.getByRole("button", { name: /Save/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    type(2, /^Note/, "chờ hãng tàu");
    answer();
    await screen.findByText("The charges are saved.");
    expect(cell(2, /^Note/).textContent).toBe("chờ hãng tàu");
    const save = screen.getByRole("button", { name: /Save/ });
    // The message comes before the button takes clicks again.
    await waitFor(() => expect(save.className).not.toContain("ant-btn-loading"));
    fireEvent.click(save);
    await waitFor(() => expect(sent).toHaveLength(2));
    const ask = sent[1]?.ask as { charges: { id: string }[] };
    expect(ask.charges.map((each) => each.id)).toEqual(["SELL THC"]);
  });

  test("saving again while a save is under way follows it", async () => {
    const answer = holdSaving();
    const { type } = await shown();
    type(1, /^Unit price/, "1500");
    fireEvent.keyDown(document.body, { key: "s", code: "KeyS", ctrlKey: true });
    await waitFor(() => expect(sent).toHaveLength(1));
    type(2, /^Note/, "chờ hãng tàu");
    fireEvent.keyDown(document.body, { key: "s", code: "KeyS", ctrlKey: true });
    answer();
    await waitFor(() => expect(sent).toHaveLength(2));
    const ask = sent[1]?.ask as { charges: { id: string }[] };
    expect(ask.charges.map((each) => each.id)).toEqual(["SELL THC"]);
  });

  test("a row begun while the lines are being saved is kept, and so is one when lists come again", async () => {
    const answer = holdSaving();
    const { grid, type } = await shown();
    type(1, /^Unit price/, "1500");
    const before = within(grid).getAllByRole("row").length;
    fireEvent.click(screen.getByRole("button", { name: /Save/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    fireEvent.click(screen.getByRole("button", { name: /Add line/ }));
    asked = 0;
    answer();
    await screen.findByText("The charges are saved.");
    await waitFor(() => expect(asked).toBe(3));
    await new Promise((later) => setTimeout(later, 100));
    expect(within(grid).getAllByRole("row")).toHaveLength(before + 1);
  });

  test("charges of the incoterm become unsaved lines; those that stand there stay out", async () => {
    const offer: OfferedLine = {
      chargeId: "SEAL",
      chargeCode: "SEAL",
      chargeName: "Seal fee",
      chargeGroupName: null,
      isCommission: false,
      quantity: "2",
      quantityType: "cont",
      unitId: "PCS",
      unitCode: "PCS",
      unitPrice: "9.5",
      priceSource: "incoterm",
      priceReference: "FOB",
      currencyId: "USD",
      vatrate: "8",
      partnerId: null,
      partnerCode: null,
      partnerName: null,
      twinId: null,
      twinCode: null,
      twinName: null,
    };
    offers = [{ ...offer, chargeId: "THC", unitId: "40HC" }, offer];
    const { cell } = await shown();
    const fill = async () => {
      fireEvent.click(screen.getByRole("button", { name: /^Fill/ }));
      fireEvent.click(await screen.findByText("Usual charges of incoterm FOB"));
    };
    await fill();
    await waitFor(() => expect(cell(3, /^Total/).textContent).toBe("20.52"));
    expect(cell(3, /^Customer/).textContent).toBe("");
    await fill();
    await screen.findByText("FOB has no further charges for this table.");
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent.flatMap((each) => each.ask["charges"])).toEqual([
      expect.objectContaining({
        chargeId: "SEAL",
        quantity: "2",
        quantityType: "cont",
        unitPrice: "9.5",
        paymentObjectId: null,
      }),
    ]);
  });

  test("a filled commission is marked in Vietnamese, too", async () => {
    const filled: OfferedLine = {
      chargeId: "COM",
      chargeCode: "COM",
      chargeName: "Hoa hồng",
      chargeGroupName: "Hoa hồng",
      isCommission: true,
      quantity: "1",
      quantityType: null,
      unitId: "SET",
      unitCode: "SET",
      unitPrice: "50",
      priceSource: "incoterm",
      priceReference: "FOB",
      currencyId: "USD",
      vatrate: null,
      partnerId: "p",
      partnerCode: "C1",
      partnerName: "Hoa Sen",
      twinId: null,
      twinCode: null,
      twinName: null,
    };
    offers = [filled, { ...filled, chargeId: "SEAL", isCommission: false }];
    await shown("/bill?surcharge=SELL", "vi");
    fireEvent.click(screen.getByRole("button", { name: /^Lấy phí/ }));
    fireEvent.click(await screen.findByText("Phí theo điều kiện FOB"));
    fireEvent.click(await screen.findByRole("button", { name: /Lưu/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const ask = sent[0]?.ask as { charges: { chargeId: string; kickBack: boolean }[] };
    expect(ask.charges.map((each) => [each.chargeId, each.kickBack])).toEqual([
      ["COM", true],
      ["SEAL", false],
    ]);
  });

  test("the source of a price is shown, and a typed price is keyed", async () => {
    const before = lines;
    lines = lines.map((each) => ({ ...each, priceSource: "tariff", priceReference: "FCL 2026" }));
    const { cell, type } = await shown();
    expect(cell(1, /^Price source/).textContent).toBe("Tariff: FCL 2026");
    type(1, /^Unit price/, "1500");
    expect(cell(1, /^Price source/).textContent).toBe("Keyed");
    lines = before;
  });

  test("VAT off the list of rates has a quiet mark with words until it is changed", async () => {
    lines = [line("SELL", "THC", ["2", "4150000", "VND", "7.5"], { unusualVat: true })];
    const { cell, type } = await shown("/bill?surcharge=SELL", "vi");
    const words = "7,5 % không phải thuế suất GTGT áp dụng tại ngày dịch vụ.";
    within(cell(1, /^Thuế/)).getByLabelText(words);
    type(1, /^Thuế/, "8");
    expect(within(cell(1, /^Thuế/)).queryByLabelText(words)).toBeNull();
    expect(screen.getByRole("button", { name: /Lưu/ }).hasAttribute("disabled")).toBe(false);
  });

  test("when the goods change, free lines are offered the new quantity, frozen ones are not", async () => {
    const before = lines;
    figures = { ...figures, SELL: { ...figures.SELL, contOfType: { "40HC": "3" } } };
    lines = lines.map((each) => ({ ...each, quantityType: "cont" }));
    const { cell } = await shown();
    const quantity = cell(1, /^Quantity/).textContent;
    expect(quantity).not.toBe("3");
    fireEvent.click(await screen.findByRole("button", { name: "Take the new quantities" }));
    expect(cell(1, /^Quantity/).textContent).toBe("3");
    expect(screen.queryByRole("button", { name: "Take the new quantities" })).toBeNull();
    expect(sent).toEqual([]);
    lines = before;
  });

  test("a removed line is named with its version", async () => {
    const { cell, input } = await shown();
    fireEvent.mouseDown(cell(2, /^Charge/), { button: 0 });
    fireEvent.keyDown(input(), { key: "Delete", ctrlKey: true });
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent[0]?.ask["removed"]).toEqual([{ id: "SELL THC", version: 1 }]));
  });

  test("what the server refuses is marked on its cell and typing is kept", async () => {
    const fields = [
      { field: "selling.charges.0.unitPrice", code: "charge.usdLimit", message: "Too much." },
    ];
    refusal = new Refusal(400, "ask.invalid", "Please correct the marked fields.", fields);
    const { cell, input } = await shown();
    fireEvent.mouseDown(cell(1, /^Unit price/), { button: 0 });
    fireEvent.change(input(), { target: { value: "999999" } });
    fireEvent.keyDown(input(), { key: "Tab" });
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(cell(1, /^Unit price/).getAttribute("title")).toBe("Too much."));
    expect(cell(1, /^Unit price/).textContent).toBe("999,999");
  });

  test("a refused save names side, line and column, and goes to the cell that is not on the screen", async () => {
    const fields = [{ field: "selling.charges.0.unitPrice", code: "x", message: "Too much." }];
    const { cell, input } = await shown();
    fireEvent.mouseDown(cell(1, /^Unit price/), { button: 0 });
    fireEvent.change(input(), { target: { value: "999999" } });
    fireEvent.keyDown(input(), { key: "Enter" });
    fireEvent.click(screen.getByRole("radio", { name: /^Buying \d/ }));
    await screen.findByText("BOCF fee");
    refusal = new Refusal(400, "ask.invalid", "Please correct the marked fields.", fields);
    fireEvent.keyDown(document.body, { key: "s", code: "KeyS", ctrlKey: true });
    await screen.findByRole("button", { name: "Selling, line 2, Unit price: Too much." });
    await waitFor(() => expect(document.activeElement).toBe(input()));
    expect(input().getAttribute("aria-label")).toBe("Selling price 2");
  });

  test("when somebody saved first the lines are kept and a reload is offered", async () => {
    refusal = new Refusal(409, "record.conflict", "Somebody saved this record before you.", [
      {
        field: "selling.charges.0.id",
        code: "charge.changed",
        message: "Somebody saved this line.",
      },
    ]);
    const { cell, input } = await shown();
    fireEvent.mouseDown(cell(1, /^Unit price/), { button: 0 });
    fireEvent.change(input(), { target: { value: "1" } });
    fireEvent.keyDown(input(), { key: "Enter" });
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(/Your entries are kept/)).toBeTruthy();
    expect(cell(1, /^Charge/).getAttribute("title")).toBe("Somebody saved this line.");
  });

  test("a line on a debit note says so and takes no letters", async () => {
    const why = { en: "It stands on SEFDN1.", vi: "Đã nằm trên SEFDN1." };
    const held = { whyFrozen: why, lockedFields: ["unitPrice"], debitNo: "SEFDN1" };
    lines = [line("SELL", "OCF", ["2", "1450", "USD", "0"], held)];
    const { cell, input } = await shown();
    fireEvent.mouseDown(cell(1, /^Unit price/), { button: 0 });
    fireEvent.change(input(), { target: { value: "1" } });
    fireEvent.keyDown(input(), { key: "Enter" });
    expect(cell(1, /^Unit price/).textContent).toBe("1,450");
    expect(cell(1, /^Unit price/).getAttribute("title")).toBe(why.en);
  });

  test("on a locked job nothing can be added and the reason is told", async () => {
    whyNot = { en: "Job SEF2611/00061 is locked.", vi: "Lô SEF2611/00061 đã khóa." };
    await shown();
    expect(screen.getByRole("button", { name: /Add line/ }).hasAttribute("disabled")).toBe(true);
    expect(screen.getAllByLabelText("Job SEF2611/00061 is locked.").length).toBeGreaterThan(0);
  });

  test("where the right to change charges does not reach, those who have it are named", async () => {
    whyNot = { en: "You do not have the right.", vi: "Bạn không có quyền." };
    lacking = "docSeaFCLExport.UpdateCharge";
    await shown("/bill?surcharge=SELL", "en", {
      ...anybody,
      whoMay: async (right) => (right.endsWith(".UpdateCharge") ? ["Trần Thị Mai Hương"] : []),
    });
    const reasons = await screen.findAllByLabelText(/Ask Trần Thị Mai Hương\./);
    expect(reasons.map((each) => each.textContent)).toContain("Save");
  });

  test("what is typed on one tab is still there after a look at another", async () => {
    const { cell, input } = await shown();
    fireEvent.mouseDown(cell(1, /^Note/), { button: 0 });
    fireEvent.change(input(), { target: { value: "giữ lại" } });
    fireEvent.keyDown(input(), { key: "Enter" });
    fireEvent.click(screen.getByRole("radio", { name: /^Buying \d/ }));
    await screen.findByRole("grid", { name: "Buying lines" });
    fireEvent.click(screen.getByRole("radio", { name: /^Selling/ }));
    await screen.findByRole("grid", { name: "Selling lines" });
    expect(await screen.findByText("giữ lại")).toBeTruthy();
  });
});

/** Pastes a block at a cell of an empty table, or of the given one. */
function pasteAt(cell: Element | null, text: string): void {
  if (cell) fireEvent.mouseDown(cell, { button: 0 });
  const input = document.querySelector(".fw-grid-input") as HTMLInputElement;
  const event = createEvent.paste(input, {});
  const getData = (type: string) => (type === "text/plain" ? text : "");
  Object.defineProperty(event, "clipboardData", { value: { getData } });
  fireEvent(input, event);
}

describe("blocks of a spreadsheet", () => {
  const wanted = [
    ["THC", "2", "40HC", "4150000", "VND", "8"],
    ["BL", "1", "SET", "950000", "VND", "8"],
    ["OF", "2", "40HC", "1450", "USD", "0"],
    ["SEAL", "2", "PCS", "9.5", "USD", "8"],
  ];
  const local = wanted.slice(0, 2).map((row) => row.with(4, "USD"));
  const english = `Terminal handling charge\t2\t40HC\t4,150,000.00\tVND\t8%
Bill of lading fee\t1\tSET\t950,000\tVND\t8%
Ocean freight\t2\t40HC\t1,450\tUSD\t0%
Seal fee\t2\tPCS\t9.50\tUSD\t8%`;
  const vietnamese = `Phụ phí xếp dỡ\t2\t40HC\t4.150.000\tVND\t8%
Phí phát hành vận đơn\t1\tSET\t950.000\tVND\t8%
Cước biển\t2\t40HC\t1.450,00\tUSD\t0%
Phí niêm chì\t2\tPCS\t9,50\tUSD\t8%`;
  const samples: [string, string, string[][]][] = [
    ["English Excel with currencies", english, wanted],
    ["Vietnamese Excel with currencies", vietnamese, wanted],
    [
      "English Excel without currencies",
      "Terminal handling charge\t2\t40HC\t4,150,000.00\nBill of lading fee\t1\tSET\t950,000",
      local.map((row) => row.with(5, "10")),
    ],
    [
      "Vietnamese Excel without currencies",
      "Phụ phí xếp dỡ\t2\t40HC\t4.150.000\nPhí phát hành vận đơn\t1\tSET\t950.000",
      local.map((row) => row.with(5, "10")),
    ],
    [
      "a header in another order, with a column that is computed",
      `Đơn giá\tLoại tiền\tTên phí\tSL\tĐVT\tThuế suất\tThành tiền
4.150.000\tVND\tPhụ phí xếp dỡ\t2\t40HC\t8%\t8.964.000
950.000\tVND\tPhí phát hành vận đơn\t1\tSET\t8%\t1.026.000
1.450\tUSD\tCước biển\t2\t40HC\t0\t2.900,00
9,5\tUSD\tPhí niêm chì\t2\tPCS\t8%\t20,52`,
      wanted,
    ],
  ];
  const plain = (text: string) => (/^[\d.]+$/.test(text) ? new Decimal(text).toFixed() : text);
  const cases = samples.flatMap(([name, text, rows]) =>
    (["en", "vi"] as const).flatMap((language) =>
      ["SELL", "both"].map((view) => ({ name, text, rows, language, view })),
    ),
  );
  test.each(cases)("$name leaves nothing to repair ($language, $view)", async (sample) => {
    lines = [];
    letFind();
    const { language, view } = sample;
    renderScreen(<Screen />, {
      at: view === "SELL" ? "/bill?surcharge=SELL" : "/bill",
      language,
      client: client(language),
    });
    await screen.findAllByRole("grid");
    pasteAt(document.querySelector(".fw-grid-empty"), sample.text);
    const save = () => screen.getByRole("button", { name: language === "en" ? "Save" : "Lưu" });
    await waitFor(() => expect(document.querySelectorAll(".fw-grid-wrong")).toHaveLength(0));
    fireEvent.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    const ask = sent[0]?.ask as { type: string; charges: Record<string, string>[] };
    const bought = view === "SELL" ? "" : "B_";
    expect(ask.type).toBe(view === "SELL" ? "SELL" : "BUY");
    expect(
      ask.charges.map((each) =>
        ["chargeId", "quantity", "unitId", "unitPrice", "currencyId", "vatrate"].map((field) =>
          plain(each[field] ?? ""),
        ),
      ),
    ).toEqual(sample.rows.map(([charge, ...rest]) => [`${bought}${charge}`, ...rest]));
  });
});

test.each(["KCT", "Không chịu thuế"])("VAT pasted as %s is not taxed", async (vat) => {
  lines = [];
  letFind();
  renderScreen(<Screen />, { at: "/bill?surcharge=SELL", language: "vi", client: client("vi") });
  await screen.findAllByRole("grid");
  pasteAt(document.querySelector(".fw-grid-empty"), `THC\t2\t40HC\t4150000\tVND\t${vat}`);
  await waitFor(() => expect(document.querySelectorAll(".fw-grid-wrong")).toHaveLength(0));
  fireEvent.click(screen.getByRole("button", { name: "Lưu" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.ask).toMatchObject({ charges: [{ chargeId: "THC", vatrate: null }] });
});

describe("both sides of a charge", () => {
  const twin = (code: string) => ({ id: code, code, nameEn: `${code} fee`, nameVi: `Phí ${code}` });
  beforeEach(() => {
    lines = [
      line("BUY", "B_THC", ["2", "4050000", "VND", "8"], { twin: twin("THC") }),
      line("BUY", "B_OF", ["2", "1310", "USD", "0"], { twin: twin("OF") }),
      line("SELL", "THC", ["2", "4150000", "VND", "8"], { twin: twin("B_THC") }),
      line("BUY", "B_SEAL", ["2", "7", "USD", "8"]),
    ];
  });

  test("stand on one row with its margin, and a price typed on the other side makes its line", async () => {
    const { cell, input, margin } = await shown("/bill");
    expect(cell(1, /^Buying price/).textContent).toBe("4,050,000");
    expect(cell(1, /^Selling price/).textContent).toBe("4,150,000");
    expect(cell(1, /^Margin VND/).textContent).toBe("200,000");
    expect(cell(2, /^Selling price/).textContent).toBe("");
    fireEvent.mouseDown(cell(2, /^Selling price/), { button: 0 });
    fireEvent.change(input(), { target: { value: "1450" } });
    fireEvent.keyDown(input(), { key: "Enter" });
    await waitFor(() => expect(cell(2, /^Margin VND/).textContent).toBe("7,115,500"));
    expect(cell(2, /^Selling currency/).className).toContain("fw-grid-given");
    expect(margin()).toContain("81,996,250");
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.ask).toMatchObject({
      type: "SELL",
      charges: [
        {
          chargeId: "OF",
          quantity: "2",
          unitId: "40HC",
          unitPrice: "1450",
          currencyId: "USD",
          paymentObjectId: "p",
        },
      ],
    });
  });

  test("changes of several tables are one save, of which a refusal stores nothing", async () => {
    lines = [...lines, line("OBH", "TOLL", ["1", "100", "VND", "0"])];
    refusal = new Refusal(400, "ask.invalid", "Please correct the marked fields.", [
      { field: "onBehalf.charges.0.unitPrice", code: "x", message: "Too much." },
    ]);
    const { cell } = await shown("/bill");
    const type = (at: Element | undefined, value: string, table = 0) => {
      fireEvent.mouseDown(at as Element, { button: 0 });
      const field = document.querySelectorAll(".fw-grid-input")[table] as Element;
      fireEvent.change(field, { target: { value } });
      fireEvent.keyDown(field, { key: "Enter" });
    };
    type(cell(1, /^Buying price/), "4000000");
    type(cell(1, /^Selling price/), "4200000");
    const behalf = (await screen.findByText("TOLL fee")).closest("[role=row]") as HTMLElement;
    const price = () =>
      within(behalf)
        .getAllByRole("gridcell")
        .find((each) => each.textContent === "100");
    type(price(), "999", 1);
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByRole("button", { name: /^On behalf, line 1, .*: Too much\./ });
    expect([saves, sent.map((each) => each.ask["type"])]).toEqual([1, ["BUY", "SELL", "OBH"]]);
    expect(screen.queryByText("The charges are saved.")).toBeNull();
    refusal = null;
    fireEvent.click(await screen.findByRole("button", { name: /Save/ }));
    await screen.findByText("The charges are saved.");
    expect(saves).toBe(2);
  });

  test("a charge without a mapping says what to do", async () => {
    const { cell } = await shown("/bill");
    expect(cell(3, /^Selling price/).getAttribute("title")).toContain("has no selling charge");
  });

  test.each([
    { at: "/bill", price: /^Buying price/, side: "Buying" },
    { at: "/bill", price: /^Selling price/, side: "Selling" },
    { at: "/bill?surcharge=BUY", price: /price/i, side: "Buying" },
  ])("a stored $side line stays when its price is emptied at $at", async (sample) => {
    const { cell, input } = await shown(sample.at);
    fireEvent.mouseDown(cell(1, sample.price), { button: 0 });
    fireEvent.keyDown(input(), { key: "Delete" });
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByRole("button", {
      name: new RegExp(`^${sample.side}, line 1, .*price: Price is required`, "i"),
    });
    expect(sent).toHaveLength(0);
  });

  test("a new side whose price is emptied again is no line", async () => {
    const { cell, input } = await shown("/bill");
    fireEvent.mouseDown(cell(2, /^Selling price/), { button: 0 });
    fireEvent.change(input(), { target: { value: "1450" } });
    fireEvent.keyDown(input(), { key: "Enter" });
    await screen.findByRole("radio", { name: "Selling 2" });
    fireEvent.mouseDown(cell(2, /^Selling price/), { button: 0 });
    fireEvent.keyDown(input(), { key: "Delete" });
    await screen.findByRole("radio", { name: "Selling 1" });
  });

  test("selling lines are made from the buying prices with a surcharge", async () => {
    const { cell, input } = await shown("/bill");
    fireEvent.click(screen.getByRole("button", { name: /^Fill/ }));
    fireEvent.click(await screen.findByText("Selling from buying…"));
    const surcharge = await screen.findByRole("textbox", { name: "Surcharge" });
    fireEvent.change(surcharge, { target: { value: "10%" } });
    fireEvent.click(screen.getByRole("button", { name: "Add lines" }));
    await waitFor(() => expect(cell(2, /^Selling price/).textContent).toBe("1,441"));
    // The sold line stays as it is, and one step takes all back.
    expect(cell(1, /^Selling price/).textContent).toBe("4,150,000");
    fireEvent.keyDown(input(), { key: "z", ctrlKey: true });
    await waitFor(() => expect(cell(2, /^Selling price/).textContent).toBe(""));
  });

  test("a bought line that is made from a sold one is commission where its charge is", async () => {
    const before = lines;
    commission = "B_SEAL";
    lines = [
      line("SELL", "SEAL", ["2", "9.5", "USD", "8"], {
        twin: { id: "B_SEAL", code: "B_SEAL", nameEn: "Seal fee", nameVi: "Phí niêm chì" },
      }),
    ];
    await shown("/bill");
    fireEvent.click(screen.getByRole("button", { name: /^Fill/ }));
    fireEvent.click(await screen.findByText("Buying from selling"));
    fireEvent.click(await screen.findByRole("button", { name: /Save/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.ask).toMatchObject({ charges: [{ chargeId: "B_SEAL", kickBack: true }] });
    commission = "";
    lines = before;
  });

  test("a line removed on one side keeps the other, and a repeated line is marked", async () => {
    const { cell, input } = await shown("/bill?surcharge=BUY");
    fireEvent.mouseDown(cell(1, /^Charge/), { button: 0 });
    fireEvent.keyDown(input(), { key: "Delete", ctrlKey: true });
    fireEvent.mouseDown(cell(1, /^Charge/), { button: 0 });
    fireEvent.click(screen.getByRole("button", { name: /Duplicate/ }));
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByRole("button", { name: /^Buying, line 2, Charge: This charge is already/ });
    expect(sent).toHaveLength(0);
    fireEvent.click(screen.getByRole("radio", { name: "Buying and selling" }));
    await waitFor(() => expect(screen.getAllByRole("grid")).toHaveLength(2));
    expect(screen.getByRole("radio", { name: "Selling 1" })).toBeTruthy();
  });

  test("a linked line says with which job, leads to it, and its link can be undone", async () => {
    const before = lines;
    const linked = { chargeId: "x", jobId: "log", jobNo: "LOG2611/00001", hblid: "b" };
    lines = [
      line("BUY", "TRUCK", ["2", "3400000", "VND", "8"], {
        linkFee: true,
        linkChargeId: "x",
        linked: { ...linked, transactionType: "CL" },
      }),
      line("SELL", "SEAL", ["2", "9.5", "USD", "8"]),
    ];
    await shown("/bill");
    const mark = screen.getByRole("img", { name: "Linked from job LOG2611/00001 as a fee" });
    expect(mark.closest("a")?.getAttribute("href")).toBe(
      "#/home/operation/job-management/job-edit/log?tab=CHARGES&hbl=b&line=x",
    );
    fireEvent.click(screen.getByRole("button", { name: /^Split, merge, link/ }));
    const undo = await screen.findByRole("menuitem", { name: "Undo link of fees" });
    expect(undo.getAttribute("aria-disabled")).not.toBe("true");
    // Fees go from operations jobs to sea and air jobs, not the other way.
    expect(screen.queryByRole("menuitem", { name: "Link fees" })).toBeNull();
    lines = before;
  });

  test("the way from the other line of a link leads to the line", async () => {
    const before = lines;
    lines = [
      line("SELL", "SEAL", ["2", "9.5", "USD", "8"]),
      line("SELL", "TRUCK", ["2", "3400000", "VND", "8"]),
    ];
    const { cell } = await shown("/bill?surcharge=SELL&line=SELL TRUCK");
    await waitFor(() => expect(cell(2, /^Charge/).getAttribute("aria-selected")).toBe("true"));
    lines = before;
  });
});
