import { reach } from "./documentsConnector.ts";

// A server that accepts a connection and then says nothing fails the try.
const PATIENCE_MS = 60_000;

/** An error that Tryton answers; its first argument names it, such as UserError. */
export class TrytonRefused extends Error {
  readonly kind: string;

  constructor(kind: string, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** One session at a Tryton server by its JSON-RPC. */
export interface TrytonSession {
  call<Answer>(method: string, ...params: readonly unknown[]): Promise<Answer>;
  close(): Promise<void>;
}

/**
 * Signs in at a Tryton server.
 *
 * Shape: `address` ends with the name of the database: `https://tryton.example/company/`.
 */
export async function openTryton(at: {
  readonly address: string;
  readonly user: string;
  readonly password: string;
}): Promise<TrytonSession> {
  const url = new URL(at.address.endsWith("/") ? at.address : `${at.address}/`);
  const ask = async <Answer>(
    method: string,
    params: readonly unknown[],
    authorization?: string,
  ): Promise<Answer> => {
    const response = await reach(url, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        "content-type": "application/json",
        ...(authorization ? { authorization } : {}),
      },
      body: JSON.stringify({ id: 1, method, params }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`Tryton answered ${response.status}`);
    const said = JSON.parse(text) as { result?: Answer; error?: readonly unknown[] };
    if (said.error) {
      const [kind, detail] = said.error;
      const message = Array.isArray(detail) ? detail.flat().filter(Boolean).join(" ") : detail;
      throw new TrytonRefused(String(kind), String(message ?? kind));
    }
    return said.result as Answer;
  };
  const signedIn = await ask<readonly [number, string] | null>("common.db.login", [
    at.user,
    { password: at.password },
    "en",
  ]);
  if (!signedIn) throw new TrytonRefused("LoginException", "Tryton refused the user or password");
  const [userId, session] = signedIn;
  const token = Buffer.from(`${at.user}:${userId}:${session}`).toString("base64");
  const authorization = `Session ${token}`;
  const context = await ask<object>("model.res.user.get_preferences", [true, {}], authorization);
  return {
    call: (method, ...params) => ask(method, [...params, context], authorization),
    close: async () => void (await ask("common.db.logout", [], authorization)),
  };
}
