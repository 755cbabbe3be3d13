import type { FastifyRequest } from "fastify";
import type { Authenticate, Identity } from "./answerCall.ts";
import { bearerToken } from "./caller.ts";

const identities = new WeakMap<FastifyRequest, Promise<Identity>>();

/** Checks the token of a request once, however often its user is needed. */
export function identityOf(request: FastifyRequest, authenticate: Authenticate): Promise<Identity> {
  const known = identities.get(request);
  if (known) return known;
  const identity = authenticate(bearerToken(request.headers.authorization));
  // The first caller may not await it.
  identity.catch(() => {});
  identities.set(request, identity);
  return identity;
}

/** The key of a request's limit: the user of a checked token, else the client's address. */
export async function countedOn(
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<string> {
  if (!bearerToken(request.headers.authorization)) return request.ip;
  try {
    return (await identityOf(request, authenticate)).userId ?? request.ip;
  } catch {
    return request.ip;
  }
}
