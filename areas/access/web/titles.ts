/** The names of screens and tabs of people, rights and templates: known before the screens are loaded. */
export const titles = {
  users: { en: "User management", vi: "Quản lý người dùng" },
  userNew: { en: "New user", vi: "Thêm người dùng" },
  userDetail: { en: "User detail", vi: "Chi tiết người dùng" },
  userRights: { en: "User permission", vi: "Phân quyền người dùng" },
  groupRights: { en: "User permission from group", vi: "Phân quyền người dùng từ nhóm" },
  departmentRights: {
    en: "User permission from department",
    vi: "Phân quyền người dùng từ phòng ban",
  },
  companyRights: { en: "User permission from company", vi: "Phân quyền người dùng từ công ty" },
  officeRights: { en: "User permission from office", vi: "Phân quyền người dùng từ văn phòng" },
  templates: { en: "Permission template", vi: "Mẫu phân quyền" },
  templateNew: { en: "New permission template", vi: "Thêm mẫu phân quyền" },
  templateDetail: { en: "Permission template detail", vi: "Chi tiết mẫu phân quyền" },
  roles: { en: "Role", vi: "Vai trò" },
  importUsers: { en: "Import users", vi: "Nhập người dùng từ Excel" },
  companyNew: { en: "New company", vi: "Thêm công ty" },
} as const;
