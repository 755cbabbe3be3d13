/** The titles of the screens of work orders. */
export const titles = {
  orders: { en: "Work order", vi: "Lệnh công việc" },
  newOrder: { en: "New work order", vi: "Thêm lệnh công việc" },
  order: { en: "Work order detail and approval", vi: "Chi tiết và phê duyệt lệnh công việc" },
} as const;
