import type { Permission } from "@fairway/core/permission/permission.ts";
import type { Refusal } from "@fairway/ui/client/refusal.ts";
import { useRateReason } from "@fairway/areas/rate/web/useRateReason.tsx";
import type { AskInput } from "@fairway/core/contract/call.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import type { GridProblems } from "@fairway/ui/grid/Grid.tsx";
import { isLookingUp } from "@fairway/ui/grid/gridState.ts";
import { type GridHold, useGrid } from "@fairway/ui/grid/useGrid.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useLatest } from "@fairway/ui/parts/useLatest.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import {
  addAndUpdate,
  getByHB,
  getHouseBillTotalProfit,
  getShipmentTotalProfit,
} from "../contract.ts";
import type { ShownSurcharge, SurchargeType } from "../model/surcharge.ts";
import { type ChargeRow, isBlank, rowOf, sentLine } from "./chargeRow.ts";
import { type Sending, typedMeanwhile, underOldKeys } from "./typedMeanwhile.ts";
import { chargeWords as words } from "./words.ts";

/** One tab of charges: its lines, whether they may change, and saving them. */
export interface ChargeSheet {
  readonly type: SurchargeType;
  readonly hold: GridHold<ChargeRow>;
  readonly isLoading: boolean;
  readonly mayEdit: boolean;
  readonly whyNot: string | null;
  /** The right that the user lacks, if that is the reason. */
  readonly lacking: Permission | null;
  readonly problems: GridProblems;
  readonly isConflict: boolean;
  readonly isSaving: boolean;
  readonly isDirty: boolean;
  readonly save: () => void;
  readonly reload: () => void;
  /** The question for the reason of a rate outside the bound, while it is open. */
  readonly dialog: ReactNode;
}

interface Problem {
  readonly row: ChargeRow;
  readonly cells: ReadonlyMap<string, string>;
}

/** Loads and saves one tab of a house bill; typed values stay until they are saved. */
export function useChargeSheet(
  hblid: string,
  type: SurchargeType,
  onMarked: (type: SurchargeType) => void,
): ChargeSheet {
  const say = useSay();
  const language = useLanguage();
  const hold = useGrid<ChargeRow>(none);
  const list = useAsk(getByHB, { hbId: hblid, type });
  const [problems, setProblems] = useState<ReadonlyMap<string, Problem>>(noProblems);
  const [isConflict, setConflict] = useState(false);
  const [isAwaiting, setAwaiting] = useState(false);
  const sending = useRef<Sending>(noLines);

  const { load, change, isDirty } = hold;
  const content = useLatest(hold.content);
  const take = (rows: readonly ChargeRow[]) => {
    setProblems(noProblems);
    setConflict(false);
    load(rows);
  };
  const rowsOf = (charges: readonly ShownSurcharge[]) =>
    charges.map((each) => rowOf(each, language));
  const fresh = list.data?.data;
  const dirty = useLatest(isDirty);
  useEffect(() => {
    if (fresh && !dirty.current) load(fresh.map((each) => rowOf(each, language)));
  }, [fresh, language, load, dirty]);

  const reason = useRateReason<Sent>();
  const refused = (refusal: Refusal, ask: Sent) => {
    if (reason.asks(refusal, ask)) return;
    setConflict(refusal.isConflict);
    setProblems(problemsOf(refusal, sending.current.rows));
    if (!refusal.isConflict) toast.error(refusal.message);
    if (refusal.fields.length > 0) onMarked(type);
  };
  const verb = useVerb(addAndUpdate, {
    quiet: true,
    invalidates: [getByHB, getShipmentTotalProfit, getHouseBillTotalProfit],
    onRefused: refused,
    onDone: (answer) => {
      const saved = underOldKeys(rowsOf(answer.data), sending.current);
      const typed = typedMeanwhile(content.current, sending.current, saved);
      take(saved);
      if (typed) change(() => typed);
      toast.success(say(words.saved));
    },
  });

  const save = () => {
    if (verb.isPending) return;
    // Saving waits for codes that are still being looked up.
    setAwaiting(isLookingUp(hold.content));
    if (isLookingUp(hold.content)) return;
    if (hold.content.wrong.size > 0) {
      onMarked(type);
      return toast.warning(say(words.marked));
    }
    const saved = new Map(hold.saved.map((each) => [each.key, each]));
    const here = new Set(hold.rows.map((each) => each.key));
    const rows = hold.rows.filter((row) => row !== saved.get(row.key) && !isBlank(row));
    const gone = hold.saved.filter((row) => row.stored && !here.has(row.key));
    if (rows.length + gone.length === 0) return toast.info(say(words.nothingToSave));
    sending.current = { all: hold.rows, rows, gone };
    verb.mutate({
      hblid,
      type,
      charges: rows.map(sentLine),
      removed: gone.flatMap(({ stored }) =>
        stored ? [{ id: stored.id, version: stored.version }] : [],
      ),
    });
  };
  const saveNow = useLatest(save);
  const found = isAwaiting && !isLookingUp(hold.content);
  useEffect(() => {
    if (found) saveNow.current();
  }, [found, saveNow]);

  const shown = useMemo(() => standing(problems, hold.rows), [problems, hold.rows]);
  return {
    type,
    hold,
    isLoading: list.isPending,
    mayEdit: list.data?.mayEdit ?? false,
    whyNot: list.data?.whyNot?.[language] ?? null,
    lacking: (list.data?.lacking ?? null) as Permission | null,
    problems: shown,
    isConflict,
    isSaving: verb.isPending || isAwaiting,
    isDirty:
      hold.content.wrong.size > 0 ||
      (isDirty && hold.rows.some((row) => !isBlank(row) || hold.saved.length > 0)),
    save,
    dialog: reason.dialog((ask, rateReason, fields) => {
      const lacking = new Set(fields.map((field) => Number(field.split(".")[1])));
      verb.mutate({
        ...ask,
        charges: ask.charges.map((line, at) => (lacking.has(at) ? { ...line, rateReason } : line)),
      });
    }),
    reload: () => {
      list.refetch().then(({ data }) => data && take(rowsOf(data.data)));
    },
  };
}

type Sent = AskInput<typeof addAndUpdate>;

const none: readonly ChargeRow[] = [];
const noLines: Sending = { all: none, rows: none, gone: none };
const noProblems: ReadonlyMap<string, Problem> = new Map();

function problemsOf(refusal: Refusal, rows: readonly ChargeRow[]): ReadonlyMap<string, Problem> {
  const found = new Map<string, { row: ChargeRow; cells: Map<string, string> }>();
  for (const { field, message } of refusal.fields) {
    const [list, at, name = ""] = field.split(".");
    const row = list === "charges" ? rows[Number(at)] : undefined;
    if (!row) continue;
    const problem = found.get(row.key) ?? { row, cells: new Map() };
    // An error of a line as a whole marks its charge.
    problem.cells.set(name === "id" || name === "" ? "chargeId" : name, message);
    found.set(row.key, problem);
  }
  return found;
}

const fieldOf: Readonly<Record<string, keyof ChargeRow>> = {
  chargeId: "charge",
  unitId: "unit",
  currencyId: "currency",
  paymentObjectId: "partner",
  payerId: "payer",
  vatPartnerId: "vatPartner",
};

/** The marks that remain: a cell changed since is no longer marked. */
function standing(
  problems: ReadonlyMap<string, Problem>,
  rows: readonly ChargeRow[],
): GridProblems {
  const byKey = new Map(rows.map((each) => [each.key, each]));
  const left = new Map<string, ReadonlyMap<string, string>>();
  for (const [key, { row, cells }] of problems) {
    const now = byKey.get(key);
    if (!now) continue;
    const same = [...cells].filter(([name]) => {
      const field = fieldOf[name] ?? (name as keyof ChargeRow);
      return now[field] === row[field];
    });
    if (same.length > 0) left.set(key, new Map(same));
  }
  return left;
}
