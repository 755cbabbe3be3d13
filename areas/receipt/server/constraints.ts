import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { refuseReceipt } from "../model/refusals.ts";

/** Says in words what the database refuses about receipts. */
registerConstraints({
  receipt_no_unique: ({ value }) =>
    refuseReceipt("receipt.numberTaken", { value }, { field: "paymentRefNo" }),
});
