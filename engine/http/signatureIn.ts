import type { FastifyRequest } from "fastify";
import type { SentSignature } from "./serve.ts";

/** Reads the signature of a request and what it covers; a missing part is empty. */
export function signatureIn(request: FastifyRequest): SentSignature {
  const said = (name: string) => String(request.headers[name] ?? "").slice(0, 200);
  return {
    method: request.method,
    path: request.url,
    timestamp: said("x-timestamp"),
    nonce: said("x-nonce"),
    body: request.rawText ?? "",
    key: said("x-key"),
    signature: said("x-signature"),
  };
}

declare module "fastify" {
  interface FastifyRequest {
    /** The body as it was sent; undefined without a JSON body. */
    rawText?: string;
  }
}
