import { field } from "@fairway/core/resource/field.ts";

/** Words that many lists share. */
export const labels = {
  code: { en: "Code", vi: "Mã" },
  nameEn: { en: "Name (EN)", vi: "Tên (EN)" },
  nameVn: { en: "Name (Local)", vi: "Tên (VN)" },
  orderNo: { en: "Place in the list", vi: "Thứ tự trong danh sách" },
  note: { en: "Note", vi: "Ghi chú" },
  country: { en: "Country", vi: "Quốc gia" },
  city: { en: "City / Province", vi: "Tỉnh / Thành phố" },
  district: { en: "District", vi: "Quận / Huyện" },
  ward: { en: "Town / Ward", vi: "Phường / Xã" },
  unit: { en: "Unit", vi: "Đơn vị tính" },
  currency: { en: "Currency", vi: "Loại tiền" },
} as const;

/** Is a record offered in new records? */
export const active = field.flag({ label: { en: "Active", vi: "Đang dùng" }, start: true });
