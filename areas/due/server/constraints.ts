import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { refuseDue } from "../model/refusals.ts";

/** Maps the database constraints of items to refusals. */
registerConstraints({
  due_never_overcleared: () => refuseDue("invoice.overpaid"),
  due_not_below_zero: () => refuseDue("invoice.paidBelowZero"),
  due_term_range: () => refuseDue("invoice.term", {}, { field: "paymentTerm" }),
});
