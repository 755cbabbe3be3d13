import { field } from "@fairway/core/resource/field.ts";

/** Labels that the units of a company share. */
export const labels = {
  code: { en: "Code", vi: "Mã" },
  nameEn: { en: "Name (EN)", vi: "Tên (EN)" },
  nameVn: { en: "Name (Local)", vi: "Tên (VN)" },
  abbreviation: { en: "Abbreviation", vi: "Tên viết tắt" },
  email: { en: "E-mail", vi: "Email" },
} as const;

/** Is the unit active? */
export const active = field.flag({
  label: { en: "Active", vi: "Đang dùng", former: ["Đang hoạt động"] },
  start: true,
});
