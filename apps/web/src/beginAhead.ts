import { screenAt } from "./allScreens.ts";
import { client, mayRenew, renewToken } from "./session/client.ts";
import { loadMe } from "./session/me.ts";
import { actAs } from "./session/signIn.ts";
import { heldToken } from "./session/tokenStore.ts";

/**
 * Loads the user and the screen of the address in parallel at the start, and renews the token if
 * the tab has none. The router requests the same and uses the pending requests; it also reports
 * their errors.
 */
export function beginAhead(hash: string): void {
  const path = hash.replace(/^#/, "").replace(/\?.*$/, "");
  const isNew = !heldToken();
  if (isNew && !(mayRenew() && path.startsWith("/home"))) return;
  void screenAt(path)
    ?.load()
    .catch(() => undefined);
  const admitted = isNew ? renewToken() : Promise.resolve(true);
  void admitted.then((isIn) => (isIn ? loadMe(client, actAs) : null)).catch(() => undefined);
}
