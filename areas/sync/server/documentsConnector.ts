import { randomUUID } from "node:crypto";
import { signatureOf } from "@fairway/engine/signed/signature.ts";
import { z } from "zod";
import { type Connector, type LedgerAnswer, NotReached, type SentItem } from "./connector.ts";

// A system that accepts a connection and then says nothing fails the try.
const PATIENCE_MS = 30_000;
const LONGEST_ANSWER = 1_000_000;

const answered = z.union([
  z.object({ status: z.literal("Synced"), ledgerNo: z.string().max(100).nullish() }),
  z.object({ status: z.literal("Rejected"), reason: z.string().min(1).max(500) }),
]);

/**
 * Sends documents to an accounting system over signed HTTP: a POST for each, and a GET with its key
 * to ask for it. A signature is that of the call-backs (`engine/signed`).
 */
export function documentsConnector(at: {
  readonly address: string;
  readonly secret: string;
}): Connector {
  const ask = async (method: "GET" | "POST", url: URL, body: string) => {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const nonce = randomUUID();
    const path = `${url.pathname}${url.search}`;
    const signature = signatureOf(at.secret, { method, path, timestamp, nonce, body });
    const response = await reach(url, {
      method,
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        "content-type": "application/json; charset=utf-8",
        "x-timestamp": timestamp,
        "x-nonce": nonce,
        "x-signature": signature,
      },
      ...(method === "POST" ? { body } : {}),
    });
    const text = await response.text();
    return { status: response.status, text: text.slice(0, LONGEST_ANSWER) };
  };
  return {
    async find({ key }: SentItem) {
      const url = new URL(at.address);
      url.searchParams.set("key", key);
      const { status, text } = await ask("GET", url, "");
      return status === 404 ? null : read(status, text);
    },
    async send(item: SentItem) {
      const { status, text } = await ask("POST", new URL(at.address), JSON.stringify(item));
      return read(status, text);
    },
  };
}

function read(status: number, text: string): LedgerAnswer {
  if (status !== 200 && status !== 201 && status !== 422) {
    throw new Error(`the accounting system answered ${status}: ${text.slice(0, 200)}`);
  }
  const said = answered.parse(JSON.parse(text));
  return said.status === "Synced"
    ? { outcome: "Synced", ledgerNo: said.ledgerNo ?? null, answer: text }
    : { outcome: "Rejected", reason: said.reason, answer: text };
}

const NOT_REACHED = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH"]);

/** Fetches; an error before a connection existed is `NotReached`. */
export async function reach(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as { readonly code?: string };
    if (code && NOT_REACHED.has(code)) throw new NotReached(`${url.host}: ${code}`);
    throw error;
  }
}
