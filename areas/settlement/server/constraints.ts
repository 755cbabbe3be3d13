import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { refuseSettlement } from "../model/refusals.ts";

/** Maps the database constraints of settlements to refusals. */
registerConstraints({
  settlement_balance_is_its_difference: () => refuseSettlement("settlement.sums"),
  settlement_method_is_its_balance: () => refuseSettlement("settlement.method"),
});
