import { type Screen, screen } from "@fairway/ui/screens.ts";
import { lifeTexts } from "./lifeWords.ts";
import { partnerWords as words } from "./words.ts";

const list = () => import("./PartnerList.tsx");
const form = () => import("./PartnerForm.tsx");
const subForm = () => import("./SubPartnerForm.tsx");
const importing = () => import("./PartnerImport.tsx");

/** The screens of partners: partner data, customers and agents. */
export const screens: readonly Screen[] = [
  screen({
    path: "/home/catalogue/partner-data",
    menu: "catPartnerdata",
    title: words.supplier,
    load: list,
  }),
  screen({
    path: "/home/catalogue/partner-data/add",
    menu: "catPartnerdata",
    title: words.supplierNew,
    load: form,
  }),
  screen({
    path: "/home/catalogue/partner-data/import",
    menu: "catPartnerdata",
    title: words.supplierImport,
    load: importing,
  }),
  screen({
    path: "/home/catalogue/partner-data/importBank",
    menu: "catPartnerdata",
    title: words.bankImport,
    load: () => import("./BankImport.tsx"),
  }),
  screen({
    path: "/home/catalogue/partner-data/detail/:id",
    menu: "catPartnerdata",
    title: words.supplierDetail,
    load: form,
  }),
  screen({
    path: "/home/catalogue/partner-data/add-sub/:id",
    menu: "catPartnerdata",
    title: lifeTexts.newSubSupplier,
    load: subForm,
  }),
  screen({
    path: "/home/commercial/customer/new-sub/:partnerId",
    menu: "commercialCustomer",
    title: lifeTexts.newSubCustomer,
    load: subForm,
  }),
  screen({
    path: "/home/commercial/agent/new-sub/:partnerId",
    menu: "commercialAgent",
    title: lifeTexts.newSubAgent,
    load: subForm,
  }),
  screen({
    path: "/home/commercial/customer",
    menu: "commercialCustomer",
    title: words.customer,
    load: list,
  }),
  screen({
    path: "/home/commercial/customer/new",
    menu: "commercialCustomer",
    title: words.customerNew,
    load: form,
  }),
  screen({
    path: "/home/commercial/customer/import",
    menu: "commercialCustomer",
    title: words.customerImport,
    load: importing,
  }),
  screen({
    path: "/home/commercial/customer/:partnerId",
    menu: "commercialCustomer",
    title: words.customerDetail,
    load: form,
  }),
  screen({
    path: "/home/commercial/agent",
    menu: "commercialAgent",
    title: words.agent,
    load: list,
  }),
  screen({
    path: "/home/commercial/agent/new",
    menu: "commercialAgent",
    title: words.agentNew,
    load: form,
  }),
  screen({
    path: "/home/commercial/agent/import",
    menu: "commercialAgent",
    title: words.agentImport,
    load: importing,
  }),
  screen({
    path: "/home/commercial/agent/:partnerId",
    menu: "commercialAgent",
    title: words.agentDetail,
    load: form,
  }),
  screen({
    path: "/home/commercial/potential-customer",
    menu: "commercialPotential",
    title: words.potential,
    load: () => import("./PotentialList.tsx"),
  }),
];
