import { sayNumber } from "@fairway/core/words/numbers.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { useCallback, useMemo } from "react";
import { advancesOnBills } from "../contract.ts";
import { advanceTags } from "../model/advanceWords.ts";
import type { BillPick } from "./billPicker.ts";
import { advanceWords as words } from "./words.ts";

/** The questions before a line for a bill that has an advance, and before the copy of a line. */
export interface LineQuestions {
  /** Asks where the bill has advances already, which are named; true to go on. */
  readonly mayTake: (bill: BillPick) => Promise<boolean>;
  readonly mayCopy: () => Promise<boolean>;
}

/** Asks before a bill gets a further advance; `advanceId` is the advance that is open. */
export function useLineQuestions(advanceId: string | null): LineQuestions {
  const say = useSay();
  const language = useLanguage();
  const client = useClient();
  const confirm = useConfirm();
  const mayTake = useCallback(
    async (bill: BillPick) => {
      const others = await client.ask(advancesOnBills, { advanceId, hblids: [bill.id] });
      if (others.length === 0) return true;
      const detail = others.map((each) =>
        [
          each.advanceNo,
          `${sayNumber(each.amount, language)} ${each.currencyId}`,
          each.requesterName,
          sayDay(each.requestDate),
          say(advanceTags[each.statusApproval].words),
        ]
          .filter(Boolean)
          .join(" · "),
      );
      return confirm({
        title: say(words.alreadyAdvanced, { bill: [bill.code, bill.name].join(" ") }),
        detail: detail.join("\n"),
        yes: words.goOn,
        no: words.keep,
      });
    },
    [advanceId, client, confirm, language, say],
  );
  const mayCopy = useCallback(
    () => confirm({ title: say(words.copySure), yes: words.copy, no: words.keep }),
    [confirm, say],
  );
  return useMemo(() => ({ mayTake, mayCopy }), [mayTake, mayCopy]);
}
