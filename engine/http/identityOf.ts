import type { FastifyRequest } from "fastify";
import type { Authenticate, Identity } from "./answerCall.ts";
import { bearerToken } from "./caller.ts";

const identities = new WeakMap<FastifyRequest, Promise<Identity>>();

/** Checks the token of a request once, however many ask whose it is. */
export function identityOf(request: FastifyRequest, authenticate: Authenticate): Promise<Identity> {
  const known = identities.get(request);
  if (known) return known;
  const identity = authenticate(bearerToken(request.headers.authorization));
  // Whoever asks first may not wait for it.
  identity.catch(() => {});
  identities.set(request, identity);
  return identity;
}

/** Whom a request is counted on: the person of a checked token, else the address it came from. */
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
