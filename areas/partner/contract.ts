import { serviceCodes } from "@fairway/areas/catalogue/model/serviceCodes.ts";
import { call } from "@fairway/core/contract/call.ts";
import { day, decimalText, done, id, maybeText, pageOf } from "@fairway/core/contract/shapes.ts";
import { historyAnswer } from "@fairway/core/history/historyAnswer.ts";
import {
  criteriaShape,
  inputShape,
  pagingAsSent,
  recordShape,
  rowShape,
  writtenShape,
} from "@fairway/core/resource/shapes.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { type ResourceCalls, resourceCalls } from "@fairway/core/resource/calls.ts";
import { z } from "zod";
import { contractTypes, paymentMethods, termBases } from "./model/agreement.ts";
import { partner as declared, partnerTypes } from "./model/partner.ts";
import { potential } from "./model/potential.ts";

const partner = declared as unknown as Resource;
const keysOf = <K extends string>(of: Record<K, unknown>) => Object.keys(of) as [K, ...K[]];

/** A right on whichever of the three screens a partner stands. */
export const anyMenu = (action: string) =>
  [
    `commercialCustomer.${action}`,
    `commercialAgent.${action}`,
    `catPartnerdata.${action}`,
  ] as const;

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
  body: partnerCriteria,
  answer: "file",
  summary: "The filtered list of partners as a sheet",
});

export const getPartnerHistory = call({
  method: "GET",
  path: "CatPartner/History/{id}",
  right: anyMenu("detail"),
  params: byId,
  answer: historyAnswer,
  summary: "Who changed what of a partner, the last first",
});

/** A partner as pickers and jobs use it. */
export const partnerChoice = z.object({
  id,
  code: z.string(),
  name: z.string(),
  accountNo: z.string(),
  taxCode: z.string(),
  shortName: z.string(),
  partnerNameEn: z.string(),
  partnerNameVn: z.string(),
  partnerType: z.string(),
  partnerMode: z.string(),
  partnerGroup: z.array(z.string()),
  partnerLocation: z.string(),
  addressEn: z.string(),
  addressVn: z.string(),
  countryId: z.string().nullable(),
  tel: z.string().nullable(),
  fax: z.string().nullable(),
  email: z.string().nullable(),
  salePersonId: z.string().nullable(),
  salePersonName: z.string().nullable(),
  active: z.boolean(),
  /** Name, address, telephone and fax as papers write them. */
  block: z.string(),
});
export type PartnerChoice = z.infer<typeof partnerChoice>;

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
    id: id.nullish(),
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

export const agreementInput = z.object({
  salemanId: id.nullish(),
  officeId: z.array(id).max(200).default([]),
  saleService: z
    .array(z.enum(keysOf(serviceCodes)))
    .max(20)
    .default([]),
  contractType: z.enum(keysOf(contractTypes)).default("Trial"),
  contractNo: maybeText(50),
  effectiveDate: day.nullish(),
  expiredDate: day.nullish(),
  paymentMethod: z.enum(keysOf(paymentMethods)).default("All"),
  baseOn: z.enum(keysOf(termBases)).default("Invoice Date"),
  currencyId: z.string().max(3).nullish(),
  creditCurrency: z.string().max(3).nullish(),
  paymentTerm: z.number().int().nullish(),
  paymentTermObh: z.number().int().nullish(),
  creditLimit: decimalText.nullish(),
  creditLimitRate: decimalText.nullish(),
  creditUnlimited: z.boolean().nullish(),
  trialCreditLimited: decimalText.nullish(),
  trialCreditDays: z.number().int().nullish(),
  noDue: z.boolean().nullish(),
  vas: z
    .array(z.enum(keysOf(serviceCodes)))
    .max(20)
    .nullish(),
  autoExtendDays: decimalText.nullish(),
  firstShipmentDate: day.nullish(),
  emailAddress: maybeText(500),
  description: maybeText(1000),
});
export type AgreementInput = z.infer<typeof agreementInput>;

export const addPartner = call({
  method: "POST",
  path: "CatPartner/Add",
  right: anyMenu("add"),
  body: inputShape(partner).extend({
    partnerType: partnerType.default("Supplier"),
    contracts: z.array(agreementInput).max(20).nullish(),
  }),
  answer: done(
    z.object({ id, version: z.number(), accountNo: z.string(), warning: z.string().nullable() }),
  ),
  summary: "Add a partner, with its first agreements",
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

export const listSalesmenOf = call({
  method: "GET",
  path: "CatPartner/GetListSaleman",
  right: "signedIn",
  query: z.object({
    partnerId: id,
    transactionType: z.string().max(10),
    shipmentType: z.string().max(40).optional(),
    office: id.optional(),
  }),
  answer: z.array(
    z.object({
      id,
      code: z.string(),
      name: z.string(),
      agreementId: z.string().nullable(),
      contractType: z.string().nullable(),
      isExpired: z.boolean(),
    }),
  ),
  summary: "Salesmen whose active agreement covers the shipment; the first is proposed",
});

/** An agreement as it is read. */
export const agreement = z.object({
  id,
  version: z.number(),
  companyId: z.string(),
  companyCode: z.string(),
  partnerId: z.string(),
  salemanId: z.string(),
  salemanName: z.string().nullable(),
  salemanNameVn: z.string().nullable(),
  officeId: z.array(z.string()),
  officeCodes: z.array(z.string()),
  saleService: z.array(z.string()),
  contractType: z.string(),
  contractNo: z.string().nullable(),
  shipmentType: z.string(),
  effectiveDate: z.string(),
  expiredDate: z.string().nullable(),
  isExpired: z.boolean(),
  paymentMethod: z.string(),
  baseOn: z.string(),
  currencyId: z.string(),
  creditCurrency: z.string(),
  paymentTerm: z.number(),
  paymentTermObh: z.number().nullable(),
  creditLimit: z.string().nullable(),
  creditLimitRate: z.string(),
  creditUnlimited: z.boolean(),
  trialCreditLimited: z.string().nullable(),
  trialCreditDays: z.number().nullable(),
  trialEffectDate: z.string().nullable(),
  trialExpiredDate: z.string().nullable(),
  noDue: z.boolean(),
  vas: z.array(z.string()),
  autoExtendDays: z.string(),
  firstShipmentDate: z.string().nullable(),
  approvalStatus: z.string(),
  approvalComment: z.string().nullable(),
  emailAddress: z.string().nullable(),
  description: z.string().nullable(),
  arconfirmed: z.boolean(),
  active: z.boolean(),
  userCreated: z.string().nullable(),
  datetimeCreated: z.string(),
  datetimeModified: z.string(),
  may: z.array(z.string()),
});
export type AgreementRow = z.infer<typeof agreement>;

export const listAgreements = call({
  method: "GET",
  path: "CatContract/GetBy",
  right: anyMenu("detail"),
  query: z.object({ partnerId: id, all: z.enum(["true", "false"]).optional() }),
  answer: z.array(agreement),
  summary: "Agreements of a partner",
});

export const queryAgreements = call({
  method: "POST",
  path: "CatContract/Query",
  right: anyMenu("list"),
  body: z.object({ partnerId: id, active: z.boolean().nullish() }),
  answer: z.array(agreement),
  summary: "Agreements of a partner, all or only active ones",
});

export const getAgreement = call({
  method: "GET",
  path: "CatContract/GetById",
  right: anyMenu("detail"),
  query: byId,
  answer: agreement,
  summary: "One agreement",
});

export const addAgreement = call({
  method: "POST",
  path: "CatContract/Add",
  right: anyMenu("write"),
  body: agreementInput.extend({ partnerId: id }),
  answer: writtenShape,
  summary: "Add an agreement to a partner; it is inactive at first",
});

export const updateAgreement = call({
  method: "PUT",
  path: "CatContract/Update",
  right: anyMenu("write"),
  body: agreementInput.extend({
    id,
    version: z.number().int(),
    /** Yes to what the refusal agreement.typeChangeDeactivates asks. */
    confirmed: z.boolean().nullish(),
  }),
  answer: writtenShape,
  summary: "Change an agreement",
});

export const checkExistedAgreement = call({
  method: "GET",
  path: "CatContract/CheckExistedContract",
  right: "signedIn",
  query: z.object({ id, partnerId: id }),
  answer: z.array(z.object({ id, contractNo: z.string().nullable(), contractType: z.string() })),
  summary: "Active agreements that this one overlaps",
});

export const switchAgreement = call({
  method: "PUT",
  path: "CatContract/ActiveInactiveContract/{id}/{flag}",
  right: anyMenu("ActiveContract"),
  params: z.object({ id, flag: z.enum(["true", "false"]) }),
  query: z.object({ replace: z.enum(["true", "false"]).optional() }),
  answer: writtenShape,
  summary: "Activate or deactivate an agreement; activating one makes its partner active",
});

export const removeAgreement = call({
  method: "DELETE",
  path: "CatContract/{id}/{partnerId}",
  right: anyMenu("write"),
  params: z.object({ id, partnerId: id }),
  answer: done(byId),
  summary: "Delete an inactive agreement",
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
