import type { BillTab } from "@fairway/areas/service/model/billTabs.ts";

/** The papers that have a number of their own, by the tab on which they are kept. */
export type NumberedTab = Extract<BillTab, "ARRIVAL" | "DELIVERY" | "AUTHORIZE">;

const marks: Readonly<Record<NumberedTab, string>> = {
  ARRIVAL: "A",
  DELIVERY: "D",
  AUTHORIZE: "AL",
};

/** The number of a paper: that of its job, and its place among the papers of that job. Rule AR-1 */
export function arrivalNumber(tab: NumberedTab, jobNo: string, serial: number): string {
  return `${jobNo}-${marks[tab]}${String(serial).padStart(2, "0")}`;
}
