import { call } from "@fairway/core/contract/call.ts";
import {
  chosenColumns,
  done,
  id,
  maybeId,
  maybeText,
  pageOf,
} from "@fairway/core/contract/shapes.ts";
import { historyAnswer, historyPart } from "@fairway/core/history/historyAnswer.ts";
import {
  criteriaShape,
  inputShape,
  pagingAsSent,
  recordShape,
  rowShape,
} from "@fairway/core/resource/shapes.ts";
import { sheetFields } from "@fairway/core/resource/sheetNames.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { type ResourceCalls, resourceCalls } from "@fairway/core/resource/calls.ts";
import { z } from "zod";
import { contractTypes } from "./model/contractTypes.ts";
import { partner as declared } from "./model/partner.ts";
import { partnerTypes } from "./model/partnerTypes.ts";
import { partnerChoice } from "./model/partnerChoice.ts";
import { anyMenu } from "./model/partnerMenus.ts";
import { potential } from "./model/potential.ts";

const partner = declared as unknown as Resource;
const keysOf = <K extends string>(choices: Record<K, unknown>) =>
  Object.keys(choices) as [K, ...K[]];

const partnerType = z.enum(keysOf(partnerTypes));
const criteria = criteriaShape(partner);
const byId = z.object({ id });

const partnerCriteria = criteria.extend({
  partnerType: partnerType.default("Supplier"),
  /** Only partners with an agreement of this type. */
  agreementType: z.enum(keysOf(contractTypes)).nullish(),
});

export const listPartners = call({
  method: "POST",
  path: "CatPartner/Paging",
  right: anyMenu("list"),
  query: pagingAsSent,
  body: partnerCriteria,
  answer: pageOf(rowShape(partner)),
  summary: "One page of customers, agents or suppliers",
});

export const exportPartners = call({
  method: "POST",
  path: "Catalogue/ExportPartnerData",
  writes: false,
  right: anyMenu("export"),
  query: z.object({ format: z.enum(["xlsx", "csv"]).optional() }),
  body: partnerCriteria.extend({ columns: chosenColumns(sheetFields(partner)) }),
  answer: "file",
  summary: "The filtered list of partners as a sheet",
});

export const getPartnerHistory = call({
  method: "GET",
  path: "CatPartner/History/{id}",
  right: anyMenu("detail"),
  params: byId,
  query: historyPart,
  answer: historyAnswer,
  summary: "Who changed what of a partner, the last first",
});

const several = z.union([z.string(), z.array(z.string())]).nullish();

const pick = z.object({
  keyword: z.string().max(200).nullish(),
  ids: z.array(id).max(500).nullish(),
  partnerGroup: several,
  partnerType: several,
  partnerMode: several,
  active: z.boolean().nullish(),
  size: z.number().int().min(1).max(200).nullish(),
});

export const queryPartners = call({
  method: "POST",
  path: "CatPartner/Query",
  right: "signedIn",
  body: pick,
  answer: z.array(partnerChoice),
  summary: "Partners for a picker, by any of some groups",
});

export const queryPartnerGroups = call({
  method: "POST",
  path: "CatPartner/GetMultiplePartnerGroup",
  writes: false,
  right: "signedIn",
  body: pick,
  answer: z.array(partnerChoice),
  summary: "Partners of several groups for a picker",
});

export const getPartnerById = call({
  method: "GET",
  path: "CatPartner/{id}",
  right: anyMenu("detail"),
  params: byId,
  answer: recordShape(partner).extend({ userNameCreated: z.string().nullable() }),
  summary: "One partner",
});

export const getSubPartners = call({
  method: "GET",
  path: "CatPartner/GetSubListPartnerByID/{id}",
  right: anyMenu("detail"),
  params: byId,
  answer: z.array(rowShape(partner)),
  summary: "Branches and sub-partners",
});

export const checkPartnerDetail = call({
  method: "GET",
  path: "CatPartner/CheckPermission/{id}",
  right: "signedIn",
  params: byId,
  answer: z.boolean(),
  summary: "May I open this partner",
});

export const checkPartnerDelete = call({
  method: "GET",
  path: "CatPartner/CheckPermissionDelete/{id}",
  right: "signedIn",
  params: byId,
  answer: z.boolean(),
  summary: "May I delete this partner",
});

export const checkTaxCode = call({
  method: "POST",
  path: "CatPartner/CheckTaxCode",
  writes: false,
  right: "signedIn",
  body: z.object({
    id: maybeId,
    taxCode: z.string().trim().max(20),
    internalReferenceNo: maybeText(10),
  }),
  answer: z.object({
    partner: z.object({ id, accountNo: z.string(), shortName: z.string() }).nullable(),
    warning: z.string().nullable(),
  }),
  summary: "Who has this tax code already, and is its check digit right",
});

export const getPartnerByTaxCode = call({
  method: "GET",
  path: "CatPartner/GetPartnerByTaxCode/{taxCode}",
  right: "signedIn",
  params: z.object({ taxCode: z.string() }),
  answer: partnerChoice.nullable(),
  summary: "The partner with this tax code",
});

export const addPartner = call({
  method: "POST",
  path: "CatPartner/Add",
  right: anyMenu("add"),
  body: inputShape(partner).extend({
    partnerType: partnerType.default("Supplier"),
  }),
  answer: done(
    z.object({ id, version: z.number(), accountNo: z.string(), warning: z.string().nullable() }),
  ),
  summary: "Add a partner",
});

export const updatePartner = call({
  method: "PUT",
  path: "CatPartner/{id}",
  right: anyMenu("write"),
  params: byId,
  body: inputShape(partner).extend({ version: z.number().int() }),
  answer: done(
    z.object({ id, version: z.number(), accountNo: z.string(), warning: z.string().nullable() }),
  ),
  summary: "Change a partner",
});

export const removePartner = call({
  method: "DELETE",
  path: "CatPartner/{id}",
  right: anyMenu("delete"),
  params: byId,
  answer: done(z.object({ id })),
  summary: "Delete an inactive partner that nothing refers to",
});

const potentialRemoval = resourceCalls(potential, ["remove"]);

export const removePotential = call({
  method: "DELETE",
  path: "CatPotential/delete/{id}",
  right: "commercialPotential.delete",
  params: byId,
  answer: done(z.object({ id: z.string() })),
  summary: "Delete a potential customer that is no longer active",
});

export const potentialCalls: ResourceCalls = { ...potentialRemoval, remove: removePotential };
/** The calls of potential customers that follow from the declaration alone. */
export const derivedPotentialCalls: ResourceCalls = potentialRemoval;

export const convertPotential = call({
  method: "POST",
  path: "CatPotential/ConvertToCustomer/{id}",
  right: "commercialPotential.write",
  params: byId,
  answer: done(
    z.object({ id, version: z.number(), accountNo: z.string(), warning: z.string().nullable() }),
  ),
  summary: "Make a potential customer a customer",
});
