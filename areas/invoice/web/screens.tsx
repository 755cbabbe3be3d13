import { screen } from "@fairway/ui/screens.ts";
import { confirmHome } from "../model/confirmHome.ts";
import { titles as words } from "./titles.ts";

const base = "/home/accounting/management";
const menu = "accManagement";

export const screens = [
  screen({ path: base, menu, title: words.management, load: () => import("./NoteList.tsx") }),
  screen({
    path: `${base}/cd-invoice`,
    menu,
    title: words.notes,
    load: () => import("./NoteList.tsx"),
  }),
  screen({
    path: `${base}/vat-invoice`,
    menu,
    title: words.vatInvoice,
    load: () => import("./VatInvoiceList.tsx"),
  }),
  screen({
    path: `${base}/vat-invoice/new`,
    menu,
    title: words.newInvoice,
    load: () => import("./InvoiceNew.tsx"),
  }),
  screen({
    path: `${base}/vat-invoice/import`,
    menu,
    title: words.importNumbers,
    load: () => import("./RealNumberImport.tsx"),
  }),
  screen({
    path: `${base}/vat-invoice/:vatInvoiceId`,
    menu,
    title: words.detail,
    load: () => import("./InvoiceDetailScreen.tsx"),
  }),
  screen({
    path: confirmHome,
    menu: "acctSOA",
    title: words.confirmBilling,
    load: () => import("./ConfirmBillingList.tsx"),
  }),
  screen({
    path: `${confirmHome}/:vatInvoiceId`,
    menu: "acctSOA",
    title: words.invoiceToConfirm,
    load: () => import("./ConfirmBillingDetail.tsx"),
  }),
  screen({
    path: `${base}/voucher`,
    menu,
    title: words.vouchers,
    load: () => import("./VoucherList.tsx"),
  }),
  screen({
    path: `${base}/voucher/new`,
    menu,
    title: words.newVoucher,
    load: () => import("./VoucherNew.tsx"),
  }),
  screen({
    path: `${base}/voucher/:voucherId`,
    menu,
    title: words.voucher,
    load: () => import("./VoucherDetailScreen.tsx"),
  }),
];
