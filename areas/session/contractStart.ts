// Asked before anything is shown: apart from the rest, so that a page starts with no more.
import { call } from "@fairway/core/contract/call.ts";
import { id, maybeId } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { me, tokenAnswer } from "./model/sessionShapes.ts";

const sent = z.string().max(2000).nullish();

export const token = call({
  method: "POST",
  path: "connect/token",
  at: "root",
  right: "public",
  // Loose on purpose: what is wrong is answered in the form OAuth prescribes.
  body: z.object({
    grant_type: sent,
    username: sent,
    password: sent,
    companyId: sent,
    officeId: sent,
    departmentId: sent,
    groupId: sent,
    userType: sent,
    client_id: sent,
    scope: sent,
    refresh_token: sent,
    remember: z.union([z.boolean(), z.string()]).nullish(),
  }),
  answer: tokenAnswer,
  summary: "Sign in with a password, or exchange a refresh token",
});

export const impersonate = call({
  method: "POST",
  path: "auth/impersonate",
  at: "root",
  right: "signedIn",
  body: z.object({ userId: id, companyId: maybeId }),
  answer: tokenAnswer,
  summary: "Act as another user for half an hour; Super Admins only",
});

export const userinfo = call({
  method: "GET",
  path: "Connect/Userinfo",
  at: "root",
  right: "signedIn",
  answer: me,
  summary: "Who I am and where I work",
});

export const signOut = call({
  method: "GET",
  path: "Account/Signout",
  at: "root",
  right: "signedIn",
  writes: true,
  answer: z.object({ status: z.literal(true) }),
  summary: "Sign out: the session ends here and now",
});

export const switchUnit = call({
  method: "POST",
  path: "auth/switch",
  at: "root",
  right: "signedIn",
  body: z.object({
    officeId: id,
    // Left out means the usual one of the office, null means none.
    departmentId: id.nullish(),
    groupId: id.nullish(),
  }),
  answer: tokenAnswer,
  summary: "Go on in another office or group; without group the default one of the office",
});
