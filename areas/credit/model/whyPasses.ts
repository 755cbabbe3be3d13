import { overdueDays } from "@fairway/areas/agreement/model/exposure.ts";
import type { Facts, Words } from "@fairway/core/words/words.ts";
import { type CheckedPoint, isApplied } from "./checkPoint.ts";

/** Why a sale passes a check point at which nothing stops or alerts. */
export interface PassReason {
  readonly words: Words;
  readonly facts: Facts;
}

/**
 * Returns the reason why a sale passes, for a point of which `reasonsAt` names none.
 *
 * Source: rule CH-50, areas/charge/README.md
 */
export function whyPasses(point: CheckedPoint): PassReason {
  const { partnerType, partnerMode, setting, agreement, exposure, isDirector } = point;
  const because = (words: Words, facts: Facts = {}): PassReason => ({ words, facts });
  if (partnerType !== "Customer") return because(words.noCustomer);
  if (partnerMode === "Internal") return because(words.internal);
  if (setting.exemptFromCheckPoint) return because(words.exempt);
  if (isDirector) return because(words.director);
  if (!isApplied(point)) return because(words.nobody);
  const type = agreement?.contractType;
  if (type === "Parent Contract") return because(words.parent);
  if (type === "Cash" && !setting.isApplyContract) return because(words.cash);
  const days = exposure?.daysOverdue ?? 0;
  if (days > overdueDays && !setting.overPaymentTerm) return because(words.termUnchecked, { days });
  if (days > 0) return because(words.withinDays, { days, from: overdueDays + 1 });
  return because(words.clean);
}

const words = {
  noCustomer: { en: "only customers are checked", vi: "chỉ kiểm tra khách hàng" },
  internal: { en: "a partner within the house", vi: "đối tác nội bộ" },
  exempt: { en: "the office is exempt from check points", vi: "văn phòng được miễn điểm kiểm tra" },
  director: { en: "the salesman is a director", vi: "nhân viên kinh doanh thuộc ban giám đốc" },
  nobody: {
    en: "the settings of the office check no customers",
    vi: "cài đặt của văn phòng không kiểm tra khách hàng",
  },
  parent: { en: "the contract of the parent counts", vi: "áp dụng hợp đồng của công ty mẹ" },
  cash: {
    en: "the office does not check cash agreements",
    vi: "văn phòng không kiểm tra hợp đồng trả ngay",
  },
  termUnchecked: {
    en: "{days} days past due, which the office does not check",
    vi: "quá hạn {days} ngày, văn phòng không kiểm tra quá hạn",
  },
  withinDays: {
    en: "{days} days past due; the check point stops from day {from}",
    vi: "quá hạn {days} ngày; điểm kiểm tra chặn từ ngày thứ {from}",
  },
  clean: { en: "nothing is past due", vi: "không có khoản quá hạn" },
} as const;
