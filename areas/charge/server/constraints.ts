import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { refuseCharge } from "../model/refusals.ts";

/** Maps the database constraints of claims to refusals. */
registerConstraints({
  charge_claim_not_combined: () => refuseCharge("charge.combined"),
});
