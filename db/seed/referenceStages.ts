import type { MilestoneKind } from "@fairway/areas/catalogue/model/milestoneKinds.ts";
import type { DueBase, DueDirection } from "@fairway/areas/catalogue/model/stageSet.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";

/** The departments that do the work of a stage, by the demonstration's codes. */
export type StageDepartment = "DOC" | "OPS" | "ACC";

interface ReferenceStage {
  readonly en: string;
  readonly vi: string;
  readonly department: StageDepartment;
  /** A record that reaches it completes the stage. */
  readonly milestone?: MilestoneKind;
}

/** The stages of the catalogue, by code. */
export const referenceStages = {
  BKG: {
    en: "Booking confirmed by the carrier",
    vi: "Hãng vận chuyển xác nhận booking",
    department: "DOC",
    milestone: "booked",
  },
  PICK: {
    en: "Empty containers picked up and stuffed",
    vi: "Lấy container rỗng và đóng hàng",
    department: "OPS",
  },
  RECEIVE: {
    en: "Goods received and measured at the warehouse",
    vi: "Nhận và đo hàng tại kho",
    department: "OPS",
  },
  STUFF: {
    en: "Container stuffed with the goods of all bills",
    vi: "Đóng hàng của các vận đơn vào container",
    department: "OPS",
  },
  SI: {
    en: "Shipping instruction sent to the carrier",
    vi: "Gửi hướng dẫn làm vận đơn cho hãng tàu",
    department: "DOC",
  },
  CUS: {
    en: "Export customs cleared",
    vi: "Thông quan hàng xuất",
    department: "OPS",
    milestone: "cleared",
  },
  VGM: {
    en: "Verified gross mass submitted, container gated in",
    vi: "Khai báo VGM, hạ bãi container",
    department: "OPS",
    milestone: "gateIn",
  },
  TERMINAL: {
    en: "Goods screened and accepted by the air terminal",
    vi: "Soi chiếu và giao hàng vào kho hàng không",
    department: "OPS",
  },
  MAWB: {
    en: "Master air waybill issued",
    vi: "Phát hành MAWB",
    department: "DOC",
  },
  HBL: {
    en: "House bill issued to the shipper",
    vi: "Phát hành vận đơn cho chủ hàng",
    department: "DOC",
  },
  PREALERT: {
    en: "Pre-alert sent to the agent",
    vi: "Gửi thông báo trước cho đại lý",
    department: "DOC",
  },
  DOCS: {
    en: "Documents received from the agent and checked",
    vi: "Nhận và kiểm tra chứng từ từ đại lý",
    department: "DOC",
    milestone: "papers",
  },
  MANIFEST: {
    en: "Manifest declared to customs",
    vi: "Khai bản lược khai hàng hóa với hải quan",
    department: "DOC",
  },
  NOTICE: {
    en: "Arrival notice sent to the consignee",
    vi: "Gửi giấy báo hàng đến cho người nhận",
    department: "DOC",
  },
  UNSTUFF: {
    en: "Container unstuffed at the warehouse",
    vi: "Rút hàng khỏi container tại kho",
    department: "OPS",
  },
  ORDER: {
    en: "Delivery order released to the consignee",
    vi: "Phát lệnh giao hàng cho người nhận",
    department: "DOC",
  },
  LETTER: {
    en: "Authorize letter handed to the consignee",
    vi: "Cấp giấy ủy quyền cho người nhận",
    department: "DOC",
  },
  CUSIN: {
    en: "Import customs cleared",
    vi: "Thông quan hàng nhập",
    department: "OPS",
    milestone: "cleared",
  },
  DECLARE: {
    en: "Goods declared and cleared",
    vi: "Khai báo và thông quan hàng hóa",
    department: "OPS",
    milestone: "cleared",
  },
  TRUCK: { en: "Truck assigned", vi: "Đã điều xe", department: "OPS" },
  DELIVER: {
    en: "Goods delivered, proof of delivery filed",
    vi: "Giao hàng và lưu biên bản giao hàng",
    department: "OPS",
    milestone: "delivered",
  },
  EMPTY: {
    en: "Empty containers returned",
    vi: "Trả container rỗng",
    department: "OPS",
    milestone: "emptyReturned",
  },
  DEBIT: {
    en: "Debit note sent to the customer",
    vi: "Gửi giấy báo nợ cho khách hàng",
    department: "ACC",
    milestone: "billed",
  },
  INVOICE: { en: "VAT invoice issued", vi: "Phát hành hóa đơn GTGT", department: "ACC" },
  PAYMENT: {
    en: "Payment collected from the customer",
    vi: "Thu tiền khách hàng",
    department: "ACC",
  },
  CLOSE: {
    en: "Costs checked and file closed",
    vi: "Kiểm tra chi phí và đóng hồ sơ",
    department: "ACC",
  },
} as const satisfies Record<string, ReferenceStage>;
export type ReferenceStageCode = keyof typeof referenceStages;

type Line = readonly [
  stage: ReferenceStageCode,
  count: number,
  unit: "Days" | "Hours",
  direction: DueDirection,
  base: DueBase,
];

const booked: Line = ["BKG", 48, "Hours", "After", "opening"];
const debit: Line = ["DEBIT", 3, "Days", "After", "serviceDate"];
const sent: readonly Line[] = [
  ["HBL", 1, "Days", "After", "etd"],
  ["PREALERT", 2, "Days", "After", "etd"],
  debit,
];
const announced: readonly Line[] = [
  ["DOCS", 3, "Days", "Before", "eta"],
  ["MANIFEST", 2, "Days", "Before", "eta"],
  ["NOTICE", 1, "Days", "Before", "eta"],
];
const containersBack: readonly Line[] = [
  ["ORDER", 1, "Days", "After", "eta"],
  ["CUSIN", 2, "Days", "After", "eta"],
  ["DELIVER", 4, "Days", "After", "eta"],
  ["EMPTY", 7, "Days", "After", "eta"],
  debit,
];
const unstuffed: readonly Line[] = [
  ["UNSTUFF", 2, "Days", "After", "eta"],
  ["ORDER", 2, "Days", "After", "eta"],
  ["CUSIN", 3, "Days", "After", "eta"],
  ["DELIVER", 5, "Days", "After", "eta"],
  debit,
];
const shared: readonly Line[] = [
  booked,
  ["RECEIVE", 4, "Days", "Before", "etd"],
  ["SI", 3, "Days", "Before", "etd"],
  ["CUS", 2, "Days", "Before", "etd"],
];

/** The stages that new jobs get, in their order; the other services start without any. */
const sets: Partial<Record<ServiceCode, readonly Line[]>> = {
  SFE: [
    booked,
    ["PICK", 4, "Days", "Before", "etd"],
    ["SI", 3, "Days", "Before", "etd"],
    ["CUS", 2, "Days", "Before", "etd"],
    ["VGM", 1, "Days", "Before", "etd"],
    ...sent,
  ],
  SLE: [...shared, ...sent],
  SCE: [
    ...shared,
    ["STUFF", 2, "Days", "Before", "etd"],
    ["VGM", 1, "Days", "Before", "etd"],
    ...sent,
  ],
  AE: [
    booked,
    ["RECEIVE", 1, "Days", "Before", "etd"],
    ["CUS", 1, "Days", "Before", "etd"],
    ["MAWB", 12, "Hours", "Before", "etd"],
    ["TERMINAL", 6, "Hours", "Before", "etd"],
    ["HBL", 0, "Days", "After", "etd"],
    ["PREALERT", 0, "Days", "After", "etd"],
    debit,
  ],
  SFI: [...announced, ...containersBack],
  SLI: [...announced, ...unstuffed],
  SCI: [
    ...announced,
    ...unstuffed.filter((line) => line !== debit),
    ["EMPTY", 7, "Days", "After", "eta"],
    debit,
  ],
  AI: [
    ["DOCS", 1, "Days", "Before", "eta"],
    ["NOTICE", 0, "Days", "After", "eta"],
    ["LETTER", 1, "Days", "After", "eta"],
    ["CUSIN", 1, "Days", "After", "eta"],
    ["DELIVER", 2, "Days", "After", "eta"],
    debit,
  ],
  CL: [
    ["DECLARE", 1, "Days", "After", "serviceDate"],
    ["DELIVER", 2, "Days", "After", "serviceDate"],
    debit,
  ],
  TK: [
    ["TRUCK", 1, "Days", "Before", "serviceDate"],
    ["DELIVER", 1, "Days", "After", "serviceDate"],
    ["EMPTY", 2, "Days", "After", "serviceDate"],
    debit,
  ],
};

/** The lines of all sets, with their places. */
export const referenceStageSets = Object.entries(sets).flatMap(([service, lines]) =>
  lines.map(([stage, count, unit, dueDirection, dueBase], at) => ({
    service,
    stage,
    orderNo: String(at + 1),
    dueDays: unit === "Days" ? String(count) : null,
    dueHours: unit === "Hours" ? String(count) : null,
    dueDirection,
    dueBase,
  })),
);
