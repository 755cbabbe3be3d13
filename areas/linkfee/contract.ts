import { call } from "@fairway/core/contract/call.ts";
import { done, maybeDay, pageOf } from "@fairway/core/contract/shapes.ts";
import {
  importBody,
  importCount,
  importMegabytes,
  uploadAnswer,
} from "@fairway/core/imports/importShapes.ts";
import { resourceCalls } from "@fairway/core/resource/calls.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import {
  criteriaShape,
  inputShape,
  pagingAsSent,
  recordShape,
  rowShape,
  writtenShape,
} from "@fairway/core/resource/shapes.ts";
import { z } from "zod";
import { linkFeeRule } from "./model/linkFeeRule.ts";

/** The declaration as the derived calls take it. */
export const declaredRule = linkFeeRule as unknown as Resource;

/** The calls that follow from the declaration alone. */
const derived = resourceCalls(declaredRule, [
  "paging",
  "get",
  "add",
  "update",
  "remove",
  "upload",
  "import",
]);

/** The dates that the range of the list may apply to. */
export const dateTypes = [
  "All",
  "CreateDate",
  "EffectiveDate",
  "ModifiedDate",
  "ExpiredDate",
] as const;

export const listRules = call({
  method: "POST",
  path: "RuleLinkFee/Paging",
  writes: false,
  right: "settingLinkFee.list",
  query: pagingAsSent,
  body: criteriaShape(declaredRule).extend({
    dateType: z.enum(dateTypes).nullish(),
    fromDate: maybeDay,
    toDate: maybeDay,
  }),
  answer: pageOf(rowShape(declaredRule)),
  summary: "One page of the link-fee rules",
});

export const getRule = call({
  method: "GET",
  path: "RuleLinkFee/getRuleByID",
  right: "settingLinkFee.detail",
  query: z.object({ id: z.string() }),
  answer: recordShape(declaredRule),
  summary: "A link-fee rule",
});

export const addRule = call({
  method: "POST",
  path: "RuleLinkFee/Add",
  right: "settingLinkFee.add",
  body: inputShape(declaredRule),
  answer: writtenShape,
  summary: "Add a link-fee rule",
});

export const updateRule = call({
  method: "PUT",
  path: "RuleLinkFee/Update",
  right: "settingLinkFee.write",
  body: inputShape(declaredRule).extend({ id: z.string(), version: z.number().int() }),
  answer: writtenShape,
  summary: "Change a link-fee rule",
});

export const removeRule = call({
  method: "DELETE",
  path: "RuleLinkFee/Delete",
  right: "settingLinkFee.delete",
  query: z.object({ id: z.string() }),
  answer: done(z.object({ id: z.string() })),
  summary: "Delete a link-fee rule",
});

export const uploadRules = call({
  method: "POST",
  path: "RuleLinkFee/UpLoadFile",
  writes: false,
  right: "settingLinkFee.import",
  upload: true,
  answer: uploadAnswer,
  summary: "What a sheet of link-fee rules would change, and what is wrong with it",
});

export const importRules = call({
  method: "POST",
  path: "RuleLinkFee/Import",
  right: "settingLinkFee.import",
  body: importBody,
  bodyMegabytes: importMegabytes,
  answer: done(importCount),
  summary: "Store checked link-fee rules, all or none",
});

/** All calls of the declaration, for its list, form and import. */
export const ruleCalls = {
  ...derived,
  paging: listRules,
  get: getRule,
  add: addRule,
  update: updateRule,
  remove: removeRule,
  upload: uploadRules,
  import: importRules,
};

export const derivedCalls = derived;
