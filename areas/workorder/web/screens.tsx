import { screen } from "@fairway/ui/screens.ts";
import { workOrderHome } from "../model/workOrderHome.ts";
import { titles } from "./titles.ts";

const menu = "commercialWorkOrder";

/** The screens of work orders. An approver opens the page of an order without a right on the menu. */
export const screens = [
  screen({
    path: workOrderHome,
    menu,
    title: titles.orders,
    load: () => import("./WorkOrderList.tsx"),
  }),
  screen({
    path: `${workOrderHome}/new/:transactionType`,
    menu,
    title: titles.newOrder,
    load: () => import("./WorkOrderNew.tsx"),
  }),
  screen({
    path: `${workOrderHome}/:id`,
    title: titles.order,
    load: () => import("./WorkOrderPage.tsx"),
  }),
];
