import { type Language, languageOf } from "@fairway/core/words/words.ts";
import type { FastifyRequest } from "fastify";
import type { Caller } from "./serve.ts";

const inPath = /^\/api\/v1\/(en-us|en|vi|vi-vn)(?:\/|\?|$)/i;

/** Reads the language of a request: the segment of its path, else the browser's preference. */
export function requestLanguage(url: string, accepted: string | undefined): Language {
  return languageOf(inPath.exec(url)?.[1] ?? accepted);
}

/** Describes the caller from the request alone. */
export function callerOf(request: FastifyRequest): Caller {
  return {
    language: requestLanguage(request.url, request.headers["accept-language"]),
    address: request.ip,
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
    token: bearerToken(request.headers.authorization),
    cookies: cookiesOf(request.headers.cookie),
    origin: `${request.protocol}://${request.host}`,
    requestId: request.id,
  };
}

/** Reads the token of an authorization header. */
export function bearerToken(header: string | undefined): string | null {
  return /^Bearer\s+(\S+)\s*$/i.exec(header ?? "")?.[1] ?? null;
}

function cookiesOf(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null);
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0) cookies[pair.slice(0, at).trim()] ??= pair.slice(at + 1).trim();
  }
  return cookies;
}
