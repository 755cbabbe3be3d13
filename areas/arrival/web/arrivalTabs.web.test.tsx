// @vitest-environment happy-dom
import type { HouseBillRecord } from "@fairway/areas/housebill/model/houseBillRecord.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { anybody, renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { ShownSurcharge } from "@fairway/areas/charge/model/shownSurcharge.ts";
import ArrivalTab from "./ArrivalTab.tsx";
import { soldRow } from "./arrivalRow.ts";
import DeliveryTab from "./DeliveryTab.tsx";
import MassProof from "./MassProof.tsx";

afterEach(cleanup);

const session = { ...anybody, may: () => true };
const job = {
  id: "0190c0de-0000-7000-8000-000000000001",
  jobNo: "SIF2612/00001",
  transactionType: "SFI",
  currentStatus: "Processing",
  isLocked: false,
  may: ["update"],
} as unknown as ShipmentRecord;
const hblid = "0190c0de-0000-7000-8000-000000000002";
const customerId = "0190c0de-0000-7000-8000-000000000006";
const bill = {
  id: hblid,
  hwbno: "PUSHCM1",
  hbltype: "Original",
  customerId,
} as unknown as HouseBillRecord;
const shown = { job, bill, whyNot: null };

const thc = {
  id: "0190c0de-0000-7000-8000-000000000003",
  chargeId: "0190c0de-0000-7000-8000-000000000004",
  chargeCode: "THC",
  chargeNameEn: "Terminal handling",
  chargeNameVi: "Phí xếp dỡ",
  quantity: "2",
  quantityType: null,
  unitId: "0190c0de-0000-7000-8000-000000000005",
  unitCode: "40HC",
  unitPrice: "4150000",
  currencyId: "VND",
  vatrate: "8",
  exchangeRate: null,
  finalExchangeRate: "1",
  notes: null,
  isShow: true,
  isFull: true,
  isTick: true,
};
const notice = {
  hblid,
  version: 3,
  arrivalNo: "SIF2612/00001-A01",
  arrivalFirstNotice: "2026-12-01",
  arrivalSecondNotice: null,
  arrivalHeader: "<p>Dear <b>customer</b></p>",
  arrivalFooter: null,
  csArrivalFrieghtCharges: [thc],
  may: ["update", "print"],
};

test.each([
  ["keeps the rate that was typed on it, not that of its note", "25400", "25400"],
  ["has the rate of the day where none was typed", null, null],
])("a line from a selling charge %s", (_, exchangeRate, rate) => {
  const charge = { ...thc, currencyId: "USD", exchangeRate, finalExchangeRate: "25600" };
  const sold = charge as unknown as ShownSurcharge;
  expect(soldRow(sold, "en").exchangeRate).toBe(rate);
});

/** A client that answers by path and keeps what was sent. */
function answering(answers: Readonly<Record<string, unknown>>) {
  const sent: { path: string; asked: unknown }[] = [];
  const ask = async ({ path }: CallSpec, asked: unknown) => {
    sent.push({ path, asked });
    const found = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1] ?? [];
    return typeof found === "function" ? (found as (asked: unknown) => unknown)(asked) : found;
  };
  return { sent, client: { language: "en", ask } as unknown as Client };
}

test("a notice shows its totals, and its texts are saved with its lines and version", async () => {
  const saved = { status: true, data: { ...notice, version: 4 } };
  const { sent, client } = answering({ GetArrival: notice, UpdateArrival: saved });
  renderScreen(<ArrivalTab {...shown} />, { session, client });
  await screen.findByText("SIF2612/00001-A01");
  // Twice 4,150,000 with 8 % VAT.
  expect((await screen.findAllByText(/8,964,000/)).length).toBeGreaterThan(1);
  const header = screen.getByRole("textbox", { name: "Header" });
  expect(header.querySelector("b")?.textContent).toBe("customer");
  header.innerHTML = 'Hello <b onclick="x()">all</b><script>x()</script>';
  fireEvent.input(header);
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith("UpdateArrival"))).toBe(true));
  expect(sent.find(({ path }) => path.endsWith("UpdateArrival"))?.asked).toMatchObject({
    version: 3,
    arrivalHeader: "<p>Hello <b>all</b></p>",
    csArrivalFrieghtCharges: [{ id: thc.id, quantity: "2", unitPrice: "4150000", isTick: true }],
  });
});

test("a notice without lines is filled from what the customer of its bill pays", async () => {
  const charges = {
    SELL: [thc],
    OBH: [
      { ...thc, chargeNameEn: "Lift on", unitPrice: "500000", paymentObjectId: customerId },
      { ...thc, chargeNameEn: "Of the agent", paymentObjectId: "somebody else" },
    ],
  };
  const { client } = answering({
    GetArrival: { ...notice, csArrivalFrieghtCharges: [] },
    GetByHB: ({ type }: { type: "SELL" | "OBH" }) => ({ data: charges[type] }),
  });
  renderScreen(<ArrivalTab {...shown} />, { session, client });
  expect(await screen.findByText(/The bill has 2 charges of its customer/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Fill from the bill" }));
  // Twice 4,150,000 and twice 500,000 with 8 % VAT, without the line that the agent pays.
  expect((await screen.findAllByText(/10,044,000/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/The bill has 2 charges/)).toBeNull();
});

test("selling charges fill the lines of a new notice, with their typed rates", async () => {
  const sold = {
    ...thc,
    chargeCode: "CIC",
    chargeNameEn: "Imbalance",
    currencyId: "USD",
    unitPrice: "150",
    exchangeRate: "25412.5",
    finalExchangeRate: "25412.5",
  };
  const fresh = { ...notice, version: null, arrivalNo: null, csArrivalFrieghtCharges: [] };
  const saved = { status: true, data: notice };
  const { sent, client } = answering({
    GetArrival: fresh,
    GetByHB: { data: [sold] },
    UpdateArrival: saved,
  });
  renderScreen(<ArrivalTab {...shown} />, { session, client });
  fireEvent.click(await screen.findByRole("button", { name: "More" }));
  fireEvent.click(await screen.findByText("Sync selling charges"));
  // Twice 150 with 8 % VAT, and its value at the typed rate.
  await screen.findByText(/8,233,650/);
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  const saves = () => sent.filter(({ path }) => path.endsWith("UpdateArrival"));
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]?.asked).toMatchObject({
    csArrivalFrieghtCharges: [
      { id: null, unitPrice: "150", exchangeRate: "25412.5", isFull: true },
    ],
  });
});

test("a rate outside the bound asks for its reason and is sent again with it", async () => {
  const usd = { ...thc, currencyId: "USD", unitPrice: "150", exchangeRate: "20000" };
  const asked: unknown[] = [];
  const ask = async ({ path }: CallSpec, sent: unknown) => {
    if (path.endsWith("GetArrival")) return { ...notice, csArrivalFrieghtCharges: [usd] };
    if (!path.endsWith("UpdateArrival")) return [];
    asked.push(sent);
    if (asked.length > 1) return { status: true, data: { ...notice, version: 4 } };
    const field = "csArrivalFrieghtCharges.0.exchangeRate";
    const message = "The rate is outside the bound. Give the reason.";
    throw new Refusal(400, "ask.invalid", message, [{ field, code: "rate.reasonNeeded", message }]);
  };
  const client = { language: "en", ask } as unknown as Client;
  renderScreen(<ArrivalTab {...shown} />, { session, client });
  await screen.findByText("SIF2612/00001-A01");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  const dialog = await screen.findByRole("dialog");
  fireEvent.change(within(dialog).getByRole("textbox"), { target: { value: "Agreed" } });
  fireEvent.click(within(dialog).getByRole("button", { name: /reason/i }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toMatchObject({
    csArrivalFrieghtCharges: [{ exchangeRate: "20000", rateReason: "Agreed" }],
  });
});

test("an order warns of a bill that is not released, and is printed after its first save", async () => {
  const order = {
    hblid,
    version: null,
    deliveryOrderNo: null,
    deliveryOrderPrintedDate: "2026-12-08",
    doheader1: "Cát Lái",
    doheader2: null,
    dofooter: null,
    subAbbr: null,
    isUnreleased: true,
    may: ["update", "print"],
  };
  renderScreen(<DeliveryTab {...shown} />, {
    session,
    client: answering({ GetDeliveryOrder: order }).client,
  });
  await screen.findByText(/originals of bill PUSHCM1 \(Original\) are not released/);
  const print = screen.getByRole<HTMLButtonElement>("button", { name: /^Print/ });
  expect(print.disabled).toBe(true);
});

test("what is applied to all bills is sent for each of them", async () => {
  const proof = { referenceNo: null, deliveryDate: null, deliveryPerson: null };
  const proofOf = (id: string, hwbno: string, may: string[]) => ({
    ...proof,
    hblid: id,
    version: null,
    hwbno,
    customerName: "Hoa Sen",
    may,
  });
  const proofs = [proofOf("b-1", "HBL1", ["update"]), proofOf("b-2", "HBL2", ["update"])];
  const { sent, client } = answering({
    ProofsOfJob: [...proofs, proofOf("b-3", "HBL3", [])],
    UpdateMultipleProofOfDelivery: { status: true, data: proofs },
  });
  renderScreen(<MassProof job={job} />, { session, client });
  fireEvent.click(await screen.findByRole("button", { name: "Update POD" }));
  const all = await screen.findByLabelText("Received by: Apply to all");
  fireEvent.change(all, { target: { value: "An" } });
  fireEvent.change(screen.getByLabelText("Received by: HBL2"), { target: { value: "x" } });
  fireEvent.click(screen.getByRole("button", { name: "Apply to all" }));
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  const saves = () => sent.filter(({ path }) => path.endsWith("UpdateMultipleProofOfDelivery"));
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]?.asked).toMatchObject({
    jobId: job.id,
    houseBills: [
      { hblid: "b-1", deliveryPerson: "An" },
      { hblid: "b-2", deliveryPerson: "An" },
    ],
  });
});
