import { forgetStarts } from "../earlyAnswers.ts";

/** An access token and its expiry, in milliseconds since 1970. */
export interface Token {
  readonly text: string;
  readonly endsAt: number;
  /** An administrator acts as the token's user; the token is not renewed. */
  readonly acting?: boolean;
}

const key = "fairway.token";
let held: Token | null = read();

function read(): Token | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") as Token | null;
  } catch {
    return null;
  }
}

/** The access token of this tab while it is valid. */
export function heldToken(): Token | null {
  return held && held.endsAt > Date.now() ? held : null;
}

/** Milliseconds until the token ends; 0 without one. */
export function tokenTimeLeft(): number {
  return held ? Math.max(0, held.endsAt - Date.now()) : 0;
}

/** Does this tab act as another user, or has it until the token ended? */
export function isActing(): boolean {
  return held?.acting ?? false;
}

/** Stores a received token, in this tab only. */
export function holdToken(
  answer: { access_token: string; expires_in: number },
  acting = false,
): void {
  const endsAt = Date.now() + answer.expires_in * 1000;
  held = { text: answer.access_token, endsAt, ...(acting ? { acting } : {}) };
  sessionStorage.setItem(key, JSON.stringify(held));
}

/** Deletes the token of this tab. */
export function dropToken(): void {
  held = null;
  sessionStorage.removeItem(key);
  forgetStarts();
}
