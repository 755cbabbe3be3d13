import {
  operationsJobForm,
  operationsJobList,
  operationsTrade,
  virtualBill,
} from "./operationsJob.ts";
import { tabsWithoutBills } from "./jobTabs.ts";
import { operationsPapers } from "./paperSets.ts";
import type { Service } from "./serviceDeclaration.ts";

/** Carrying goods on the road. */
export const inlandTrucking = {
  code: "TK",
  formerCode: "IT",
  name: { en: "Trucking Inland", vi: "Vận tải nội địa", former: ["Trucking", "Vận tải bộ"] },
  menu: "opsTruckingInland",
  formerMenu: {
    id: "docInlandTrucking",
    route: "inland-trucking",
    name: { en: "Inland Trucking", vi: "Vận tải bộ" },
  },
  route: "trucking-inland",
  pages: {
    job: "trucking-inland-edit",
    create: "new-trucking-inland",
    imported: "import-charge-trucking-inland",
  },
  jobPrefix: "TKI",
  product: "Trucking",
  family: "operations",
  direction: null,
  goods: "containers",
  isOpen: true,
  trade: operationsTrade,
  list: operationsJobList,
  form: operationsJobForm({ product: "Trucking", rules: ["truckingOnly"] }),
  bill: virtualBill,
  tabs: tabsWithoutBills,
  sideLinks: ["arrivalMail", "deliveryMail", "coverPage"],
  papers: ["profitSheet", "billOfJob"],
  paperSet: operationsPapers,
} as const satisfies Service;
