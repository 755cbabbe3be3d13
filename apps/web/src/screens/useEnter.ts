import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { client } from "../session/client.ts";
import { forgetSession, loadMe } from "../session/me.ts";
import { actAs } from "../session/signIn.ts";
import { shellWords } from "../shell/shellWords.ts";
import { addressAfterLogin } from "./addressAfterLogin.ts";

/**
 * Returns the function that runs after signing in: it loads the user, shows a greeting and opens
 * the requested address.
 */
export function useEnter(): () => Promise<void> {
  const say = useSay();
  const cache = useQueryClient();
  const { search, go } = useAddress();
  return async () => {
    cache.clear();
    forgetSession();
    const me = await loadMe(client, actAs);
    toast.success(
      say(shellWords.loginSuccess),
      say(shellWords.welcomeBack, { name: me.claims.userName.toUpperCase() }),
    );
    go(addressAfterLogin(search.url), { replace: true });
  };
}
