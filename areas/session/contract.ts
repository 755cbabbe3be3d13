import { call } from "@fairway/core/contract/call.ts";
import { done, id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";
import { ownSession } from "./model/sessionShapes.ts";

export { impersonate, signOut, switchUnit, token, userinfo } from "./contractStart.ts";

const worked = z.object({ status: z.literal(true) });

export const discovery = call({
  method: "GET",
  path: ".well-known/openid-configuration",
  at: "root",
  right: "public",
  answer: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  summary: "Where to sign in, refresh and sign out",
});

export const signingKeys = call({
  method: "GET",
  path: ".well-known/openid-configuration/jwks",
  at: "root",
  right: "public",
  answer: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  summary: "The public keys that access tokens are checked with",
});

const nobody = z.object({});

export const remembered = call({
  method: "GET",
  path: "connect/remembered",
  at: "root",
  right: "public",
  answer: z.object({ username: z.string().nullable(), companyId: id.nullable() }),
  summary: "Whom this browser remembers, by a cookie that no script can read",
});

export const forget = call({
  method: "POST",
  path: "connect/forget",
  at: "root",
  right: "public",
  body: nobody,
  answer: worked,
  summary: "Forget the person this browser remembers, in every browser",
});

export const endSession = call({
  method: "GET",
  path: "connect/endsession",
  at: "root",
  right: "public",
  writes: true,
  query: z.object({ post_logout_redirect_uri: z.string().max(500).optional() }),
  answer: z.object({}),
  summary: "End the browser's session and go to the sign-in screen",
});

const newPassword = z.object({
  oldPassword: z.string().min(1).max(200),
  newPassword: z.string().min(1).max(200),
});

export const updatePassword = call({
  method: "PUT",
  path: "SysUser/UpdatePassword",
  right: "signedIn",
  body: newPassword,
  answer: worked,
  summary: "Change my password",
});

export const getPassword = call({
  method: "GET",
  path: "SysUser/UpdatePassword",
  right: "signedIn",
  answer: worked,
  summary: "Always refused: a password never travels in an address",
});

export const postPassword = call({
  method: "POST",
  path: "SysUser/UpdatePassword",
  right: "signedIn",
  body: newPassword,
  answer: worked,
  summary: "Change my password, for clients that cannot put",
});

export const mySessions = call({
  method: "GET",
  path: "SysUser/GetMySessions",
  right: "signedIn",
  answer: z.array(ownSession),
  summary: "Where I am signed in",
});

export const endMySession = call({
  method: "DELETE",
  path: "SysUser/EndSession/{id}",
  right: "signedIn",
  params: z.object({ id }),
  answer: done(z.object({ id })),
  summary: "Sign out another session of mine",
});
