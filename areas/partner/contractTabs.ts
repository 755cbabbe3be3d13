import type { CallSpec } from "@fairway/core/contract/call.ts";
import { call } from "@fairway/core/contract/call.ts";
import { done, id, maybeId, maybeText } from "@fairway/core/contract/shapes.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { historyAnswer, historyPart } from "@fairway/core/history/historyAnswer.ts";
import { inputShape, recordShape, rowShape, writtenShape } from "@fairway/core/resource/shapes.ts";
import { z } from "zod";
import { anyMenu } from "./model/partnerMenus.ts";
import { partnerAddress } from "./model/partnerAddress.ts";
import { partnerBank } from "./model/partnerBank.ts";
import { partnerChargeForm, storedPartnerCharge } from "./model/partnerCharge.ts";
import { partnerEmail } from "./model/partnerEmail.ts";

// Calls of the records below a partner, guarded by the partner's rights.

const emails = partnerEmail as unknown as Resource;
const addresses = partnerAddress as unknown as Resource;
const banks = partnerBank as unknown as Resource;
const byId = z.object({ id });
const gone = done(z.object({ id: z.string() }));

/** What is sent to add a record below a partner. */
const added = (resource: Resource) => inputShape(resource).extend({ partnerId: id });
/** What is sent to change one. */
const changed = (resource: Resource) =>
  inputShape(resource).extend({ id, version: z.number().int() });

export const listPartnerEmails = call({
  method: "GET",
  path: "CatPartnerEmail/GetBy/{id}",
  right: anyMenu("detail"),
  params: byId,
  answer: z.array(rowShape(emails)),
  summary: "E-mail addresses of a partner, by office and type",
});

export const getPartnerEmail = call({
  method: "GET",
  path: "CatPartnerEmail/Get",
  right: anyMenu("detail"),
  query: byId,
  answer: recordShape(emails),
  summary: "One e-mail address of a partner",
});

export const addPartnerEmail = call({
  method: "POST",
  path: "CatPartnerEmail/Add",
  right: anyMenu("write"),
  body: added(emails),
  answer: writtenShape,
  summary: "Add an e-mail address; one for each office and type",
});

export const updatePartnerEmail = call({
  method: "PUT",
  path: "CatPartnerEmail",
  right: anyMenu("write"),
  body: changed(emails),
  answer: writtenShape,
  summary: "Change an e-mail address of a partner",
});

export const removePartnerEmail = call({
  method: "DELETE",
  path: "CatPartnerEmail/{id}",
  right: anyMenu("write"),
  params: byId,
  answer: gone,
  summary: "Delete an e-mail address of a partner",
});

export const partnerEmailHistory = call({
  method: "GET",
  path: "CatPartnerEmail/History/{id}",
  right: anyMenu("detail"),
  params: byId,
  query: historyPart,
  answer: historyAnswer,
  summary: "Who changed an e-mail address of a partner, the last first",
});

export const listPartnerAddresses = call({
  method: "GET",
  path: "CatAddressPartner/GetAddressByPartner/{partnerId}",
  right: anyMenu("detail"),
  params: z.object({ partnerId: id }),
  answer: z.array(rowShape(addresses)),
  summary: "Addresses of a partner",
});

export const searchPartnerAddresses = call({
  method: "POST",
  path: "CatAddressPartner/getAll",
  writes: false,
  right: anyMenu("detail"),
  body: z.object({
    partnerId: maybeId,
    keyword: z.string().max(200).nullish(),
    addressType: z.string().max(20).nullish(),
  }),
  answer: z.array(rowShape(addresses)),
  summary: "Addresses of the partners I may open, found without accents",
});

export const getPartnerAddress = call({
  method: "GET",
  path: "CatAddressPartner/GetDetailById/{id}",
  right: anyMenu("detail"),
  params: byId,
  answer: recordShape(addresses),
  summary: "One address of a partner",
});

export const addPartnerAddress = call({
  method: "POST",
  path: "CatAddressPartner/add",
  right: anyMenu("write"),
  body: added(addresses),
  answer: writtenShape,
  summary: "Add an address to a partner",
});

export const updatePartnerAddress = call({
  method: "PUT",
  path: "CatAddressPartner/update",
  right: anyMenu("write"),
  body: changed(addresses),
  answer: writtenShape,
  summary: "Change an address of a partner",
});

export const removePartnerAddress = call({
  method: "DELETE",
  path: "CatAddressPartner/DeleteById/{id}",
  right: anyMenu("write"),
  params: byId,
  answer: gone,
  summary: "Delete an address of a partner",
});

export const partnerAddressHistory = call({
  method: "GET",
  path: "CatAddressPartner/History/{id}",
  right: anyMenu("detail"),
  params: byId,
  query: historyPart,
  answer: historyAnswer,
  summary: "Who changed an address of a partner, the last first",
});

const ofPartner = z.object({ partnerId: id });

export const listPartnerBanks = call({
  method: "GET",
  path: "CatPartnerBank/GetByPartner",
  right: anyMenu("detail"),
  query: ofPartner,
  answer: z.array(rowShape(banks)),
  summary: "Bank accounts of a partner, with how far their approval is",
});

export const listBanksOfPartner = call({
  method: "GET",
  path: "CatBank/GetBankByPartnerId/{id}",
  right: anyMenu("detail"),
  params: byId,
  answer: z.array(rowShape(banks)),
  summary: "Bank accounts of a partner",
});

export const approvedBanksOfPartner = call({
  method: "GET",
  path: "CatPartnerBank/GetApprovedBanksByPartner",
  right: "signedIn",
  query: ofPartner,
  answer: z.array(rowShape(banks)),
  summary: "Bank accounts that money may be paid out to",
});

export const getPartnerBank = call({
  method: "GET",
  path: "CatPartnerBank/GetDetail",
  right: anyMenu("detail"),
  query: byId,
  answer: recordShape(banks),
  summary: "One bank account of a partner",
});

export const addPartnerBank = call({
  method: "POST",
  path: "CatPartnerBank/AddNew",
  right: anyMenu("write"),
  body: added(banks),
  answer: writtenShape,
  summary: "Add a bank account to a partner; it is new until it is sent for approval",
});

export const updatePartnerBank = call({
  method: "PUT",
  path: "CatPartnerBank/Update",
  right: anyMenu("write"),
  body: changed(banks),
  answer: writtenShape,
  summary: "Change a bank account that is neither approved nor waits for it",
});

export const removePartnerBank = call({
  method: "DELETE",
  path: "CatPartnerBank/{id}",
  right: anyMenu("write"),
  params: byId,
  answer: gone,
  summary: "Delete a bank account that is neither approved nor waits for it",
});

export const reviseBank = call({
  method: "PUT",
  path: "CatPartnerBank/ReviseBankInformation",
  right: anyMenu("write"),
  query: z.object({ bankId: id }),
  answer: writtenShape,
  summary: "Take an approved bank account back to be changed",
});

export const answerBank = call({
  method: "PUT",
  path: "CatPartnerBank/Answer/{id}",
  right: "signedIn",
  params: byId,
  body: z.object({ version: z.number().int(), approve: z.boolean(), comment: maybeText(500) }),
  answer: writtenShape,
  summary: "Approve or reject a bank account, for the accounting department",
});

export const partnerBankHistory = call({
  method: "GET",
  path: "CatPartnerBank/History/{id}",
  right: anyMenu("detail"),
  params: byId,
  query: historyPart,
  answer: historyAnswer,
  summary: "Who changed a bank account of a partner, the last first",
});

const ids = z.object({ ids: z.array(id).min(1).max(100) });
/** How records stand in the queue for the accounting system. */
const queued = done(
  z.array(
    z.object({
      recordId: z.string(),
      action: z.string(),
      status: z.string(),
      datetimeCreated: z.string(),
    }),
  ),
);

export const sendBanks = call({
  method: "POST",
  path: "CatPartnerBank/SyncBankInfoToAccountantSystem",
  right: anyMenu("write"),
  body: ids,
  answer: queued,
  summary: "Send bank accounts for approval and queue them for the accounting system",
});

export const sendPartners = call({
  method: "PUT",
  path: "CatPartner/SyncPartnerToAccountantSystem",
  right: anyMenu("write"),
  body: ids,
  answer: queued,
  summary: "Queue active partners for the accounting system",
});

export const listPartnerCharges = call({
  method: "GET",
  path: "CatPartnerCharge/{partnerId}",
  right: anyMenu("detail"),
  params: ofPartner,
  answer: z.array(storedPartnerCharge),
  summary: "What an air carrier or agent usually charges besides the freight",
});

export const savePartnerCharges = call({
  method: "PUT",
  path: "CatPartnerCharge/AddAndUpdate",
  right: anyMenu("write"),
  query: ofPartner,
  body: z.object({
    lines: z.array(partnerChargeForm).max(200),
    /** The lines that were there when the list was read. */
    seen: z.array(id).max(200).nullish(),
  }),
  answer: done(z.array(storedPartnerCharge)),
  summary: "Store the whole list of a partner's usual charges",
});

/** The calls of a kind of record below a partner, as its drawer needs them. */
export interface ChildCalls {
  readonly get: CallSpec;
  readonly add: CallSpec;
  readonly update: CallSpec;
  readonly remove: CallSpec;
  readonly history: CallSpec;
}
