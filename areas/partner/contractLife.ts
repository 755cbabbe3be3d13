import { serviceCodes } from "@fairway/areas/catalogue/model/serviceCodes.ts";
import { call } from "@fairway/core/contract/call.ts";
import { done, id } from "@fairway/core/contract/shapes.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { inputShape, writtenShape } from "@fairway/core/resource/shapes.ts";
import { z } from "zod";
import { agreement, agreementInput, anyMenu, partnerChoice } from "./contract.ts";
import { partner as declared } from "./model/partner.ts";

// Calls by which partners and agreements come into force, change hands, and are chosen.

const partner = declared as unknown as Resource;
const comment = z.string().trim().max(500).default("");
const ofPartner = z.object({ partnerId: id });

export const requestPartner = call({
  method: "GET",
  path: "CatPartner/RequestApproval",
  right: anyMenu("write"),
  writes: true,
  query: ofPartner,
  answer: writtenShape,
  summary: "Ask the receivables and accounting departments to approve a partner",
});

export const rejectPartner = call({
  method: "GET",
  path: "CatPartner/RejectComment",
  right: anyMenu("ActivePartner"),
  writes: true,
  query: ofPartner.extend({ comment }),
  answer: writtenShape,
  summary: "Send a partner back to its creator with the reason",
});

export const updateInfoForPartner = call({
  method: "POST",
  path: "CatPartner/UpdateInfoForPartner",
  right: anyMenu("ChangeInfo"),
  body: inputShape(partner).extend({
    id,
    version: z.number().int(),
    userCreated: id.nullish(),
    officeId: id.nullish(),
    departmentId: id.nullish(),
    groupId: id.nullish(),
  }),
  answer: writtenShape,
  summary: "Change the identity of a partner, active or not, and hand it to somebody else",
});

export const addPartnerFromUser = call({
  method: "POST",
  path: "CatPartner/AddPartnerFromUserData",
  right: "catPartnerdata.add",
  query: z.object({ userId: id }),
  answer: done(z.object({ id: z.string() })),
  summary: "Make the partner of a member of the staff, once",
});

export const partnersForCharge = call({
  method: "POST",
  path: "CatPartner/GetPartnerForKeyingCharge",
  writes: false,
  right: "signedIn",
  body: z.object({
    keyword: z.string().max(200).nullish(),
    service: z.enum(Object.keys(serviceCodes) as [keyof typeof serviceCodes]),
    officeId: id.nullish(),
    salemanId: id.nullish(),
    contractType: z.string().max(30).nullish(),
    size: z.number().int().min(1).max(200).nullish(),
  }),
  answer: z.array(partnerChoice),
  summary: "Partners that a selling line of a shipment may be charged to",
});

export const parentsOfSalesman = call({
  method: "POST",
  path: "CatPartner/GetParentPartnerSameSaleman",
  writes: false,
  right: "signedIn",
  body: z.object({
    salemanId: id.nullish(),
    keyword: z.string().max(200).nullish(),
    partnerType: z.string().max(20).nullish(),
  }),
  answer: z.array(partnerChoice),
  summary: "Main partners that a salesman sells to",
});

export const listPartnerGroups = call({
  method: "GET",
  path: "CatPartnerGroup",
  right: "signedIn",
  answer: z.array(z.object({ id: z.string(), name: z.string() })),
  summary: "Partner groups for forms and filters",
});

export const requestAgreement = call({
  method: "POST",
  path: "CatContract/CustomerRequest",
  right: [...anyMenu("write"), ...anyMenu("CustomerRequest")],
  body: agreementInput.extend({
    partnerId: id,
    id: id.nullish(),
    version: z.number().int().nullish(),
  }),
  answer: writtenShape,
  summary: "Save an agreement and ask for its approval; a supplier becomes a customer by it",
});

const contractOf = ofPartner.extend({ contractId: id, partnerType: z.string().max(20).optional() });

export const confirmAgreement = call({
  method: "GET",
  path: "CatContract/ARConfirmed",
  right: anyMenu("AccountReceivable"),
  writes: true,
  query: contractOf,
  answer: writtenShape,
  summary: "The receivables team confirms the terms of an agreement",
});

export const rejectAgreement = call({
  method: "GET",
  path: "CatContract/RejectComment",
  right: [...anyMenu("AccountReceivable"), ...anyMenu("ActiveContract")],
  writes: true,
  query: contractOf.extend({ comment }),
  answer: writtenShape,
  summary: "Send an agreement back to its salesman with the reason",
});

export const updateAgreementEmail = call({
  method: "PUT",
  path: "CatContract/UpdateEmailContract",
  right: anyMenu("write"),
  query: z.object({ id, email: z.string().trim().max(500).default("") }),
  answer: writtenShape,
  summary: "Change the e-mail addresses of an agreement",
});

const stored = agreement.omit({ may: true });

export const allAgreements = call({
  method: "GET",
  path: "CatContract",
  right: anyMenu("detail"),
  answer: z.array(stored),
  summary: "The agreements that I may see, the newest 1,000",
});

export const pickAgreements = call({
  method: "POST",
  path: "CatContract/QueryAgreement",
  right: "signedIn",
  body: ofPartner.extend({
    salemanId: id.nullish(),
    officeId: id.nullish(),
    service: z.string().max(10).nullish(),
    active: z.boolean().nullish(),
  }),
  answer: z.array(stored),
  summary: "Agreements of a partner for a receipt",
});

const assignment = agreementInput.extend({ partnerId: id });

export const assignSalesman = call({
  method: "POST",
  path: "CatSaleMan/Add",
  right: anyMenu("write"),
  body: assignment,
  answer: writtenShape,
  summary: "Assign a salesman to a partner by a trial agreement",
});

export const isSalesmanAssigned = call({
  method: "POST",
  path: "CatSaleMan/CheckExisted",
  writes: false,
  right: anyMenu("detail"),
  body: assignment,
  answer: z.boolean(),
  summary: "Has the salesman an agreement with the partner for such an office and service",
});
