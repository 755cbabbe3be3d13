import { keepDrafts } from "@fairway/ui/form/drafts.ts";
import type { Screen } from "@fairway/ui/screens.ts";
import { redirect } from "@tanstack/react-router";
import { client, endActing, loginAddress, renewToken } from "./session/client.ts";
import { actAs } from "./session/signIn.ts";
import { freshMe, knownMe, type Me, MustChangePassword } from "./session/me.ts";
import { heldToken, isActing } from "./session/tokenStore.ts";

/** Admits users with a valid token or a refresh cookie; other users go to the login screen. */
export async function guardSession(href: string): Promise<Me> {
  if (!heldToken() && isActing()) endActing();
  if (!heldToken() && !(await renewToken())) {
    // Without the network nothing says that the session has ended.
    const known = navigator.onLine ? null : knownMe();
    if (known) return known;
    keepDrafts();
    throw redirect({ href: loginAddress(href, false), replace: true });
  }
  try {
    return await freshMe(client, actAs);
  } catch (fault) {
    if (!(fault instanceof MustChangePassword)) throw fault;
    const search = new URLSearchParams({ change: "true", url: href });
    throw redirect({ href: `/login?${search}`, replace: true });
  }
}

/**
 * Does the user have the rights of the screen: access, and add or import if the path requires it?
 */
export function mayOpen(screen: Screen, may: Me["session"]["may"]): boolean {
  if (!screen.menu) return true;
  if (!may(`${screen.menu}.access`)) return false;
  return screen.needs === "access" || may(`${screen.menu}.${screen.needs}`);
}

/** Sends users without the right of a screen to /403. */
export function guardScreen(screen: Screen, me: Me): void {
  if (!mayOpen(screen, me.session.may)) throw redirect({ href: "/403", replace: true });
}
