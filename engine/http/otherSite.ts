import type { FastifyRequest } from "fastify";
import { refuse } from "@fairway/core/refusal/commonRefusals.ts";

/**
 * Refuses a request that a page of another site sends: its form could sign the browser in as
 * another user, because a cookie is set for any sender of the form.
 *
 * A browser names the sending page in `Sec-Fetch-Site` or, without TLS, in `Origin`; a program
 * that is no browser names neither.
 * Refuses: request.otherSite
 */
export function refuseOtherSite(request: Pick<FastifyRequest, "headers" | "host">): void {
  const { "sec-fetch-site": site, origin } = request.headers;
  if (site === undefined ? isOwn(origin, request.host) : /^(same-origin|none)$/.test(String(site)))
    return;
  throw refuse("request.otherSite");
}

function isOwn(origin: string | undefined, host: string): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
