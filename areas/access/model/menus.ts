import { families } from "@fairway/areas/service/model/families.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { services } from "@fairway/areas/service/model/services.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** One entry of the side menu; an entry without parent is a module. */
export interface Menu {
  readonly id: string;
  readonly parentId: string | null;
  /** A module's route ends with a slash; a screen's route is joined to it. */
  readonly route: string;
  readonly name: Words;
  readonly icon: string | null;
  readonly display: boolean;
}

type Screen = readonly [id: string, route: string, en: string, vi: string, hidden?: "hidden"];

const module = (
  id: string,
  route: string,
  en: string,
  vi: string,
  icon: string,
  screens: readonly Screen[],
): Menu[] => [
  { id, parentId: null, route: `/home/${route}/`, name: { en, vi }, icon, display: true },
  ...screens.map(([screenId, path, nameEn, nameVi, hidden]) => ({
    id: screenId,
    parentId: id,
    route: path,
    name: { en: nameEn, vi: nameVi },
    icon: null,
    display: !hidden,
  })),
];

/** The screens on which the jobs of the services of a module are worked. */
const worked = (moduleId: "doc" | "ops"): Screen[] =>
  services
    .filter((each) => families[each.family].module === moduleId)
    .map(({ menu, route, menuName, name }: Service) => {
      const { en, vi } = menuName ?? name;
      return [menu, route, en, vi];
    });

/** Former screens whose rights still count; they are listed with the services of documents. */
const former = (): Screen[] =>
  services.flatMap(({ formerMenu }: Service): Screen[] =>
    formerMenu
      ? [[formerMenu.id, formerMenu.route, formerMenu.name.en, formerMenu.name.vi, "hidden"]]
      : [],
  );

/** Every module and screen in the order of the side menu; the ids are the names of the rights. */
export const menus: readonly Menu[] = [
  ...module("commercial", "commercial", "Commercial", "Thương mại", "briefcase", [
    ["commercialAgent", "agent", "Agent", "Đại lý"],
    ["commercialCustomer", "customer", "Customer", "Khách hàng"],
    ["commercialIncoterm", "incoterm", "Incoterm", "Điều kiện giao hàng"],
    ["commercialPotential", "potential-customer", "Potential Customer", "Khách hàng tiềm năng"],
    ["commercialWorkOrder", "work-order", "Work Order", "Lệnh công việc"],
  ]),
  ...module("ops", "operation", "Logistics", "Logistics", "truck", [
    ...worked("ops"),
    ["opsAssignment", "assigment", "Assignment", "Phân công"],
    ["opsTruckingAssignment", "trucking-assigment", "Trucking Assignment", "Điều xe"],
    ["opsRadar", "radar", "Cut-off Radar", "Hạn chót"],
    ["opsOpenCosts", "open-costs", "Open Costs", "Chi phí cần xem"],
    ["opsCustomClearance", "custom-clearance", "Custom Clearance", "Tờ khai hải quan"],
  ]),
  ...module("doc", "documentation", "Services", "Dịch vụ chứng từ", "file-text", [
    ...worked("doc"),
    ["docBillMe", "bill-me", "Bill Me", "Cần lập giấy báo"],
    ...former(),
  ]),
  ...module("acct", "accounting", "Accounting", "Kế toán", "calculator", [
    ["acctSOA", "statement-of-account", "Statement Of Account", "Bảng kê công nợ"],
    ["acctAP", "advance-payment", "Advance Payment", "Tạm ứng"],
    ["acctSP", "settlement-payment", "Settlement Payment", "Thanh toán tạm ứng"],
    [
      "acctARP",
      "account-receivable-payable",
      "Accounts Receivable Payable",
      "Công nợ phải thu – phải trả",
    ],
    ["acctPayable", "account-payable", "Accounts Payable", "Công nợ phải trả"],
    ["accManagement", "management", "Accounting Management", "Quản lý hóa đơn – chứng từ"],
  ]),
  ...module("cat", "catalogue", "Catalogue", "Danh mục", "book", [
    ["catWarehouse", "ware-house", "Warehouse", "Kho"],
    ["catPortindex", "port-index", "Port", "Cảng"],
    ["catPartnerdata", "partner-data", "Supplier/Carrier", "Nhà cung cấp"],
    ["catCommodity", "commodity", "Commodity", "Hàng hóa"],
    ["catStage", "stage-management", "Stage", "Công đoạn"],
    ["catUnit", "unit", "Unit", "Đơn vị"],
    ["catLocation", "location", "Location", "Địa điểm"],
    ["catCharge", "charge", "Charge", "Phí"],
    ["catCurrency", "currency", "Currency", "Tiền tệ"],
    ["catBank", "bank", "Bank", "Ngân hàng"],
    ["catChartOfAccounts", "chart-of-accounts", "Chart Of Accounts", "Hệ thống tài khoản"],
  ]),
  ...module("report", "report", "Report", "Báo cáo", "chart", [
    ["reportGeneral", "general-report", "General Report", "Báo cáo tổng hợp"],
    ["reportSale", "sale-report", "Sale Report", "Báo cáo kinh doanh"],
    ["reportSheetDebit", "sheet-debit-report", "Accountant Report", "Báo cáo kế toán"],
    ["reportCommission", "commission-incentive-report", "Commission/Incentive", "Hoa hồng"],
    ["reportPL", "pl-report", "P/L Report", "Báo cáo lãi lỗ"],
    [
      "reportPerformanceReport",
      "performance-report",
      "Performance Report",
      "Báo cáo hiệu suất",
      "hidden",
    ],
    [
      "reportShipmentOverview",
      "shipment-overview",
      "Shipment Overview",
      "Tổng quan lô hàng",
      "hidden",
    ],
  ]),
  ...module("setting", "tool", "Tool", "Công cụ", "wrench", [
    ["settingEcusConnection", "ecus-connection", "Ecus Connection", "Kết nối ECUS"],
    ["settingTariff", "tariff", "Tariff", "Biểu giá"],
    ["settingFreeTime", "free-time", "Free Time", "Thời gian miễn phí"],
    ["settingExchangeRate", "exchange-rate", "Exchange Rate", "Tỷ giá"],
    ["settingUnlockRequest", "unlock-request", "Unlock Request", "Yêu cầu mở khóa"],
    ["settingUnlock", "unlock", "Lock and Unlock", "Khóa và mở khóa"],
    ["settingLinkFee", "link-fee", "Link Fee", "Liên kết phí"],
    ["settingCatalogLogViewer", "log-viewer", "Log Viewer", "Nhật ký"],
    ["settingIDDefinition", "id-definition", "ID Definition", "Định nghĩa mã"],
    ["settingKPI", "kpi", "KPI", "KPI"],
    ["settingSupplier", "supplier", "Supplier", "Nhà cung cấp (công cụ)"],
    ["settingFileManagement", "file-management", "Files Management", "Quản lý tệp"],
  ]),
  ...module("sys", "system", "System", "Hệ thống", "settings", [
    ["sysUserManagement", "user-management", "User Management", "Người dùng"],
    ["sysGroup", "group", "Group", "Nhóm"],
    ["sysRole", "role", "Role", "Vai trò"],
    ["sysPermission", "permission", "Permission", "Phân quyền"],
    ["sysDepartment", "department", "Department", "Phòng ban"],
    ["sysCompany", "company", "Company", "Công ty"],
    ["sysOffice", "office", "Office", "Văn phòng"],
    ["sysAuthorize", "authorization", "Authorization", "Ủy quyền"],
    ["sysMail", "mail-templates", "E-mail Settings", "Cấu hình email"],
    ["sysNotification", "notification", "System Message", "Thông báo hệ thống"],
  ]),
  ...module("design", "designs-zone", "Design Zone", "Mẫu giao diện", "layout", [
    ["designForm", "form", "Form", "Biểu mẫu"],
    ["designTable", "table", "Table", "Bảng"],
  ]),
];

/** The screens alone: what rights are given for. */
export const screens: readonly Menu[] = menus.filter((menu) => menu.parentId !== null);

const byKey = new Map(screens.flatMap((menu) => [menu.id, menu.route].map((key) => [key, menu])));

/** Finds a screen by its id or its route below the module; null when there is none. */
export function findScreen(idOrRoute: string): Menu | null {
  return byKey.get(idOrRoute) ?? null;
}
