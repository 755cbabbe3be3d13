import type { Words } from "@fairway/core/words/words.ts";
import type { Role } from "./rightsFor.ts";

/** What the jobs are called; the templates that a company starts with carry these names. */
export const roleNames: Readonly<Record<Role, Words>> = {
  administrator: { en: "Administrator", vi: "Quản trị viên" },
  director: { en: "Director", vi: "Giám đốc" },
  manager: { en: "Manager", vi: "Trưởng phòng" },
  sales: { en: "Sales", vi: "Kinh doanh" },
  documentation: { en: "Documentation", vi: "Chứng từ" },
  operation: { en: "Operation", vi: "Giao nhận hiện trường" },
  accountant: { en: "Accountant", vi: "Kế toán" },
  receivable: { en: "Receivables", vi: "Công nợ phải thu" },
};
