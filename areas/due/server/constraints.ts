import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { refuseDue } from "../model/refusals.ts";

/** Says in words what the database refuses about items. */
registerConstraints({
  due_never_overcleared: () => refuseDue("invoice.overpaid"),
  due_not_below_zero: () => refuseDue("invoice.paidBelowZero"),
  due_term_range: () => refuseDue("invoice.term", {}, { field: "paymentTerm" }),
});
