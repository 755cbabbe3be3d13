import { type Screen, screen } from "@fairway/ui/screens.ts";
import { authorityWords } from "./authorityWords.ts";
import { titles as words } from "./titles.ts";

/** The screens of people and their rights. */
export const screens: readonly Screen[] = [
  screen({
    path: "/home/system/user-management",
    menu: "sysUserManagement",
    title: words.users,
    load: () => import("./UserList.tsx"),
  }),
  screen({
    path: "/home/system/user-management/new",
    menu: "sysUserManagement",
    title: words.userNew,
    load: () => import("./UserPage.tsx"),
  }),
  screen({
    path: "/home/system/user-management/import",
    menu: "sysUserManagement",
    title: words.importUsers,
    load: () => import("./UserImport.tsx"),
  }),
  screen({
    path: "/home/system/user-management/:id",
    menu: "sysUserManagement",
    title: words.userDetail,
    load: () => import("./UserPage.tsx"),
  }),
  screen({
    path: "/home/system/user-management/:id/permission/:permissionId/:type",
    menu: "sysUserManagement",
    title: words.userRights,
    load: () => import("./SetPage.tsx"),
  }),
  screen({
    path: "/home/system/group/:id/:ido/:uid/:type",
    menu: "sysGroup",
    title: words.groupRights,
    load: () => import("./UnitSetPage.tsx"),
  }),
  screen({
    path: "/home/system/department/:id/:ido/:uid/:type",
    menu: "sysDepartment",
    title: words.departmentRights,
    load: () => import("./UnitSetPage.tsx"),
  }),
  screen({
    path: "/home/system/company/:id/:ido/:uid/:type",
    menu: "sysCompany",
    title: words.companyRights,
    load: () => import("./UnitSetPage.tsx"),
  }),
  screen({
    path: "/home/system/office/:id/:uid/:type",
    menu: "sysOffice",
    title: words.officeRights,
    load: () => import("./UnitSetPage.tsx"),
  }),
  screen({
    path: "/home/system/company/new",
    menu: "sysCompany",
    title: words.companyNew,
    load: () => import("./CompanyNew.tsx"),
  }),
  screen({
    path: "/home/system/role",
    menu: "sysRole",
    title: words.roles,
    load: () => import("./RoleList.tsx"),
  }),
  screen({
    path: "/home/system/permission",
    menu: "sysPermission",
    title: words.templates,
    load: () => import("./TemplateList.tsx"),
  }),
  screen({
    path: "/home/system/permission/new",
    menu: "sysPermission",
    title: words.templateNew,
    load: () => import("./TemplatePage.tsx"),
  }),
  screen({
    path: "/home/system/permission/:id",
    menu: "sysPermission",
    title: words.templateDetail,
    load: () => import("./TemplatePage.tsx"),
  }),
  screen({
    path: "/home/system/authorization",
    menu: "sysAuthorize",
    title: authorityWords.screen,
    load: () => import("./AuthorizationScreen.tsx"),
  }),
];
