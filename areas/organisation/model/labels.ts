import { field } from "@fairway/core/resource/field.ts";

/** Words that the units of a company share. */
export const labels = {
  code: { en: "Code", vi: "Mã" },
  nameEn: { en: "Name (EN)", vi: "Tên (EN)" },
  nameVn: { en: "Name (Local)", vi: "Tên (VN)" },
  abbreviation: { en: "Abbreviation", vi: "Tên viết tắt" },
  email: { en: "E-mail", vi: "Email" },
} as const;

/** Does the unit still work? */
export const active = field.flag({ label: { en: "Active", vi: "Đang hoạt động" }, start: true });
