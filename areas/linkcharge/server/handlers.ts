import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { refuseLink } from "../model/refusals.ts";
import { linkCharges, linkFeeJob } from "./linkFees.ts";
import { linkOfCharge } from "./linkOfCharge.ts";
import { cancelLinkCharge, revertLinkFee } from "./revertLinks.ts";

/** The calls of links between charges of two jobs. */
export const handlers: Served[] = [
  serve(contract.linkFeeJob, linkFeeJob),
  serve(contract.linkCharges, linkCharges),
  serve(contract.revertLinkFee, revertLinkFee),
  serve(contract.cancelLinkCharge, cancelLinkCharge),
  serve(contract.getLinkOfCharge, linkOfCharge),
];

// The verbs name the lines; these refuse what two users do in the same moment.
registerConstraints({
  link_charge_origin_once: () => refuseLink("linkCharge.linkedMeanwhile"),
  link_charge_origin_fk: () => refuseLink("linkCharge.heldByLink"),
  link_charge_linked_fk: () => refuseLink("linkCharge.heldByLink"),
});
