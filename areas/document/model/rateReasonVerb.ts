import { lacksReason, outsideRight } from "@fairway/areas/rate/model/typedRate.ts";
import type { DocumentHead } from "@fairway/core/contract/documentHead.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import type { DocumentVerb } from "./documentKind.ts";

/**
 * The verb that gives a reason to a rate of before the rule, for users who may open the document
 * under `right`. It changes no amount, so nothing closes it.
 */
export const rateReasonVerb = (right: Permission): DocumentVerb<DocumentHead> => ({
  right,
  also: outsideRight,
  changes: false,
  only: lacksReason,
});
