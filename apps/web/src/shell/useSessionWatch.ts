import { keepDrafts } from "@fairway/ui/form/drafts.ts";
import { useEffect } from "react";
import { endActing, leaveToLogin, renewToken } from "../session/client.ts";
import type { Me } from "../session/me.ts";
import { hearTabs } from "../session/tabs.ts";
import { dropToken, isActing, tokenTimeLeft } from "../session/tokenStore.ts";

const CHECK_EVERY = 2000;
const RENEW_BEFORE = 60_000;

/**
 * Checks the token every two seconds: renews it before its expiry and opens the login screen if
 * that fails.
 */
export function useSessionWatch(me: Me): void {
  useEffect(() => {
    let pausedUntil = 0;
    const check = async () => {
      const left = tokenTimeLeft();
      if (isActing()) {
        if (left === 0) endActing();
        return;
      }
      if (left > RENEW_BEFORE || Date.now() < pausedUntil) return;
      pausedUntil = Date.now() + 15_000;
      if (!(await renewToken()) && tokenTimeLeft() === 0) leaveToLogin();
    };
    const timer = setInterval(() => void check(), CHECK_EVERY);
    const deafen = hearTabs(me.claims.id, (kind) => {
      if (kind === "signedOut") return leaveToLogin();
      keepDrafts();
      dropToken();
      location.reload();
    });
    return () => {
      clearInterval(timer);
      deafen();
    };
  }, [me]);
}
