/** Texts of the screen of potential customers. */
export const potentialWords = {
  customer: { en: "Customer", vi: "Khách hàng" },
  convert: { en: "Make customer", vi: "Chuyển thành khách hàng" },
  convertTitle: { en: "Make {name} a customer?", vi: "Chuyển {name} thành khách hàng?" },
  convertDetail: {
    en: "This creates an inactive customer from the known data; the potential customer becomes inactive.",
    vi: "Hệ thống tạo khách hàng (chưa dùng) từ thông tin hiện có và chuyển khách tiềm năng sang ngừng dùng.",
  },
  converted: { en: "Customer {accountNo} was created", vi: "Đã tạo khách hàng {accountNo}" },
  open: { en: "Open customer", vi: "Mở khách hàng" },
} as const;
