import { screenAt } from "./allScreens.ts";
import { client } from "./session/client.ts";
import { loadMe } from "./session/me.ts";
import { actAs } from "./session/signIn.ts";
import { heldToken } from "./session/tokenStore.ts";

/**
 * Loads the user and the screen of the address in parallel at the start. The router requests the
 * same and uses the pending requests; it also reports their errors.
 */
export function beginAhead(hash: string): void {
  if (!heldToken()) return;
  const path = hash.replace(/^#/, "").replace(/\?.*$/, "");
  void loadMe(client, actAs).catch(() => undefined);
  void screenAt(path)
    ?.load()
    .catch(() => undefined);
}
