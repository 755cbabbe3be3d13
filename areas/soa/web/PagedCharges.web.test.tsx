import type { Client } from "@fairway/ui/client/client.ts";
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import type { SoaLine } from "../model/soa.ts";
import { PagedCharges } from "./PagedCharges.tsx";

afterEach(cleanup);

const id = (at: number) => `0190c0de-0000-7000-8000-${String(at).padStart(12, "0")}`;
const line = (at: number): SoaLine => ({
  id: id(at),
  jobId: id(at < 2 ? 900 : 901),
  jobNo: at < 2 ? "SEF2611/00001" : "SEF2611/00002",
  hblid: id(800),
  hwbno: "HBL-1",
  mblno: "MBL-1",
  customNo: null,
  serviceDate: "2026-11-02",
  transactionType: "SFE",
  personInCharge: "lan",
  type: "SELL",
  chargeCode: `S_${at}`,
  chargeNameEn: `Charge ${at}`,
  chargeNameVi: `Phí ${at}`,
  quantity: "1",
  unitCode: "SET",
  unitPrice: "100",
  currencyId: "VND",
  vatrate: "8",
  netAmount: "100",
  vatAmount: "8",
  total: "108",
  finalExchangeRate: "1",
  amountVnd: "100",
  vatAmountVnd: "8",
  amountUsd: null,
  vatAmountUsd: null,
  notes: null,
  lineNo: at + 1,
  side: "debit",
  netAdjustVnd: "0",
  vatAdjustVnd: "0",
  disputed: false,
  cdno: null,
  invoiceNo: null,
  syncedFrom: null,
});
const lines = Array.from({ length: 60 }, (_, at) => line(at));

function Ticked() {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  return <PagedCharges lines={lines} ticked={ticked} onTick={setTicked} />;
}

test.each([
  ["en", "Charge 0", "Charge 59", "Tick the charges of SEF2611/00001", "2 of 60", "60 of 60"],
  ["vi", "Phí 0", "Phí 59", "Chọn các phí của SEF2611/00001", "2 trong 60", "60 trong 60"],
] as const)(
  "lines are shown fifty a page, ticked by job or all at once on every page (%s)",
  async (language, first, last, tickJob, two, all) => {
    const client = { language } as unknown as Client;
    renderScreen(<Ticked />, { at: "/home/accounting", language, client });
    expect(await screen.findByText(first)).toBeDefined();
    expect(screen.queryByText(last)).toBeNull();
    const [ofJob] = screen.getAllByTitle(tickJob);
    if (ofJob) fireEvent.click(ofJob);
    expect(screen.getByText(new RegExp(two))).toBeDefined();
    const [whole] = screen.getAllByRole("checkbox");
    if (whole) fireEvent.click(whole);
    expect(screen.getByText(new RegExp(all))).toBeDefined();
    fireEvent.click(screen.getByTitle("2"));
    expect(screen.getByText(last)).toBeDefined();
    expect(screen.queryByText(first)).toBeNull();
  },
);
