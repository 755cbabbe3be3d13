import { ownFiles } from "@fairway/areas/document/server/documentFiles.ts";
import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { addPayment } from "./addPayment.ts";
import { cancelPayment } from "./cancelPayment.ts";
import { exportPayablePayments, exportPayables } from "./exportPayables.ts";
import { getPayment, paymentHistory } from "./getPayment.ts";
import { agePayables, listPayables, paymentsOf } from "./listPayables.ts";
import { vendorPaymentSource } from "./vendorPaymentTable.ts";

ownFiles(vendorPaymentSource, ({ paymentNo: billingNo }) => ({ billingNo }));

/** The calls of payables. */
export const handlers: Served[] = [
  serve(contract.pagePayables, listPayables),
  serve(contract.paymentsOf, paymentsOf),
  serve(contract.agePayables, agePayables),
  serve(contract.addPayment, addPayment),
  serve(contract.getPayment, getPayment),
  serve(contract.cancelPayment, cancelPayment),
  serve(contract.paymentHistory, paymentHistory),
  serve(contract.exportPayables, exportPayables),
  serve(contract.exportPayablePayments, exportPayablePayments),
];
