import { impersonate, signOut, switchUnit, token } from "@fairway/areas/session/contractStart.ts";
import type { AskInput } from "@fairway/core/contract/call.ts";
import { say } from "@fairway/core/words/words.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { forgetStarts } from "../earlyAnswers.ts";
import { pageLanguage } from "../language.ts";
import { shellWords } from "../shell/shellWords.ts";
import { client, endActing, loginAddress, noteSignedIn } from "./client.ts";
import { forgetSession, type Me } from "./me.ts";
import { tellTabs, toastLater } from "./tabs.ts";
import { dropToken, heldToken, holdToken, isActing } from "./tokenStore.ts";

// Without offline_access the refresh token comes as a cookie that no script can read.
const scope = "openid profile api";

/** Signs in with a password; true when the password must be changed first. */
export function signIn(ask: {
  readonly username: string;
  readonly password: string;
  readonly companyId: string;
  readonly remember: boolean;
}): Promise<boolean> {
  return begin({ grant_type: "password", ...ask });
}

/** Signs in the remembered user: the browser's cookie replaces the password. */
export function signInRemembered(): Promise<boolean> {
  return begin({ grant_type: "remembered" });
}

async function begin(ask: AskInput<typeof token>): Promise<boolean> {
  const answer = await client.ask(token, { client_id: "fairway", scope, ...ask });
  forgetSession();
  // Pages of this browser may have begun as another user.
  forgetStarts();
  holdToken(answer);
  noteSignedIn(true);
  return answer.must_change_password ?? false;
}

/**
 * Switches to another office or group: gets a new token, reloads the page and the other tabs, and
 * shows one toast. If the session has ended, the login screen opens with that message.
 */
export async function switchTo(
  me: Me,
  unit: { officeId: string; departmentId?: string | null; groupId?: string | null },
): Promise<void> {
  const answer = await client.ask(switchUnit, unit).catch(tellRefusal);
  if (!answer) return;
  holdToken(answer, isActing());
  const isGroup = unit.departmentId !== undefined;
  toastLater({
    title: say(isGroup ? shellWords.groupChanged : shellWords.officeChanged, pageLanguage),
    detail: me.claims.userName.toUpperCase(),
  });
  tellTabs("switched", me.claims.id);
  location.hash = "/home/dashboard";
  location.reload();
}

function tellRefusal(fault: unknown): null {
  if (!(fault instanceof Refusal)) throw fault;
  const ended = fault.status === 401;
  toast.error(ended ? say(shellWords.noLogin, pageLanguage) : fault.message);
  return null;
}

/** Acts as another user in this tab, for half an hour; the other tabs stay as they are. */
export async function actAs(userId: string): Promise<void> {
  holdToken(await client.ask(impersonate, { userId }), true);
  forgetSession();
  location.hash = "/home/dashboard";
  location.reload();
}

/** Ends the session in all tabs and opens the login screen. */
export async function leave(me: Me): Promise<void> {
  if (heldToken()) {
    // A failed call must not prevent the sign-out.
    await client.ask(signOut, {}).catch(() => undefined);
  }
  if (isActing()) return endActing();
  tellTabs("signedOut", me.claims.id);
  dropToken();
  forgetSession();
  noteSignedIn(false);
  location.hash = loginAddress("", false);
  location.reload();
}
