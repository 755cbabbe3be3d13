import type { Meaning } from "@fairway/core/words/statusTag.ts";

/** A row of the design zone's list. */
export interface SampleRow {
  readonly id: string;
  readonly jobNo: string;
  readonly customer: string;
  readonly pol: string;
  readonly pod: string;
  readonly etd: string;
  readonly grossWeight: string;
  readonly profit: string;
  readonly status: Meaning;
}

const customers = [
  "Công ty TNHH Gỗ Trường Thành",
  "Saigon Ceramics JSC",
  "Công ty CP Thủy sản Minh Phú",
  "Mekong Garments Ltd.",
  "Công ty TNHH Điện tử Bình Hòa",
];
const ports = ["VNSGN", "VNHPH", "CNSHA", "SGSIN", "USLAX"];
const statuses: readonly Meaning[] = ["new", "progress", "waiting", "bad", "good", "cancelled"];

/** Invented rows, always the same. */
export const sampleRows: readonly SampleRow[] = Array.from({ length: 1000 }, (_, at) => ({
  id: `row-${at}`,
  jobNo: `HCMSEF2611/${String(at + 1).padStart(5, "0")}`,
  customer: customers[at % customers.length] ?? "",
  pol: ports[at % 2] ?? "",
  pod: ports[2 + (at % 3)] ?? "",
  etd: `2026-11-${String(1 + (at % 28)).padStart(2, "0")}`,
  grossWeight: `${12000 + at * 37}.500`,
  profit: at % 7 === 3 ? `-${at * 1000 + 125000}` : `${at * 21000 + 1250000}`,
  status: statuses[at % statuses.length] ?? "new",
}));
