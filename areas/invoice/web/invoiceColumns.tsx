import {
  amountColumn,
  createdColumn,
  creatorColumn,
  dayColumn,
  numberColumn,
  statusColumn,
} from "@fairway/areas/document/web/documentColumns.tsx";
import { syncColumn } from "@fairway/areas/document/web/syncColumn.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import type { ShownInvoice } from "../model/invoice.ts";
import { invoiceKind } from "../model/invoiceKind.ts";
import { words } from "./words.ts";

/** The number, partner and payment status with which the lists of invoices and vouchers begin. */
export const leadingColumns = (
  home: (row: ShownInvoice) => string,
  partnerWidth: number,
): readonly Column<ShownInvoice>[] => [
  numberColumn(
    { key: "voucherId", title: words.voucherId, width: 128 },
    (row) => row.voucherId,
    home,
  ),
  {
    key: "partner",
    title: words.partner,
    width: partnerWidth,
    read: (row) => row.partnerName,
    sheet: ["partnerCode", "partnerName"],
  },
  statusColumn(invoiceKind, words.status, 150),
];

/** The total and what is open of it. */
export const sumColumns: readonly Column<ShownInvoice>[] = [
  amountColumn(
    { key: "total", title: words.total, width: 128, sheet: ["totalAmount", "currencyId"] },
    (row) => row.totalAmount,
  ),
  amountColumn(
    { key: "unpaid", title: words.unpaid, width: 128, sheet: ["unpaidAmount", "currencyId"] },
    (row) => row.unpaidAmount,
  ),
];

export const dueDateColumn: Column<ShownInvoice> = dayColumn(
  { key: "dueDate", title: words.dueDate, width: 115, sheet: "paymentDueDate" },
  (row) => row.paymentDueDate,
);

export const jobsColumn: Column<ShownInvoice> = {
  key: "jobs",
  title: words.jobNos2,
  width: 130,
  read: (row) => row.jobNos,
  sheet: "jobNos",
};

/** Whether accounting has it, who made it, and when. */
export const madeColumns: readonly Column<ShownInvoice>[] = [
  syncColumn(),
  creatorColumn(words.creator, 110),
  { ...createdColumn(words.created), hidden: true },
];
