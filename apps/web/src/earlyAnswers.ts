/** A request that only reads. */
export interface EarlyCall {
  readonly method: string;
  readonly url: string;
  readonly body: string | null;
  /** Sent before the user was known: it does not depend on the address. */
  readonly ofSession?: boolean;
}

/** How a page of the application began last time. */
export interface StartOfPage {
  readonly page: string;
  readonly day: string;
  readonly build: string;
  readonly calls: readonly EarlyCall[];
  /** The scripts that its first screen loaded. */
  readonly files: readonly string[];
}

/** What `early.ts` offers to the application, which loads after it. */
export interface EarlyAnswers {
  /** The answer to a request that was sent early with this token; once. */
  take(call: EarlyCall, token: string | null): Promise<Response> | null;
  /** The answer to the renewal of the token that was sent early; once. */
  takeRenewal(): Promise<Response> | null;
  keep(calls: readonly EarlyCall[], files: readonly string[]): void;
  forget(): void;
}

// Larger requests are not worth their place in the storage.
const MOST_CALLS = 12;
const LONGEST_BODY = 2000;

const early = (): EarlyAnswers | undefined =>
  (globalThis as { fairwayEarly?: EarlyAnswers }).fairwayEarly;

let calls: EarlyCall[] | null = [];
let isKnown = false;

/** Notes a reading request of the start and returns its answer if it was sent early. */
export function takeEarly(call: EarlyCall, token: string | null): Promise<Response> | null {
  if (!calls) return null;
  const isSmall = (call.body?.length ?? 0) <= LONGEST_BODY;
  if (isSmall && calls.length < MOST_CALLS)
    calls.push(isKnown ? call : { ...call, ofSession: true });
  return early()?.take(call, token) ?? null;
}

/** Returns the answer to the renewal of the token if it was sent early and arrived. */
export async function takeEarlyRenewal(): Promise<Response | null> {
  return (
    (await early()
      ?.takeRenewal()
      ?.catch(() => null)) ?? null
  );
}

/** The user is known: what follows belongs to the screen. */
export function noteUserKnown(): void {
  isKnown = true;
}

/** The screen is rendered: what it began with is stored for the next load of its address. */
export function noteStarted(): void {
  if (!calls || !isKnown) return;
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /^\/assets\/.*\.js$/.test(path));
  early()?.keep(calls, files);
  calls = null;
}

/** Forgets what pages began with, e.g. at sign-out. */
export function forgetStarts(): void {
  calls = null;
  early()?.forget();
}
