import { call } from "@fairway/core/contract/call.ts";
import { done, id, maybeId } from "@fairway/core/contract/shapes.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { inputShape, writtenShape } from "@fairway/core/resource/shapes.ts";
import { z } from "zod";
import { anyMenu } from "./model/partnerMenus.ts";
import { partner as declared } from "./model/partner.ts";

// Calls by which partners come into force and change hands.

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
    userCreated: maybeId,
    officeId: maybeId,
    departmentId: maybeId,
    groupId: maybeId,
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

export const listPartnerGroups = call({
  method: "GET",
  path: "CatPartnerGroup",
  right: "signedIn",
  answer: z.array(z.object({ id: z.string(), name: z.string() })),
  summary: "Partner groups for forms and filters",
});
