import { refusals } from "@fairway/core/refusal/refusal.ts";

/** What is refused about potential customers. */
export const refusePotential = refusals({
  "potential.marginRange": {
    status: 400,
    en: "0 to 100 per cent.",
    vi: "Từ 0 đến 100 phần trăm.",
  },
  "potential.activeCannotGo": {
    status: 409,
    en: "{name} is active. Deactivate it before deleting it.",
    vi: "{name} đang dùng. Vui lòng ngừng dùng trước khi xóa.",
  },
  "potential.customerAlready": {
    status: 409,
    en: "{name} has become a customer already.",
    vi: "{name} đã trở thành khách hàng.",
  },
  "potential.addressMissing": {
    status: 400,
    en: "A customer needs an address. Fill it in first.",
    vi: "Khách hàng cần có địa chỉ. Vui lòng nhập địa chỉ trước.",
  },
});
