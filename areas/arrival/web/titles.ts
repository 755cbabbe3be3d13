import type { BillTab } from "@fairway/areas/service/model/billTabs.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** The titles of the tabs of a bill, needed before the tabs are loaded. */
export const titles = {
  ARRIVAL: { en: "Arrival notice", vi: "Giấy báo hàng đến" },
  DELIVERY: { en: "Delivery order", vi: "Lệnh giao hàng" },
  AUTHORIZE: { en: "Authorize letter", vi: "Giấy ủy quyền" },
  PROOF: { en: "Proof of delivery", vi: "Bằng chứng giao hàng" },
} as const satisfies Partial<Record<BillTab, Words>>;
