/** The names of the kinds of users. */
export const userTypeNames = {
  "Normal User": { en: "Normal user", vi: "Người dùng" },
  "Local Admin": { en: "Local admin", vi: "Quản trị văn phòng" },
  "Super Admin": { en: "Super admin", vi: "Quản trị hệ thống" },
} as const;

/** The names of the job titles. */
export const userRoleNames = {
  CS: { en: "Documentation (CS)", vi: "Chứng từ (CS)" },
  Sale: { en: "Sale", vi: "Kinh doanh" },
  FIN: { en: "Accountant", vi: "Kế toán" },
  IA: { en: "Internal audit", vi: "Kiểm toán nội bộ" },
  AR: { en: "Account receivable", vi: "Công nợ phải thu" },
  BOD: { en: "BOD", vi: "Ban giám đốc" },
} as const;

/** The names of the working statuses. */
export const workingNames = {
  Working: { en: "Working", vi: "Đang làm việc" },
  "Maternity leave": { en: "Maternity leave", vi: "Nghỉ thai sản" },
  Off: { en: "Off", vi: "Đã nghỉ việc" },
} as const;
