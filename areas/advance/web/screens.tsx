import { screen } from "@fairway/ui/screens.ts";
import { advanceHome } from "../model/advanceHome.ts";
import { titles } from "./titles.ts";

const menu = "acctAP";

/** The screens of advances. An approver opens its page without a right on the menu. */
export const screens = [
  screen({
    path: advanceHome,
    menu,
    title: titles.advances,
    load: () => import("./AdvanceList.tsx"),
  }),
  screen({
    path: `${advanceHome}/new`,
    menu,
    title: titles.newAdvance,
    load: () => import("./AdvanceNew.tsx"),
  }),
  screen({
    path: `${advanceHome}/import-voucher`,
    menu,
    title: titles.importVoucher,
    load: () => import("./VoucherImport.tsx"),
  }),
  screen({
    path: `${advanceHome}/balances`,
    menu,
    title: titles.balances,
    load: () => import("./AdvanceBalances.tsx"),
  }),
  screen({
    path: `${advanceHome}/:id`,
    menu,
    title: titles.advance,
    load: () => import("./AdvanceEdit.tsx"),
  }),
  screen({
    path: `${advanceHome}/:id/approve`,
    title: titles.approve,
    load: () => import("./AdvanceApprove.tsx"),
  }),
];
