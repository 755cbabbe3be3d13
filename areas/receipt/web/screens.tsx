import { screen } from "@fairway/ui/screens.ts";
import { titles as words } from "./titles.ts";

const base = "/home/accounting/account-receivable-payable";
const menu = "acctARP";

export const screens = [
  screen({ path: base, menu, title: words.receivable, load: () => import("./ReceiptList.tsx") }),
  screen({
    path: `${base}/history-payment`,
    menu,
    title: words.paymentHistory,
    load: () => import("./PaymentHistory.tsx"),
  }),
  screen({
    path: `${base}/history-payment/import`,
    menu,
    title: words.paymentImport,
    load: () => import("./PaymentImport.tsx"),
  }),
  screen({
    path: `${base}/receipt/:type/new`,
    menu,
    title: words.newReceipt,
    load: () => import("./ReceiptNew.tsx"),
  }),
  screen({
    path: `${base}/receipt/:id`,
    menu,
    title: words.detail,
    load: () => import("./ReceiptScreen.tsx"),
  }),
];
