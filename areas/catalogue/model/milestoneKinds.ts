/** What the jobs of a forwarder reach, in the order of an export; stages of the catalogue name them. */
export const milestoneKinds = {
  booked: { en: "Booked", vi: "Đã đặt chỗ" },
  papers: { en: "Papers received", vi: "Nhận chứng từ" },
  declared: { en: "Declared", vi: "Mở tờ khai" },
  channel: { en: "Channel", vi: "Phân luồng" },
  cleared: { en: "Customs cleared", vi: "Thông quan" },
  pickedUp: { en: "Picked up", vi: "Lấy hàng" },
  gateIn: { en: "Gate in", vi: "Vào cảng" },
  departed: { en: "Departed", vi: "Khởi hành" },
  arrived: { en: "Arrived", vi: "Đến nơi" },
  delivered: { en: "Delivered", vi: "Đã giao hàng" },
  emptyReturned: { en: "Empty returned", vi: "Đã trả rỗng" },
  billed: { en: "Billed", vi: "Đã báo nợ" },
} as const;
export type MilestoneKind = keyof typeof milestoneKinds;
