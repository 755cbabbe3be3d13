import { screen } from "@fairway/ui/screens.ts";
import { settlementHome } from "../model/settlementHome.ts";
import { titles } from "./titles.ts";

const menu = "acctSP";

/** The screens of settlements. An approver opens its page without a right on the menu. */
export const screens = [
  screen({
    path: settlementHome,
    menu,
    title: titles.settlements,
    load: () => import("./SettlementList.tsx"),
  }),
  screen({
    path: `${settlementHome}/new`,
    menu,
    title: titles.newSettlement,
    load: () => import("./SettlementNew.tsx"),
  }),
  screen({
    path: `${settlementHome}/:id`,
    menu,
    title: titles.settlement,
    load: () => import("./SettlementEdit.tsx"),
  }),
  screen({
    path: `${settlementHome}/:id/approve`,
    title: titles.approve,
    load: () => import("./SettlementApprove.tsx"),
  }),
];
