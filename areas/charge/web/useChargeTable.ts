import { useRateReason } from "@fairway/areas/rate/web/useRateReason.tsx";
import type { Permission } from "@fairway/core/permission/permission.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import type { GridProblems } from "@fairway/ui/grid/Grid.tsx";
import { withRows } from "@fairway/ui/grid/gridState.ts";
import { type GridHold, useGrid } from "@fairway/ui/grid/useGrid.ts";
import { useLookedUp } from "@fairway/ui/grid/useLookedUp.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useLatest } from "@fairway/ui/parts/useLatest.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import {
  getByHB,
  getHouseBillTotalProfit,
  getPassages,
  getShipmentTotalProfit,
  saveBillCharges,
} from "../contract.ts";
import { type SurchargeType, surchargeTypes } from "../model/surcharge.ts";
import { tabFields } from "../model/tabFields.ts";
import {
  byKey,
  changesOf,
  type SavedLines,
  type Sending,
  underOldKeys,
  withSaved,
} from "./chargeChanges.ts";
import { type ChargeEntry, entryOf, pairedEntries, savedLines } from "./chargeEntry.ts";
import {
  type LineProblems,
  lineAt,
  problemsOf,
  repeatedLines,
  standingMarks,
  unpricedLines,
} from "./chargeMarks.ts";
import { type ChargeRow, rowOf, sentLine } from "./chargeRow.ts";
import { chargeWords as words } from "./words.ts";

/** The charges of one bill: both tables, whether they may change, and saving them. */
export interface ChargeTableState {
  /** Bought and sold lines. */
  readonly pairs: GridHold<ChargeEntry>;
  readonly onBehalf: GridHold<ChargeEntry>;
  readonly saved: SavedLines;
  readonly isLoading: boolean;
  readonly mayEdit: boolean;
  readonly whyNot: string | null;
  /** The right that the user lacks, if that is the reason. */
  readonly lacking: Permission | null;
  readonly problems: GridProblems;
  /** Counts refused saves, after which the first error is shown. */
  readonly refusedSaves: number;
  readonly isConflict: boolean;
  readonly isSaving: boolean;
  readonly isDirty: boolean;
  readonly save: () => void;
  readonly reload: () => void;
  /** The question for the reason of a rate outside the bound, while it is open. */
  readonly dialog: ReactNode;
}

/** Loads and saves the charges of a bill; typed values stay until they are saved. */
export function useChargeTable(hblid: string): ChargeTableState {
  const say = useSay();
  const language = useLanguage();
  const client = useClient();
  const cache = useQueryClient();
  const pairs = useGrid<ChargeEntry>(noEntries);
  const onBehalf = useGrid<ChargeEntry>(noEntries);
  const [saved, setSaved] = useState<SavedLines>(noLines);
  const [problems, setProblems] = useState<LineProblems>(noProblems);
  const [refusedSaves, setRefusedSaves] = useState(0);
  const [isConflict, setConflict] = useState(false);
  const [isAwaiting, setAwaiting] = useState(false);
  const buying = useAsk(getByHB, { hbId: hblid, type: "BUY" });
  const selling = useAsk(getByHB, { hbId: hblid, type: "SELL" });
  const behalf = useAsk(getByHB, { hbId: hblid, type: "OBH" });
  const [bought, sold, claimed] = [buying.data?.data, selling.data?.data, behalf.data?.data];

  const entries = useMemo(() => [...pairs.rows, ...onBehalf.rows], [pairs.rows, onBehalf.rows]);
  const changes = useMemo(() => changesOf(entries, saved), [entries, saved]);
  const hasWrong = pairs.content.wrong.size + onBehalf.content.wrong.size > 0;
  const isChanged = (type: SurchargeType) =>
    changes[type].rows.length + changes[type].gone.length > 0;
  const isDirty = hasWrong || surchargeTypes.some(isChanged);

  // A row that is still empty is no change to save, but it is not taken away either.
  const isBegun = entries.some((entry) => savedLines(entry).length === 0);
  const dirty = useLatest(isDirty || isBegun);
  const { load: loadPairs } = pairs;
  const { load: loadOnBehalf } = onBehalf;
  const take = useLatest((lines: readonly (typeof bought)[]) => {
    const [first, second, third] = lines.map((each = []) =>
      each.map((line) => rowOf(line, language)),
    ) as [ChargeRow[], ChargeRow[], ChargeRow[]];
    setSaved(new Map([first, second, third].flat().map((line) => [line.key, line])));
    setProblems(noProblems);
    setConflict(false);
    loadPairs(pairedEntries(first, second));
    loadOnBehalf(third.map(entryOf));
  });
  // All three lists are taken together, because their lines stand on common rows.
  const isFetching = buying.isFetching || selling.isFetching || behalf.isFetching;
  useEffect(() => {
    if (isFetching || !bought || !sold || !claimed || dirty.current) return;
    take.current([bought, sold, claimed]);
  }, [isFetching, bought, sold, claimed, dirty, take]);

  const content = useLatest({ pairs: pairs.content, onBehalf: onBehalf.content });
  const takeSaved = (lines: readonly ChargeRow[], sending: Sending) => {
    const now = content.current;
    let [rows, others] = [now.pairs.rows, now.onBehalf.rows];
    const stored = new Map(saved);
    for (const type of sentTypes(sending)) {
      const ofType = lines.filter((line) => line.type === type);
      const answered = underOldKeys(type, ofType, sending);
      if (type === "OBH") others = withSaved(others, type, answered, sending);
      else rows = withSaved(rows, type, answered, sending);
      for (const [key, line] of stored) if (line.type === type) stored.delete(key);
      for (const line of answered) stored.set(line.key, line);
    }
    setSaved(stored);
    // The undo steps end here; rejected texts stay.
    loadPairs(rows);
    loadOnBehalf(others);
    pairs.amend((loaded) => withRows(loaded, loaded.rows, now.pairs.wrong));
    onBehalf.amend((loaded) => withRows(loaded, loaded.rows, now.onBehalf.wrong));
  };

  const reason = useRateReason<Sending>();
  const verb = useMutation({
    meta: { quiet: true },
    mutationFn: async (sending: Sending) => {
      const { data } = await client.ask(saveBillCharges, { hblid, ...changedTabs(sending) });
      return data.map((line) => rowOf(line, language));
    },
    onSuccess: async (lines, sending) => {
      takeSaved(lines, sending);
      setProblems(noProblems);
      setConflict(false);
      toast.success(say(words.saved));
      const outdated = [getByHB, getPassages, getShipmentTotalProfit, getHouseBillTotalProfit];
      await Promise.all(
        outdated.map((each) => cache.invalidateQueries({ queryKey: cacheKey(each) })),
      );
    },
    onError: (fault, sending) => {
      if (!(fault instanceof Refusal)) return toast.error(fault.message);
      setConflict(fault.isConflict);
      if (reason.asks(fault, sending)) return;
      const found = problemsOf(fault, sending.changes);
      setProblems(found);
      if (found.size > 0) setRefusedSaves((count) => count + 1);
      else if (!fault.isConflict) toast.error(fault.message);
    },
  });

  // What is asked for while a save is under way follows it.
  const asksAgain = useRef(false);
  const save = useLatest(() => {
    if (verb.isPending) {
      asksAgain.current = true;
      return;
    }
    if (hasWrong) return setRefusedSaves((count) => count + 1);
    if (!isDirty) return toast.info(say(words.nothingToSave));
    const wrong = surchargeTypes.flatMap((type) => [
      ...repeatedLines(type, type === "OBH" ? onBehalf.rows : pairs.rows, changes[type], language),
      ...unpricedLines(changes[type], language),
    ]);
    setProblems(new Map(wrong));
    if (wrong.length > 0) return setRefusedSaves((count) => count + 1);
    verb.mutate({ lines: byKey(entries), changes });
  });
  useEffect(() => {
    if (verb.isPending || !asksAgain.current) return;
    asksAgain.current = false;
    save.current();
  }, [verb.isPending, save]);
  const lookedUp = useLookedUp([pairs.content, onBehalf.content]);
  const saveWhenLookedUp = async () => {
    if (isAwaiting) return;
    setAwaiting(true);
    await lookedUp();
    setAwaiting(false);
    save.current();
  };

  /** Writes the reason into the lines whose rates lack one, and saves again. */
  const giveReason = (sending: Sending, rateReason: string, fields: readonly string[]) => {
    const lacking = new Set(fields.flatMap((field) => lineAt(field, sending.changes)?.key ?? []));
    for (const hold of [pairs, onBehalf]) {
      hold.amend((now) =>
        withRows(
          now,
          now.rows.map((entry) =>
            surchargeTypes.reduce((made, type) => {
              const line = made[type];
              return line && lacking.has(line.key)
                ? { ...made, [type]: { ...line, rateReason } }
                : made;
            }, entry),
          ),
        ),
      );
    }
    void saveWhenLookedUp();
  };

  return {
    pairs,
    onBehalf,
    saved,
    isLoading: buying.isPending || selling.isPending || behalf.isPending,
    mayEdit: buying.data?.mayEdit ?? false,
    whyNot: buying.data?.whyNot?.[language] ?? null,
    lacking: (buying.data?.lacking ?? null) as Permission | null,
    problems: useMemo(() => standingMarks(problems, entries), [problems, entries]),
    refusedSaves,
    isConflict,
    isSaving: verb.isPending || isAwaiting,
    isDirty,
    save: () => void saveWhenLookedUp(),
    reload: () => {
      const lists = [buying, selling, behalf].map((list) => list.refetch());
      void Promise.all(lists).then((answers) => {
        if (answers.every(({ data }) => data)) take.current(answers.map(({ data }) => data?.data));
      });
    },
    dialog: reason.dialog(giveReason),
  };
}

/** The types of which saving sends lines. */
function sentTypes({ changes }: Sending): SurchargeType[] {
  return surchargeTypes.filter((type) => changes[type].rows.length + changes[type].gone.length > 0);
}

/** The changed tabs of a bill as the call takes them. */
function changedTabs(sending: Sending) {
  const tabs = sentTypes(sending).map((type) => {
    const { rows, gone } = sending.changes[type];
    const removed = gone.flatMap(({ stored }) =>
      stored ? [{ id: stored.id, version: stored.version }] : [],
    );
    return [tabFields[type], { charges: rows.map(sentLine), removed }];
  });
  return Object.fromEntries(tabs);
}

const noEntries: readonly ChargeEntry[] = [];
const noLines: SavedLines = new Map();
const noProblems: LineProblems = new Map();
