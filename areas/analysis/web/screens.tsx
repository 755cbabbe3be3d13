import { type Screen, screen } from "@fairway/ui/screens.ts";
import { accountantReportTitle } from "../model/accountantReportTitle.ts";
import { commissionReportTitle } from "../model/commissionReportTitle.ts";
import { generalReportTitle } from "../model/generalReportTitle.ts";
import { supplierReportTitle } from "../model/supplierReportTitle.ts";
import { saleReportTitle } from "../model/saleReportTitle.ts";

/** The reports. */
export const screens: readonly Screen[] = [
  screen({
    path: "/home/report/general-report",
    menu: "reportGeneral",
    title: generalReportTitle,
    load: () => import("./GeneralReport.tsx"),
  }),
  screen({
    path: "/home/report/sheet-debit-report",
    menu: "reportSheetDebit",
    title: accountantReportTitle,
    load: () => import("./AccountantReport.tsx"),
  }),
  screen({
    path: "/home/report/sale-report",
    menu: "reportSale",
    title: saleReportTitle,
    load: () => import("./SaleReport.tsx"),
  }),
  screen({
    path: "/home/report/commission-incentive-report",
    menu: "reportCommission",
    title: commissionReportTitle,
    load: () => import("./CommissionReport.tsx"),
  }),
  screen({
    path: "/home/tool/supplier",
    menu: "settingSupplier",
    title: supplierReportTitle,
    load: () => import("./SupplierReport.tsx"),
  }),
];
