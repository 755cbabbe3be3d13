import { type HistoryLocation, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { parseSearch } from "../address/search.ts";
import { useStillShown } from "../address/shownWhile.tsx";
import { useConfirm } from "../parts/useConfirm.ts";
import { useLatest } from "../parts/useLatest.ts";
import { useSay } from "../words/useSay.tsx";
import { formWords } from "./formWords.ts";

interface Move {
  readonly currentLocation: HistoryLocation;
  readonly nextLocation: HistoryLocation;
  readonly action: "PUSH" | "REPLACE" | "FORWARD" | "BACK" | "GO";
}

// One question at a time: a page may have several guards, and the user may press Back repeatedly.
let isAsking = false;

/**
 * Asks before typed values are lost, except on the way to the login screen: on another page, on
 * another tab whose content replaces this one, and on every move through the history.
 *
 * A move is refused first and repeated after the answer, so that the address never differs from the
 * screen while the question is open.
 */
export function useLeaveGuard(isDirty: () => boolean): void {
  const say = useSay();
  const confirm = useConfirm();
  const { history } = useRouter();
  const still = useStillShown();
  const now = useLatest({ isDirty, say, confirm, still });
  useEffect(() => {
    const loses = ({ currentLocation, nextLocation }: Move) => {
      if (!now.current.isDirty() || nextLocation.pathname === "/login") return false;
      if (nextLocation.pathname !== currentLocation.pathname) return true;
      return !now.current.still(parseSearch(nextLocation.search));
    };
    let isMine = false;
    const ask = async (move: Move) => {
      isAsking = isMine = true;
      const leaves = await now.current.confirm({
        title: now.current.say(formWords.leaveTitle),
        detail: now.current.say(formWords.leaveDetail),
        yes: formWords.leave,
        no: formWords.stay,
        danger: true,
      });
      isAsking = isMine = false;
      if (!leaves) return;
      const { href, state } = move.nextLocation;
      const free = { ignoreBlocker: true };
      if (move.action === "PUSH") history.push(href, state, free);
      else if (move.action === "REPLACE") history.replace(href, state, free);
      else history.go(state.__TSR_index - move.currentLocation.state.__TSR_index, free);
    };
    const unblock = history.block({
      enableBeforeUnload: () => now.current.isDirty(),
      blockerFn: (move: Move) => {
        if (!loses(move)) return false;
        if (!isAsking) void ask(move);
        return true;
      },
    });
    return () => {
      unblock();
      if (isMine) isAsking = false;
    };
  }, [history, now]);
}
