import { signOut, switchUnit, token } from "@fairway/areas/access/contract.ts";
import { say } from "@fairway/core/words/words.ts";
import { pageLanguage } from "../language.ts";
import { shellWords } from "../shell/shellWords.ts";
import { client, loginAddress, noteSignedIn } from "./client.ts";
import { forgetSession, type Me } from "./me.ts";
import { tellTabs, toastLater } from "./tabs.ts";
import { dropToken, heldToken, holdToken } from "./tokenStore.ts";

// Without offline_access the refresh token comes as a cookie that no script can read.
const scope = "openid profile api";

/** Signs in with a password; true when the password must be changed first. */
export async function signIn(ask: {
  readonly username: string;
  readonly password: string;
  readonly companyId: string;
  readonly remember: boolean;
}): Promise<boolean> {
  const answer = await client.ask(token, {
    grant_type: "password",
    client_id: "fairway",
    scope,
    ...ask,
  });
  forgetSession();
  holdToken(answer);
  noteSignedIn(true);
  return answer.must_change_password ?? false;
}

/** Goes on in another office or group: new token, one toast, the page and the other tabs load again. */
export async function switchTo(
  me: Me,
  unit: { officeId: string; departmentId?: string | null; groupId?: string | null },
): Promise<void> {
  const answer = await client.ask(switchUnit, unit);
  holdToken(answer);
  const isGroup = unit.departmentId !== undefined;
  toastLater({
    title: say(isGroup ? shellWords.groupChanged : shellWords.officeChanged, pageLanguage),
    detail: me.claims.userName.toUpperCase(),
  });
  tellTabs("switched", me.claims.id);
  location.hash = "/home/dashboard";
  location.reload();
}

/** Ends the session here and in the other tabs, and goes to login. */
export async function leave(me: Me): Promise<void> {
  if (heldToken()) {
    // A failing sign-out must not keep anybody in.
    await client.ask(signOut, {}).catch(() => undefined);
  }
  tellTabs("signedOut", me.claims.id);
  dropToken();
  forgetSession();
  noteSignedIn(false);
  location.hash = loginAddress("", false);
  location.reload();
}
