import { useBlocker } from "@tanstack/react-router";
import { useCallback } from "react";
import { useConfirm } from "../parts/useConfirm.ts";
import { useSay } from "../words/useSay.tsx";
import { formWords } from "./formWords.ts";

/** Asks before typed values are lost, except on the way to the login screen. */
export function useLeaveGuard(isDirty: () => boolean): void {
  const say = useSay();
  const confirm = useConfirm();
  const shouldBlockFn = useCallback(
    async (move: { current: { pathname: string }; next: { pathname: string } }) => {
      if (!isDirty() || move.next.pathname === "/login") return false;
      // A change of the search (a tab, a filter) keeps the page and its values.
      if (move.next.pathname === move.current.pathname) return false;
      return !(await confirm({
        title: say(formWords.leaveTitle),
        detail: say(formWords.leaveDetail),
        yes: formWords.leave,
        no: formWords.stay,
        danger: true,
      }));
    },
    [isDirty, confirm, say],
  );
  useBlocker({ shouldBlockFn, enableBeforeUnload: isDirty });
}
