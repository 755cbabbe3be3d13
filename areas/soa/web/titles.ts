/** The titles of the screens of statements. */
export const titles = {
  statements: { en: "Statements of account", vi: "Bảng kê công nợ" },
  newStatement: { en: "New statement", vi: "Lập bảng kê" },
  statement: { en: "Statement", vi: "Bảng kê" },
  editStatement: { en: "Edit statement", vi: "Sửa bảng kê" },
} as const;
