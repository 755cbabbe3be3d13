import { sayDay } from "@fairway/core/words/dates.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import type { GridHold } from "@fairway/ui/grid/useGrid.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useLatest } from "@fairway/ui/parts/useLatest.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { useEffect, useRef } from "react";
import { advancesOnBills } from "../contract.ts";
import { advanceTags } from "../model/advanceWords.ts";
import type { LineRow } from "./lineRow.ts";
import { advanceWords as words } from "./words.ts";

/**
 * Asks once for each bill that gets a line and has an advance already; the advances are named. Lines
 * of a bill that the user does not want lose it. `advanceId` is the advance that is open.
 */
export function useOtherAdvances(hold: GridHold<LineRow>, advanceId: string | null): void {
  const say = useSay();
  const language = useLanguage();
  const client = useClient();
  const confirm = useConfirm();
  const now = useLatest({ say, language, client, confirm, hold, advanceId });
  // The bills of stored lines were asked for when they were keyed.
  const asked = useRef(new Set<string>());
  const { rows, saved } = hold;
  const keyed = rows.flatMap(({ bill }) => (bill ? [bill.id] : []));
  const stored = saved.flatMap(({ bill }) => (bill ? [bill.id] : []));
  const text = [...new Set(keyed.filter((id) => !stored.includes(id)))].join();
  useEffect(() => {
    const fresh = text.split(",").filter((id) => id && !asked.current.has(id));
    if (fresh.length === 0) return;
    for (const id of fresh) asked.current.add(id);
    const ask = async () => {
      const { client: caller, confirm: question, ...here } = now.current;
      const others = await caller.ask(advancesOnBills, {
        advanceId: here.advanceId,
        hblids: fresh,
      });
      if (others.length === 0) return;
      const numbers = new Map(
        here.hold.rows.flatMap(({ bill }) => (bill ? [[bill.id, bill.code] as const] : [])),
      );
      const detail = others.map((each) =>
        [
          numbers.get(each.hblid),
          each.advanceNo,
          `${sayNumber(each.amount, here.language)} ${each.currencyId}`,
          each.requesterName,
          sayDay(each.requestDate),
          here.say(advanceTags[each.statusApproval].words),
        ]
          .filter(Boolean)
          .join(" · "),
      );
      const bills = [...new Set(others.map(({ hblid }) => numbers.get(hblid) ?? ""))].join(", ");
      const isSure = await question({
        title: here.say(words.alreadyAdvanced, { bill: bills }),
        detail: detail.join("\n"),
        yes: words.goOn,
        no: words.keep,
      });
      if (isSure) return;
      const unwanted = new Set(others.map(({ hblid }) => hblid));
      for (const id of unwanted) asked.current.delete(id);
      now.current.hold.change((content) => ({
        ...content,
        rows: content.rows.map((row) =>
          row.bill && unwanted.has(row.bill.id) ? { ...row, bill: null, customNo: null } : row,
        ),
      }));
    };
    // Without an answer there is no question, and the line stays.
    ask().catch(() => undefined);
  }, [text, now]);
}
