import { type Screen, screen } from "@fairway/ui/screens.ts";
import { titles } from "./titles.ts";

const importing = () => import("./AgreementImport.tsx");

/** The screens of agreements; the others are tabs and places on the pages of partners. */
export const screens: readonly Screen[] = [
  screen({
    path: "/home/commercial/customer/importContract",
    menu: "commercialCustomer",
    title: titles.agreementImport,
    load: importing,
  }),
  screen({
    path: "/home/commercial/agent/importContract",
    menu: "commercialAgent",
    title: titles.agreementImport,
    load: importing,
  }),
];
