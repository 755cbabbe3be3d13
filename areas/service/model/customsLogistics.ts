import {
  operationsJobForm,
  operationsJobList,
  operationsTrade,
  virtualBill,
} from "./operationsJob.ts";
import { tabsWithoutBills } from "./jobTabs.ts";
import { operationsPapers } from "./paperSets.ts";
import type { Service } from "./serviceDeclaration.ts";

/** Clearing and delivering goods. */
export const customsLogistics = {
  code: "CL",
  name: { en: "Custom Logistic", vi: "Logistics – hải quan", former: ["Thủ tục hải quan"] },
  menu: "opsJobManagement",
  menuName: { en: "Job Management", vi: "Quản lý lô hàng" },
  route: "job-management",
  pages: { job: "job-edit", create: "new", fees: "job-edit-link-fee" },
  jobPrefix: "LOG",
  product: "Customs",
  family: "operations",
  direction: null,
  goods: "containers",
  isOpen: true,
  hasReplicas: true,
  trade: operationsTrade,
  list: operationsJobList,
  form: operationsJobForm({ product: "chosen", rules: ["neverDomestic"] }),
  bill: virtualBill,
  tabs: tabsWithoutBills,
  sideLinks: ["arrivalMail", "deliveryMail", "coverPage"],
  papers: ["profitSheet", "billOfJob"],
  paperSet: operationsPapers,
} as const satisfies Service;
