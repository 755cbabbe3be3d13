import { approvedTags } from "@fairway/areas/approval/model/approvedStates.ts";
import type { Status } from "@fairway/core/words/statusTag.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type {
  AdvanceAim,
  AdvanceState,
  AdvanceType,
  PaymentMethod,
  PaymentState,
} from "./advance.ts";

export const methodWords: Readonly<Record<PaymentMethod, Words>> = {
  Cash: { en: "Cash", vi: "Tiền mặt" },
  Bank: { en: "Bank transfer", vi: "Chuyển khoản" },
  Other: { en: "Other", vi: "Khác" },
};

/** What an advance is for; one without is for its requester. */
export const aimWords: Readonly<Record<AdvanceAim, Words>> = {
  HBL: { en: "Carrier", vi: "Hãng vận chuyển" },
};

export const advanceTypeWords: Readonly<Record<AdvanceType, Words>> = {
  Norm: { en: "Norm", vi: "Định mức" },
  Invoice: { en: "With invoice", vi: "Có hóa đơn" },
  Other: { en: "Other", vi: "Khác" },
};

/** The tags of the states of an advance. */
export const advanceTags: Readonly<Record<AdvanceState, Status>> = approvedTags;

export const paymentTags: Readonly<Record<PaymentState, Status>> = {
  NotSettled: { words: { en: "Not settled", vi: "Chưa quyết toán" }, meaning: "waiting" },
  PartialSettlement: {
    words: { en: "Partly settled", vi: "Quyết toán một phần" },
    meaning: "progress",
  },
  Settled: { words: { en: "Settled", vi: "Đã quyết toán" }, meaning: "good" },
};
