import { token } from "@fairway/areas/session/contractStart.ts";
import { say } from "@fairway/core/words/words.ts";
import { type Answered, makeClient } from "@fairway/ui/client/client.ts";
import { keepDrafts } from "@fairway/ui/form/drafts.ts";
import { takeEarly, takeEarlyRenewal } from "../earlyAnswers.ts";
import { pageLanguage } from "../language.ts";
import { setBusy } from "../shell/busy.ts";
import { showAlerts, showStop } from "../shell/stops.ts";
import { shellWords } from "../shell/shellWords.ts";
import { forgetSession } from "./me.ts";
import { toastLater } from "./tabs.ts";
import { dropToken, heldToken, holdToken, isActing } from "./tokenStore.ts";

const remembered = "fairway.signedIn";

/** Stores that the browser has a refresh cookie, so that a reload tries it. */
export function noteSignedIn(isIn: boolean): void {
  if (isIn) localStorage.setItem(remembered, "1");
  else localStorage.removeItem(remembered);
}

/** May the browser have a refresh cookie with which this tab can continue? */
export function mayRenew(): boolean {
  // The cookie is the administrator's: continuing with it would change the acting user.
  return !isActing() && localStorage.getItem(remembered) !== null;
}

async function refresh(): Promise<boolean> {
  if (!mayRenew()) return false;
  try {
    const early = await takeEarlyRenewal();
    if (early?.status === 400) return false;
    if (early?.ok) holdToken((await early.json()) as Answered<typeof token>);
    else holdToken(await client.ask(token, { grant_type: "refresh_token" }));
    return true;
  } catch {
    return false;
  }
}

function signedOut(): void {
  if (isActing()) return endActing();
  noteSignedIn(false);
  leaveToLogin();
}

/** Keeps what was typed and opens the login screen, which returns to the present address. */
export function leaveToLogin(): void {
  keepDrafts();
  dropToken();
  forgetSession();
  const here = location.hash.slice(1);
  // A call and the watch can notice the end at once; the second finds the login screen.
  if (!here.startsWith("/login")) location.hash = loginAddress(here);
}

/** Stops acting as another user in this tab and restores the administrator's own session. */
export function endActing(): void {
  dropToken();
  forgetSession();
  toastLater({ title: say(shellWords.actingOver, pageLanguage), detail: "" });
  location.hash = "/home/dashboard";
  location.reload();
}

/** Returns the address of the login screen, with the address to return to. */
export function loginAddress(returnTo: string, ended = true): string {
  const search = new URLSearchParams();
  if (returnTo.startsWith("/home") && returnTo !== "/home/dashboard") search.set("url", returnTo);
  if (ended) search.set("isEndSession", "true");
  const text = search.toString();
  return `/login${text ? `?${text}` : ""}`;
}

/** The client of this page. */
export const client = makeClient({
  language: pageLanguage,
  token: () => heldToken()?.text ?? null,
  refresh: () => renewToken(),
  signedOut,
  early: takeEarly,
  busy: setBusy,
  answered: showAlerts,
  stopped: showStop,
});

let renewing: Promise<boolean> | null = null;

/** Requests a new token with the refresh cookie; one attempt at a time for all guards and calls. */
export function renewToken(): Promise<boolean> {
  renewing ??= refresh().finally(() => {
    renewing = null;
  });
  return renewing;
}
