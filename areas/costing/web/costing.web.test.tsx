// @vitest-environment happy-dom
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import type { Client } from "@fairway/ui/client/client.ts";
import { renderScreen } from "@fairway/ui/testing/renderScreen.tsx";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { JobCosting } from "../model/costing.ts";
import CostingDrawer from "./CostingDrawer.tsx";

afterEach(cleanup);

const sums = { expected: "3400000", keyed: "0", invoiced: "0" };
const costing: JobCosting = {
  jobId: "j1",
  jobNo: "LOG2611/00004",
  transactionType: "CL",
  sums,
  unpriced: 1,
  costs: [
    {
      ...sums,
      chargeId: "c1",
      chargeCode: "B_TRUCK",
      chargeName: "Trucking",
      source: "stage",
      sourceName: "Delivery",
      per: "trip",
      usual: 2,
      present: "1",
      missing: 1,
      missingAmount: "3400000",
    },
  ],
  boxes: [
    {
      key: "b1",
      containerNo: "CSQU3054383",
      typeCode: "40HC",
      quantity: 1,
      own: sums,
      whole: { ...sums, keyed: "250000" },
    },
  ],
  trips: [
    {
      ...sums,
      tripId: "t1",
      tripNo: "LOG2611/00004-T01",
      containerNo: null,
      supplierName: "An Phú",
    },
  ],
  invoices: [
    {
      partnerId: "p1",
      partnerName: "Tân Cảng",
      invoiceNo: "0000123",
      seriesNo: "1C26TAA",
      kind: "elsewhere",
      amountVnd: "1000000",
      lines: 1,
      jobs: [{ id: "j2", jobNo: "LOG2611/00005", transactionType: "CL" }],
      elsewhere: 2,
    },
  ],
  margin: {
    selling: "2000000",
    keyed: { buying: "500000", profit: "1500000", percent: "75.0", isBelow: false },
    withMissing: { buying: "3900000", profit: "-1900000", percent: "-95.0", isBelow: true },
    least: { minProfitMarginPercent: "20", minProfit: null, currencyId: "VND" },
  },
  noProfit: false,
  profitFault: "earnsNothingSoon",
};

const shown = (language: "en" | "vi", answer = costing) =>
  renderScreen(
    <CostingDrawer
      job={{ id: "j1", jobNo: "LOG2611/00004" } as ShipmentRecord}
      onClose={() => undefined}
    />,
    { language, client: { language, ask: async () => answer } as unknown as Client },
  );

test("the costing names what is missing, what is stated twice, and both margins", async () => {
  shown("en");
  expect(await screen.findByText("1 usual cost is missing: Trucking.")).toBeDefined();
  expect(screen.getByText(/earns nothing once its missing costs are keyed/)).toBeDefined();
  expect(screen.getByText(/1 usual cost has no price/)).toBeDefined();
  expect(screen.getByText("Stage: Delivery")).toBeDefined();
  expect(screen.getByText(/1 of 2/)).toBeDefined();
  expect(screen.getByText(/-95\.0 % below the least/)).toBeDefined();
  expect(screen.getByText("The office's least: 20 %")).toBeDefined();
  const link = screen.getByRole("link", { name: "LOG2611/00005" });
  expect(link.getAttribute("href")).toContain("job-management/job-edit/j2?tab=CHARGES");
  expect(screen.getByText(/1 other job/)).toBeDefined();
});

test("it is read in Vietnamese, and a job without costs says so", async () => {
  shown("vi", { ...costing, costs: [], boxes: [], trips: [], invoices: [], profitFault: null });
  expect(await screen.findByText(/không có chi phí thường có/)).toBeDefined();
  expect(screen.queryByText("Theo chuyến xe")).toBeNull();
});
