import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useQueryClient } from "@tanstack/react-query";
import { client } from "../session/client.ts";
import { forgetSession, loadMe } from "../session/me.ts";
import { actAs } from "../session/signIn.ts";
import { addressAfterLogin } from "./addressAfterLogin.ts";

/** Returns the function that runs after signing in: it loads the user and opens the requested address. */
export function useEnter(): () => Promise<void> {
  const cache = useQueryClient();
  const { search, go } = useAddress();
  return async () => {
    cache.clear();
    forgetSession();
    await loadMe(client, actAs);
    go(addressAfterLogin(search.url), { replace: true });
  };
}
