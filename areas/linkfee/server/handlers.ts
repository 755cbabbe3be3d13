import { registerConstraints } from "@fairway/engine/db/constraintRefusals.ts";
import { type Served, serve } from "@fairway/engine/http/serve.ts";
import { resourceHandlers } from "@fairway/engine/resource/resourceHandlers.ts";
import * as contract from "../contract.ts";
import { refuseLinkFee } from "../model/refusals.ts";
import { importRules, uploadRules } from "./importRules.ts";
import { getRule, listRules, removeRule } from "./listRules.ts";
import { addRule, updateRule } from "./saveRule.ts";

/** The calls of link-fee rules. */
export const handlers: Served[] = [
  ...resourceHandlers(contract.declaredRule, contract.derivedCalls),
  serve(contract.listRules, listRules),
  serve(contract.getRule, getRule),
  serve(contract.addRule, addRule),
  serve(contract.updateRule, updateRule),
  serve(contract.removeRule, removeRule),
  serve(contract.uploadRules, uploadRules),
  serve(contract.importRules, importRules),
];

// The verbs name the other rule; this refuses two saves of the same moment.
registerConstraints({
  link_fee_rule_once: () => refuseLinkFee("linkFee.sameNow", {}, { field: "chargeSelling" }),
});
