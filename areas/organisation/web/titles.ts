/** The titles of the screens and tabs of units and users, needed before the screens are loaded. */
export const titles = {
  company: { en: "Company", vi: "Công ty" },
  companyDetail: { en: "Company detail", vi: "Chi tiết công ty" },
  office: { en: "Office", vi: "Văn phòng" },
  officeNew: { en: "New office", vi: "Thêm văn phòng" },
  officeDetail: { en: "Office detail", vi: "Chi tiết văn phòng" },
  department: { en: "Department", vi: "Phòng ban" },
  departmentNew: { en: "New department", vi: "Thêm phòng ban" },
  departmentDetail: { en: "Department detail", vi: "Chi tiết phòng ban" },
  group: { en: "Group", vi: "Nhóm" },
  groupNew: { en: "New group", vi: "Thêm nhóm" },
  groupDetail: { en: "Group detail", vi: "Chi tiết nhóm" },
} as const;
