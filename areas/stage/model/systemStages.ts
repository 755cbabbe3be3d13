import type { Words } from "@fairway/core/words/words.ts";

/** The stages that the system records on a job, by code. Source: rule OP-7 */
export const systemStages = {
  FINISHED: { en: "Job finished", vi: "Hoàn thành lô hàng" },
  REOPEN: { en: "Job reopened", vi: "Mở lại lô hàng" },
  U_ATA: { en: "Actual arrival updated", vi: "Cập nhật ATA" },
  U_ATD: { en: "Actual departure updated", vi: "Cập nhật ATD" },
  U_ICT: { en: "Incoterm updated", vi: "Cập nhật incoterm" },
  U_POD: { en: "Proof of delivery updated", vi: "Cập nhật bằng chứng giao hàng (POD)" },
  U_SUR: { en: "Bill surrendered or telex released", vi: "Vận đơn đã surrender, telex release" },
  U_REL: { en: "Goods released", vi: "Đã giải phóng hàng" },
  S_POD: { en: "Proof of delivery sent", vi: "Gửi bằng chứng giao hàng (POD)" },
  S_PA: { en: "Pre-alert sent", vi: "Gửi pre-alert" },
  S_AL: { en: "Authorize letter sent", vi: "Gửi giấy ủy quyền" },
  S_AN: { en: "Arrival notice sent", vi: "Gửi giấy báo hàng đến" },
  S_DO: { en: "Delivery order sent", vi: "Gửi lệnh giao hàng" },
  S_HB: { en: "House bill sent", vi: "Gửi vận đơn nhà" },
  S_INV: { en: "Invoice note sent", vi: "Gửi giấy báo nợ" },
} as const satisfies Record<string, Words>;
export type SystemCode = keyof typeof systemStages;

/** The fields of a job whose change is an event. */
export const stagesOfFields = {
  atd: "U_ATD",
  ata: "U_ATA",
  incotermId: "U_ICT",
} as const satisfies Record<string, SystemCode>;

/** The fields of a house bill whose change is an event. */
export const stagesOfBillFields = {
  arrivalDate: "U_ATA",
  incotermId: "U_ICT",
} as const satisfies Record<string, SystemCode>;

/** The events of a job and the stage that each records. */
export const stageEvents = {
  UPDATE_ATA: "U_ATA",
  UPDATE_ATD: "U_ATD",
  UPDATE_INCOTERM: "U_ICT",
  UPDATE_POD: "U_POD",
  SEND_POD: "S_POD",
  SEND_PA: "S_PA",
  SEND_AL: "S_AL",
  SEND_AN: "S_AN",
  SEND_DO: "S_DO",
  SEND_HB: "S_HB",
  SEND_INV: "S_INV",
} as const satisfies Record<string, SystemCode>;
export type StageEvent = keyof typeof stageEvents;
