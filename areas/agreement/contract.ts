import { serviceNames } from "@fairway/areas/service/model/serviceOf.ts";
import { addPartner as addPartnerAlone } from "@fairway/areas/partner/contract.ts";
import { partnerChoice } from "@fairway/areas/partner/model/partnerChoice.ts";
import { anyMenu } from "@fairway/areas/partner/model/partnerMenus.ts";
import { call } from "@fairway/core/contract/call.ts";
import { done, id, maybeId } from "@fairway/core/contract/shapes.ts";
import { writtenShape } from "@fairway/core/resource/shapes.ts";
import { z } from "zod";
import { agreement, agreementInput, listedAgreement } from "./model/agreementShapes.ts";

const byId = z.object({ id });
const ofPartner = z.object({ partnerId: id });
const comment = z.string().trim().max(500).default("");

export const listAgreements = call({
  method: "GET",
  path: "CatContract/GetBy",
  right: anyMenu("detail"),
  query: z.object({ partnerId: id, all: z.enum(["true", "false"]).optional() }),
  answer: z.array(listedAgreement),
  summary: "Agreements of a partner, with terms where I may open them",
});

export const queryAgreements = call({
  method: "POST",
  path: "CatContract/Query",
  right: anyMenu("list"),
  body: z.object({ partnerId: id, active: z.boolean().nullish() }),
  answer: z.array(listedAgreement),
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
    /** The confirmation that the refusal agreement.typeChangeDeactivates requires. */
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

export const requestAgreement = call({
  method: "POST",
  path: "CatContract/CustomerRequest",
  right: [...anyMenu("write"), ...anyMenu("CustomerRequest")],
  body: agreementInput.extend({
    partnerId: id,
    id: maybeId,
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

const stored = listedAgreement.omit({ may: true });

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
    salemanId: maybeId,
    officeId: maybeId,
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

/** The call that adds a partner with its first agreements, answered by this area. */
export const addPartner = call({
  ...addPartnerAlone,
  body: addPartnerAlone.body.extend({ contracts: z.array(agreementInput).max(20).nullish() }),
  summary: "Add a partner, with its first agreements",
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

export const partnersForCharge = call({
  method: "POST",
  path: "CatPartner/GetPartnerForKeyingCharge",
  writes: false,
  right: "signedIn",
  body: z.object({
    keyword: z.string().max(200).nullish(),
    service: z.enum(Object.keys(serviceNames) as [keyof typeof serviceNames]),
    officeId: maybeId,
    salemanId: maybeId,
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
    salemanId: maybeId,
    keyword: z.string().max(200).nullish(),
    partnerType: z.string().max(20).nullish(),
  }),
  answer: z.array(partnerChoice),
  summary: "Main partners that a salesman sells to",
});
