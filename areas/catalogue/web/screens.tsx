import { type Screen, screen } from "@fairway/ui/screens.ts";
import { incotermWords } from "./incotermWords.ts";
import { catalogueWords as words } from "./words.ts";

/** The screens of the catalogue. */
export const screens: readonly Screen[] = [
  screen({
    path: "/home/catalogue/unit",
    menu: "catUnit",
    title: words.unit,
    load: () => import("./UnitList.tsx"),
  }),
  screen({
    path: "/home/catalogue/currency",
    menu: "catCurrency",
    title: words.currency,
    load: () => import("./CurrencyList.tsx"),
  }),
  screen({
    path: "/home/catalogue/port-index",
    menu: "catPortindex",
    title: words.port,
    load: () => import("./PortList.tsx"),
  }),
  screen({
    path: "/home/catalogue/port-index/import",
    menu: "catPortindex",
    title: words.importPort,
    load: () => import("./PortImport.tsx"),
  }),
  screen({
    path: "/home/catalogue/location",
    menu: "catLocation",
    title: words.location,
    load: () => import("./LocationList.tsx"),
  }),
  screen({
    path: "/home/catalogue/location/location-import",
    menu: "catLocation",
    title: words.importLocation,
    load: () => import("./LocationImport.tsx"),
  }),
  screen({
    path: "/home/catalogue/commodity",
    menu: "catCommodity",
    title: words.commodity,
    load: () => import("./CommodityScreen.tsx"),
  }),
  screen({
    path: "/home/catalogue/commodity/commodity-import",
    menu: "catCommodity",
    title: words.importCommodity,
    load: () => import("./CommodityImport.tsx"),
  }),
  screen({
    path: "/home/catalogue/commodity/commodity-group-import",
    menu: "catCommodity",
    title: words.importCommodityGroup,
    load: () => import("./CommodityGroupImport.tsx"),
  }),
  screen({
    path: "/home/catalogue/charge",
    menu: "catCharge",
    title: words.charge,
    load: () => import("./ChargeList.tsx"),
  }),
  screen({
    path: "/home/catalogue/charge/addnew",
    menu: "catCharge",
    title: words.chargeNew,
    load: () => import("./ChargeForm.tsx"),
  }),
  screen({
    path: "/home/catalogue/charge/import",
    menu: "catCharge",
    title: words.importCharge,
    load: () => import("./ChargeImport.tsx"),
  }),
  screen({
    path: "/home/catalogue/charge/import-account-voucher",
    menu: "catCharge",
    title: words.importAccounts,
    load: () => import("./AccountImport.tsx"),
  }),
  screen({
    path: "/home/catalogue/ware-house",
    menu: "catWarehouse",
    title: words.warehouse,
    load: () => import("./WarehouseList.tsx"),
  }),
  screen({
    path: "/home/catalogue/ware-house/import",
    menu: "catWarehouse",
    title: words.importWarehouse,
    load: () => import("./WarehouseImport.tsx"),
  }),
  screen({
    path: "/home/catalogue/stage-management",
    menu: "catStage",
    title: words.stage,
    load: () => import("./StageList.tsx"),
  }),
  screen({
    path: "/home/catalogue/stage-management/stage-import",
    menu: "catStage",
    title: words.importStage,
    load: () => import("./StageImport.tsx"),
  }),
  screen({
    path: "/home/catalogue/bank",
    menu: "catBank",
    title: words.bank,
    load: () => import("./BankList.tsx"),
  }),
  screen({
    path: "/home/catalogue/bank/import",
    menu: "catBank",
    title: words.importBank,
    load: () => import("./BankImport.tsx"),
  }),
  screen({
    path: "/home/catalogue/chart-of-accounts",
    menu: "catChartOfAccounts",
    title: words.chart,
    load: () => import("./AccountList.tsx"),
  }),
  screen({
    path: "/home/catalogue/chart-of-accounts/import",
    menu: "catChartOfAccounts",
    title: words.importChart,
    load: () => import("./ChartImport.tsx"),
  }),
  screen({
    path: "/home/catalogue/charge/import-standard-charge",
    menu: "catCharge",
    title: words.importStandard,
    load: () => import("./StandardChargeImport.tsx"),
  }),
  screen({
    path: "/home/catalogue/charge/:id",
    menu: "catCharge",
    title: words.chargeDetail,
    load: () => import("./ChargeForm.tsx"),
  }),
  screen({
    path: "/home/commercial/incoterm",
    menu: "commercialIncoterm",
    title: incotermWords.incoterm,
    load: () => import("./IncotermList.tsx"),
  }),
  screen({
    path: "/home/commercial/incoterm/new",
    menu: "commercialIncoterm",
    title: incotermWords.new,
    load: () => import("./IncotermForm.tsx"),
  }),
  screen({
    path: "/home/commercial/incoterm/:incotermId",
    menu: "commercialIncoterm",
    title: incotermWords.detail,
    load: () => import("./IncotermForm.tsx"),
  }),
];
