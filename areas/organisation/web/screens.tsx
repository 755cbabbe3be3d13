import { type Screen, screen } from "@fairway/ui/screens.ts";
import { lazy } from "react";
import { titles as words } from "./titles.ts";

/** The places of a user, for a page of another area. */
export const PlaceTable = lazy(async () => ({
  default: (await import("./PlaceTable.tsx")).PlaceTable,
}));

/** The screens of the units of the company. */
export const screens: readonly Screen[] = [
  screen({
    path: "/home/system/company",
    menu: "sysCompany",
    title: words.company,
    load: () => import("./CompanyList.tsx"),
  }),
  screen({
    path: "/home/system/company/:id",
    menu: "sysCompany",
    title: words.companyDetail,
    load: () => import("./CompanyPage.tsx"),
  }),
  screen({
    path: "/home/system/office",
    menu: "sysOffice",
    title: words.office,
    load: () => import("./OfficeList.tsx"),
  }),
  screen({
    path: "/home/system/office/addnew",
    menu: "sysOffice",
    title: words.officeNew,
    load: () => import("./OfficePage.tsx"),
  }),
  screen({
    path: "/home/system/office/:id",
    menu: "sysOffice",
    title: words.officeDetail,
    load: () => import("./OfficePage.tsx"),
  }),
  screen({
    path: "/home/system/department",
    menu: "sysDepartment",
    title: words.department,
    load: () => import("./DepartmentList.tsx"),
  }),
  screen({
    path: "/home/system/department/new",
    menu: "sysDepartment",
    title: words.departmentNew,
    load: () => import("./DepartmentPage.tsx"),
  }),
  screen({
    path: "/home/system/department/:id",
    menu: "sysDepartment",
    title: words.departmentDetail,
    load: () => import("./DepartmentPage.tsx"),
  }),
  screen({
    path: "/home/system/group",
    menu: "sysGroup",
    title: words.group,
    load: () => import("./GroupList.tsx"),
  }),
  screen({
    path: "/home/system/group/new",
    menu: "sysGroup",
    title: words.groupNew,
    load: () => import("./GroupPage.tsx"),
  }),
  screen({
    path: "/home/system/group/:id",
    menu: "sysGroup",
    title: words.groupDetail,
    load: () => import("./GroupPage.tsx"),
  }),
];
