import type { AskInput, CallSpec } from "@fairway/core/contract/call.ts";
import { onlyReads } from "@fairway/core/contract/onlyReads.ts";
import { type Language, say } from "@fairway/core/words/words.ts";
import { createContext, useContext } from "react";
import type { z } from "zod";
import { clientWords } from "./clientWords.ts";
import { noteAwaited } from "./quiet.ts";
import { Refusal, readRefusal } from "./refusal.ts";
import { readFile } from "./readFile.ts";
import { newKey, sendsKey } from "./sendsKey.ts";
import { splitAsk } from "./splitAsk.ts";

/** The answer of a call in the browser. */
export type Answered<Spec extends CallSpec> = Read<Spec["answer"]>;

type Read<Answer> = Answer extends z.ZodType ? z.output<Answer> : GotFile;

/** A downloaded file. */
export interface GotFile {
  readonly name: string;
  readonly blob: Blob;
}

/** The session data that a client needs. */
export interface ClientSettings {
  readonly language: Language;
  readonly token: () => string | null;
  /** Gets a new token with the refresh cookie; false when the session has ended. */
  readonly refresh: () => Promise<boolean>;
  readonly signedOut: () => void;
  readonly base?: string;
  readonly timeout?: number;
  /** The answer to a reading request that was sent before the program was loaded. */
  readonly early?: (call: ReadingCall, token: string | null) => Promise<Response> | null;
  /** Called with the number of pending requests. */
  readonly busy?: (requests: number) => void;
  /** Called with each answer of a call that changes something. */
  readonly answered?: (answer: unknown) => void;
  /** Called with each refusal that names a cure, unless the screen shows it itself. */
  readonly stopped?: (refusal: Refusal) => void;
}

/** A request that only reads, as it is sent. */
interface ReadingCall {
  readonly method: string;
  readonly url: string;
  readonly body: string | null;
}

/** Typed calls over HTTP, made from contracts. */
export interface Client {
  readonly language: Language;
  ask<Spec extends CallSpec>(call: Spec, ask: AskInput<Spec>, how?: How): Promise<Answered<Spec>>;
  upload<Spec extends CallSpec>(
    call: Spec,
    ask: AskInput<Spec>,
    file: File | Blob,
  ): Promise<Answered<Spec>>;
  download<Spec extends CallSpec>(call: Spec, ask: AskInput<Spec>, how?: How): Promise<GotFile>;
}

/** The progress of a long file: the approximate share, and the number of rows. */
export interface FileProgress {
  readonly part: number;
  readonly rows: number;
}

interface How {
  readonly signal?: AbortSignal;
  readonly timeout?: number;
  /** The screen shows a refusal itself, also one that names a cure. */
  readonly quiet?: boolean;
  /** Called while a long file arrives. */
  readonly progress?: (progress: FileProgress) => void;
}

interface Sending extends How {
  /** The idempotency key of a call that creates something, the same for each attempt. */
  readonly key: string | null;
  readonly renewed?: true;
  readonly tried?: number;
}

// The delays before a request is sent again that may or may not have arrived.
const pauses = [400, 1500];

/** Makes the client of one session. */
export function makeClient(settings: ClientSettings): Client {
  const { language, base = "", timeout = 60_000 } = settings;
  let refreshing: Promise<boolean> | null = null;
  let open = 0;

  const refreshOnce = () => {
    refreshing ??= settings.refresh().finally(() => {
      refreshing = null;
    });
    return refreshing;
  };

  async function reach(
    call: CallSpec,
    ask: object,
    file: Blob | null,
    how: Sending,
  ): Promise<Response> {
    const { path, query, body } = splitAsk(call, ask as Record<string, unknown>);
    const root = call.at === "root" ? "/" : `/api/v1/${language === "vi" ? "vi" : "en-US"}/`;
    const headers: Record<string, string> = { "accept-language": language };
    const token = settings.token();
    if (token) headers.authorization = `Bearer ${token}`;
    if (body && !file) headers["content-type"] = "application/json";
    if (how.key) headers["idempotency-key"] = how.key;
    const limit = AbortSignal.timeout(how.timeout ?? timeout);
    const sendAgain = async () => {
      const pause = pauses[how.tried ?? 0];
      const offline = globalThis.navigator?.onLine === false;
      if (offline || !how.key || pause === undefined || how.signal?.aborted) return null;
      await new Promise((done) => setTimeout(done, pause));
      return reach(call, ask, file, { ...how, tried: (how.tried ?? 0) + 1 });
    };
    const url = `${base}${root}${path}${query}`;
    const text = body ? JSON.stringify(body) : null;
    const send = () =>
      fetch(url, {
        method: call.method,
        headers,
        credentials: "same-origin",
        signal: how.signal ? AbortSignal.any([how.signal, limit]) : limit,
        ...(file ? { body: multipart(body, file) } : text ? { body: text } : {}),
      });
    const early =
      onlyReads(call) && call.answer !== "file" && !how.renewed && !file
        ? settings.early?.({ method: call.method, url, body: text }, token)
        : null;
    const answer: Response = await (early ? early.catch(send) : send()).catch(
      async (fault: unknown) => {
        if (how.signal?.aborted) throw fault;
        const slow = limit.aborted;
        const second = slow ? null : await sendAgain();
        if (second) return second;
        const words = slow ? clientWords.timeout : clientWords.offline;
        throw new Refusal(0, slow ? "timeout" : "network", say(words, language));
      },
    );
    if (answer.status === 401 && call.right !== "public") {
      if (!how.renewed && (await refreshOnce())) {
        return reach(call, ask, file, { ...how, renewed: true });
      }
      settings.signedOut();
      throw new Refusal(401, "session.missing", say(clientWords.signIn, language));
    }
    if (answer.status >= 502) {
      const second = await sendAgain();
      if (second) return second;
    }
    if (!answer.ok) {
      const said = await answer.json().catch(() => null);
      const words = answer.status === 404 ? clientWords.notFound : clientWords.wrong;
      const refusal = readRefusal(answer.status, said, say(words, language));
      if (refusal.cure && !how.quiet) settings.stopped?.(refusal);
      throw refusal;
    }
    return answer;
  }

  async function counted(call: CallSpec, ask: object, file: Blob | null, how: How = {}) {
    settings.busy?.(++open);
    noteAwaited(1);
    try {
      const key = sendsKey(call) ? newKey() : null;
      const answer = await reach(call, ask, file, { ...how, key });
      if (call.answer !== "file") {
        const told: unknown = answer.status === 204 ? null : await answer.json();
        if (!onlyReads(call)) settings.answered?.(told);
        return told;
      }
      const name = fileName(answer.headers.get("content-disposition")) ?? "file";
      return { name, blob: await readFile(answer, how.progress) } satisfies GotFile;
    } finally {
      settings.busy?.(--open);
      noteAwaited(-1);
    }
  }

  return {
    language,
    ask: (call, ask, how) => counted(call, ask as object, null, how) as never,
    upload: (call, ask, file) => counted(call, ask as object, file) as never,
    download: (call, ask, how) =>
      counted({ ...call, answer: "file" }, ask as object, null, how) as never,
  };
}

function multipart(body: Record<string, unknown> | null, file: Blob): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(body ?? {})) {
    if (value !== null)
      form.append(key, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  form.append("uploadedFile", file, file instanceof File ? file.name : "file");
  return form;
}

/** Reads a file name out of a Content-Disposition header; the UTF-8 form first. */
export function fileName(header: string | null): string | null {
  const wide = /filename\*=UTF-8''([^;]+)/i.exec(header ?? "")?.[1];
  if (wide) return decodeURIComponent(wide);
  return /filename="?([^";]+)"?/i.exec(header ?? "")?.[1] ?? null;
}

const ClientContext = createContext<Client | null>(null);

/** Provides the client of the session to all children. */
export const ClientProvider = ClientContext.Provider;

/** The client of the session. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error("useClient stands outside of ClientProvider");
  return client;
}
