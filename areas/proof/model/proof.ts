import { id } from "@fairway/core/contract/shapes.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { z } from "zod";

/** The papers of a job that are compared. */
export const proofPapers = {
  job: { en: "Job", vi: "Lô hàng" },
  bill: { en: "House bill", vi: "Vận đơn nhà" },
  bills: { en: "House bills", vi: "Vận đơn nhà" },
  containers: { en: "Containers", vi: "Container" },
  instruction: { en: "Shipping instruction", vi: "Hướng dẫn xếp hàng (SI)" },
  manifest: { en: "Cargo manifest", vi: "Bản lược khai hàng hóa" },
  waybill: { en: "Master air waybill", vi: "Vận đơn chủ hàng không" },
} as const satisfies Record<string, Words>;
export type ProofPaper = keyof typeof proofPapers;

/** What is compared. */
export const proofFacts = {
  mawb: { en: "Master bill number", vi: "Số vận đơn chủ" },
  bookingNo: { en: "Booking number", vi: "Số booking" },
  containers: { en: "Containers", vi: "Container" },
  seal: { en: "Seal", vi: "Số chì" },
  packages: { en: "Packages", vi: "Số kiện" },
  grossWeight: { en: "Gross weight (kg)", vi: "Trọng lượng (kg)" },
  cbm: { en: "CBM", vi: "Số khối" },
  vessel: { en: "Vessel / voyage", vi: "Tàu / chuyến" },
  pol: { en: "Port of loading", vi: "Cảng xếp" },
  pod: { en: "Port of discharge", vi: "Cảng dỡ" },
  etd: { en: "ETD", vi: "ETD" },
  eta: { en: "ETA", vi: "ETA" },
  shipper: { en: "Shipper", vi: "Người gửi hàng" },
  consignee: { en: "Consignee", vi: "Người nhận hàng" },
  goods: { en: "Description of goods", vi: "Mô tả hàng hóa" },
  marks: { en: "Shipping marks", vi: "Ký mã hiệu" },
  bills: { en: "House bills", vi: "Vận đơn nhà" },
} as const satisfies Record<string, Words>;
export type ProofFact = keyof typeof proofFacts;

const keys = <Of extends object>(record: Of) => Object.keys(record) as [keyof Of & string];
const side = z.object({ paper: z.enum(keys(proofPapers)), value: z.string().nullable() });

/** A fact that two papers of a job say differently. */
export const proofDifference = z.object({
  fact: z.enum(keys(proofFacts)),
  /** The number of the container or the bills that it is about; null for the whole job. */
  about: z.string().nullable(),
  /** The bill on whose page it is mended; null for another page of the job. */
  hblid: id.nullable(),
  one: side,
  other: side,
});
export type ProofDifference = z.infer<typeof proofDifference>;
