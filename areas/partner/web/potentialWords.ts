/** Texts of the screen of potential customers. */
export const potentialWords = {
  customer: { en: "Customer", vi: "Khách hàng" },
  convert: { en: "Make customer", vi: "Chuyển thành khách hàng" },
  convertTitle: { en: "Make {name} a customer?", vi: "Chuyển {name} thành khách hàng?" },
  convertDetail: {
    en: "An inactive customer is made from what is known; the potential customer retires.",
    vi: "Hệ thống tạo khách hàng (chưa hoạt động) từ thông tin hiện có và ngừng theo dõi khách tiềm năng.",
  },
  converted: { en: "Customer {accountNo} was made", vi: "Đã tạo khách hàng {accountNo}" },
  open: { en: "Open customer", vi: "Mở khách hàng" },
} as const;
