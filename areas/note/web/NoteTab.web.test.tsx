import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { anybody, renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { ShownNote } from "../model/note.ts";
import { NoteDrawer } from "./NoteDrawer.tsx";
import { NoteTab } from "./NoteTab.tsx";

afterEach(cleanup);

const session = { ...anybody, may: () => true, whoMay: async () => ["Trần Thị Mai Hương"] };
const client = { language: "en", ask: async () => [] } as unknown as Client;
const job = {
  id: "j-1",
  jobNo: "SEF2611/00061",
  transactionType: "SFE",
  currentStatus: "Processing",
  isLocked: false,
  may: [],
};
const show = (change: object) =>
  renderScreen(<NoteTab job={{ ...job, ...change } as unknown as ShipmentRecord} />, {
    session,
    client,
  });
const issue = () => screen.findByRole<HTMLButtonElement>("button", { name: /^Issue note/ });

test("a note is issued when the job says so", async () => {
  show({ may: ["issueNote"] });
  expect((await issue()).disabled).toBe(false);
});

test.each([
  ["locked", { isLocked: true }, /Job SEF2611\/00061 is locked/],
  ["canceled", { currentStatus: "Canceled" }, /SEF2611\/00061 is canceled/],
  ["open, but not to the person, names who could", {}, /Ask Trần Thị Mai Hương\./],
])("no note is issued on a job that is %s", async (_, change, why) => {
  show(change);
  expect((await issue()).disabled).toBe(true);
  expect((await screen.findByRole("note", { name: why })).textContent).toBe("Issue note");
});

const line = (claims: readonly object[]) => ({
  id: "c-1",
  hblid: "b-1",
  hwbno: "FWLAX2611061",
  type: "SELL",
  kickBack: false,
  exchangeDate: "2026-11-20",
  exchangeRate: null,
  valuedBy: "n-1",
  ownRate: "25412.5",
  ownUsdRate: "25412.5",
  netAdjustVnd: "0",
  vatAdjustVnd: "0",
  adjustedBy: null,
  chargeCode: "SS_OCF",
  chargeNameEn: "Ocean freight",
  currencyId: "USD",
  quantity: "1",
  unitPrice: "100",
  vatrate: null,
  netAmount: "100",
  vatAmount: "0",
  total: "100",
  finalExchangeRate: "25412.5",
  amountVnd: "2541250",
  vatAmountVnd: "0",
  amountUsd: "100",
  vatAmountUsd: "0",
  paymentObjectId: "p-1",
  claims: [{ documentId: "n-1", documentNo: "SEFDN1", side: "debit", slot: "note" }, ...claims],
});

/** Opens the form of a note; the first save lacks a reason for its rate. */
function changeNote(may: readonly string[], claims: readonly object[] = []) {
  const sent: Record<string, unknown>[] = [];
  const ask = async ({ path }: CallSpec, asked: Record<string, unknown>) => {
    if (path === "CsShipmentSurcharge/GroupByListHBNotExistsCDNote") return [line(claims)];
    if (path !== "AcctCDNote/Update") return [];
    sent.push(asked);
    if (asked["rateReason"]) return { status: true, data: { code: "SEFDN1" } };
    const fields = [{ field: "excRateUsdToLocal", code: "rate.reasonNeeded", message: "Why?" }];
    throw new Refusal(422, "rate.reasonNeeded", "Why?", fields);
  };
  const note = {
    id: "n-1",
    version: 3,
    code: "SEFDN1",
    type: "DEBIT",
    partnerId: "p-1",
    currencyId: "VND",
    exchangeDate: "2026-11-20",
    rates: [],
    excRateUsdToLocal: "25412.5",
    note: null,
    flexId: null,
    may,
  } as unknown as ShownNote;
  renderScreen(
    <NoteDrawer
      job={job as never}
      note={note}
      onClose={() => undefined}
      onSaved={() => undefined}
    />,
    { session, client: { language: "en", ask } as unknown as Client },
  );
  return sent;
}
const rate = () => screen.findByLabelText<HTMLInputElement>("USD rate");
const save = () => fireEvent.click(screen.getByRole("button", { name: /^Save/ }));

test("a US dollar rate is typed for a note, and outside the bound with a reason", async () => {
  const sent = changeNote(["update", "rerate"]);
  expect((await rate()).value).toBe("25,412.5");
  fireEvent.change(await rate(), { target: { value: "20000" } });
  await screen.findByText("SS_OCF");
  save();
  fireEvent.change(await screen.findByLabelText(/^Reason/), { target: { value: "Agreed" } });
  fireEvent.click(screen.getByRole("button", { name: "Save with this reason" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  const rates = [{ currencyId: "USD", rate: "20000" }];
  expect(sent[1]).toMatchObject({ rates, rateReason: "Agreed", version: 3 });
});

test("a typed rate is the rate of the whole form: of the lines, the bill and the totals", async () => {
  changeNote(["update", "rerate"]);
  await screen.findByText("SS_OCF");
  fireEvent.change(await rate(), { target: { value: "26000" } });
  await waitFor(() => expect(screen.getAllByText(/2,600,000/).length).toBeGreaterThanOrEqual(3));
  expect(screen.getByRole("cell", { name: "26,000" })).toBeTruthy();
  expect(screen.queryByText(/2,541,250/)).toBeNull();
});

test("a rate is read by the size of the day's, and one far from it is marked at once", async () => {
  const sent = changeNote(["update", "rerate"]);
  await screen.findByText("SS_OCF");
  fireEvent.change(await rate(), { target: { value: "26.500" } });
  fireEvent.blur(await rate());
  expect((await rate()).value).toBe("26,500");
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.change(await rate(), { target: { value: "26.5" } });
  expect((await screen.findByRole("alert")).textContent).toContain("rate of the day, 25,412.5");
  expect((await rate()).getAttribute("aria-invalid")).toBe("true");
  expect(sent).toEqual([]);
});

test("without a typed rate the note keeps its own, and none is typed where a line is held", async () => {
  const sent = changeNote(
    ["update", "rerate"],
    [{ documentId: "i-1", documentNo: "INV 7", side: "debit" }],
  );
  await screen.findByText(/Charge SS_OCF is on INV 7 and keeps its rate/);
  expect((await rate()).disabled).toBe(true);
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ rates: [] });
});

test("the form of a note has no rate where the note may not be re-rated", async () => {
  changeNote(["update"]);
  await screen.findByText("SS_OCF");
  expect(screen.queryByLabelText("USD rate")).toBeNull();
});

/** Opens the form of a new note; it offers a selling line and one on behalf. */
function issueNote(currentStatus = "Processing", point: (type: unknown) => object = () => ({})) {
  const sent: Record<string, unknown>[] = [];
  const ask = async ({ path }: CallSpec, asked: Record<string, unknown>) => {
    if (path === "CsShipmentSurcharge/ValidateCheckPointPartner") return point(asked["type"]);
    if (path === "CsShipmentSurcharge/GroupByListHBNotExistsCDNote") {
      const onBehalf = { type: "OBH", payerId: "p-1", payerCode: "P1", payerName: "Port" };
      return asked["type"] === "CREDIT" ? [{ ...line([]), ...onBehalf }] : [line([])];
    }
    if (path !== "AcctCDNote/Add") return [];
    sent.push(asked);
    return { status: true, data: { code: "SEFCN1" } };
  };
  renderScreen(
    <NoteDrawer
      job={{ ...job, currentStatus }}
      onClose={() => undefined}
      onSaved={() => undefined}
    />,
    { session, client: { language: "en", ask } as unknown as Client },
  );
  return sent;
}

test("a rate that was typed for one type of note is not sent with another", async () => {
  const sent = issueNote();
  fireEvent.change(await rate(), { target: { value: "20000" } });
  await screen.findByText("SS_OCF");
  fireEvent.click(screen.getByText("Credit note"));
  await screen.findByText("SS_OCF");
  await waitFor(() => {
    fireEvent.click(screen.getByRole("button", { name: /^Issue/ }));
    expect(sent).toHaveLength(1);
  });
  expect(sent[0]).toMatchObject({ type: "CREDIT", rates: [] });
});

test("on a finished job no rate is typed, and the form says how to type one", async () => {
  issueNote("Finish");
  await screen.findByText("SS_OCF");
  expect((await rate()).disabled).toBe(true);
  await screen.findByText(/is finished. Reopen it first/);
});

test("CK-17: the form shows why a debit note would be stopped and asks for a release; a credit note only alerts", async () => {
  const cure = { kind: "release", partner: "ABC", partnerId: "p-1", jobId: "j-1", type: 3 };
  const fields = [
    { field: "partnerId", code: "checkPoint.expired", message: "The agreement ended." },
  ];
  issueNote("Processing", (type) => {
    if (type === 3) throw new Refusal(400, "checkPoint.stopped", "No", fields, null, cure);
    return { status: true, alerts: [{ message: "There is no agreement." }] };
  });
  await screen.findByText("The agreement ended.");
  fireEvent.click(screen.getByRole("button", { name: "Ask for a release" }));
  // The dialog is loaded when it is asked for.
  await screen.findByText("Stopped at a check point", {}, { timeout: 10_000 });
  fireEvent.click(screen.getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement);
  fireEvent.click(screen.getByText("Credit note"));
  await screen.findByText("There is no agreement.");
  expect(screen.queryByText("The agreement ended.")).toBeNull();
});
