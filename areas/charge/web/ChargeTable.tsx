import { localCurrency } from "@fairway/core/money/currency.ts";
import { today } from "@fairway/core/time/day.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useLeaveGuard } from "@fairway/ui/form/useLeaveGuard.ts";
import { Grid, type GridTarget } from "@fairway/ui/grid/Grid.tsx";
import { type WrongCell, withRows } from "@fairway/ui/grid/gridState.ts";
import type { GridHold } from "@fairway/ui/grid/useGrid.ts";
import { useKeys } from "@fairway/ui/palette/useKeys.ts";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useLatest } from "@fairway/ui/parts/useLatest.ts";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { soon } from "@fairway/ui/parts/later.ts";
import { useChosenColumns } from "@fairway/ui/grid/useChosenColumns.tsx";
import { Alert, Button, Checkbox } from "antd";
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { getPassages, getQuantityFigures } from "../contract.ts";
import { chargeTotals } from "../model/chargeTotals.ts";
import { type SurchargeType, surchargeTypes } from "../model/surcharge.ts";
import { type ChargeError, ChargeErrors, errorsIn } from "./ChargeErrors.tsx";
import { ChargeTotalsBar } from "./ChargeTotalsBar.tsx";
import { type ColumnFacts, chargeColumns, sideOf } from "./chargeColumns.tsx";
import {
  type ChargeEntry,
  copiedEntry,
  leadOf,
  linesIn,
  newEntry,
  type Sides,
  savedLines,
  splitEntries,
} from "./chargeEntry.ts";
import { amountsOf, type ChargedBillFacts, type ChargeRow } from "./chargeRow.ts";
import { GoodsChanged } from "./GoodsChanged.tsx";
import { FillMenu } from "./FillMenu.tsx";
import { LineMenu } from "./LineMenu.tsx";
import { PassedMark } from "./PassedMark.tsx";
import { sayPassage } from "./sayPassage.ts";
import { publishMargin } from "./liveMargin.ts";
import { narrowed } from "./narrowed.ts";
import { type ChargeTableState, useChargeTable } from "./useChargeTable.ts";
import { useKnownRates } from "./useKnownRates.ts";
import { useWhyLine } from "./Why.tsx";
import { chargeWords as words } from "./words.ts";

const DeletedLines = soon(async () => (await import("./DeletedLines.tsx")).default);

const CreditMark = soon(async () => (await import("./CreditMark.tsx")).default);

const bothSides: Sides = ["BUY", "SELL"];
const onBehalfSide: Sides = ["OBH"];

/**
 * The charges of one house bill as one table: a row is a charge with what is bought and sold, and
 * lines on behalf follow as a second block. The address may narrow it to one side.
 */
export function ChargeTable(props: {
  readonly bill: ChargedBillFacts;
  /** Shown at the beginning of the toolbar, such as the choice of the bill. */
  readonly lead?: ReactNode;
}) {
  const { bill } = props;
  const say = useSay();
  const confirm = useConfirm();
  const { timeZone } = useSession();
  const { search, change } = useAddress();
  const table = useChargeTable(bill.hblid);
  const why = useWhyShut(table);
  const { pairs, onBehalf, saved, isDirty } = table;
  const [target, setTarget] = useState<GridTarget | null>(null);
  const shown = surchargeTypes.find((type) => type === search["surcharge"]) ?? null;

  const figures = useAsk(
    getQuantityFigures,
    { hblid: bill.hblid },
    { derived: true, quiet: true },
  ).data;
  const passages = useAsk(getPassages, { hblid: bill.hblid }, { quiet: true }).data;
  const withDeleted = search["deleted"] === "1";
  const language = useLanguage();
  const now = today(timeZone);
  const all = useMemo(
    () => [...pairs.rows, ...onBehalf.rows].flatMap((entry) => linesIn(entry)),
    [pairs.rows, onBehalf.rows],
  );
  const days = [...new Set([now, ...all.map((line) => line.exchangeDate ?? now)])].sort();
  const known = useKnownRates(days);
  const passed = useMemo(
    () =>
      new Map(
        (passages ?? []).flatMap((each) =>
          each.chargeIds.map((id) => [id, sayPassage(each, language, timeZone)]),
        ),
      ),
    [passages, language, timeZone],
  );
  const facts = useMemo(
    () => ({
      bill,
      today: now,
      language,
      figures,
      amounts: (line: ChargeRow) => amountsOf(line, saved.get(line.key), known),
      passed: (line: ChargeRow) => passed.get(line.stored?.id ?? "") ?? null,
    }),
    [bill, now, language, figures, saved, known, passed],
  );

  const counted = useMemo(() => {
    const lines = [...pairs.rows, ...onBehalf.rows].flatMap(savedLines);
    return lines.map((line) => ({
      ...facts.amounts(line),
      type: line.type,
      currencyId: line.currency?.id ?? localCurrency,
    }));
  }, [pairs.rows, onBehalf.rows, facts]);
  const { hblid } = bill;
  const jobId = bill.job.id;
  const { isLoading } = table;
  useEffect(() => {
    if (!isLoading) publishMargin({ jobId, hblid, lines: counted });
  }, [jobId, hblid, counted, isLoading]);
  useEffect(() => () => publishMargin(null), []);

  useLeaveGuard(useCallback(() => isDirty, [isDirty]));
  useKeys([{ keys: "mod+s", words: words.save, run: table.save }]);

  // Rows changed on one side may no longer be one charge.
  const { amend } = pairs;
  useEffect(() => {
    if (shown) return;
    amend((content) => {
      const rows = splitEntries(content.rows);
      return rows === content.rows ? content : withRows(content, rows);
    });
  }, [shown, amend]);

  const side = shown === "BUY" || shown === "SELL" ? shown : null;
  const one = useMemo(() => (side ? narrowed(pairs, side) : pairs), [pairs, side]);
  const read = ({ typed, words: text, facts: more }: WrongCell) => say(text, { ...more, typed });
  const listed = [
    ...errorsIn(pairs, { problems: table.problems, sides: bothSides, shown: one.rows, read }),
    ...errorsIn(onBehalf, { problems: table.problems, sides: onBehalfSide, read }),
  ];
  const go = (error: ChargeError) => {
    const view = viewOf(error, shown);
    if (view !== shown) change({ surcharge: view }, { replace: true });
    setTarget({ rowKey: error.rowKey, columnKey: error.columnKey });
  };
  const first = useLatest(() => listed[0] && go(listed[0]));
  const { refusedSaves } = table;
  useEffect(() => {
    if (refusedSaves > 0) first.current();
  }, [refusedSaves, first]);

  // The way from the other line of a link leads to the line.
  const sought = search["line"] ?? null;
  const found = useLatest(() => {
    const rows = [...pairs.rows, ...onBehalf.rows];
    const entry = rows.find((each) => linesIn(each).some(({ stored }) => stored?.id === sought));
    // The table that is left sees the address, too.
    if (!entry) return;
    setTarget({ rowKey: entry.key, columnKey: "chargeId" });
    change({ line: null }, { replace: true });
  });
  useEffect(() => {
    if (sought !== null && !isLoading && saved.size > 0) found.current();
  }, [sought, isLoading, saved, found]);

  const reload = async () => {
    if (await confirm({ title: say(words.reloadTitle), danger: true })) table.reload();
  };
  if (table.isLoading) return <RowSkeletons />;
  const countOf = (type: SurchargeType) => counted.filter((line) => line.type === type).length;
  const views = [
    { value: "", label: say(words.allSides) },
    ...surchargeTypes.map((type) => ({
      value: type,
      label: `${say(words.sideNames[type])} ${countOf(type)}`,
    })),
  ];
  return (
    <div className="fw-charges">
      {table.dialog}
      <div className="fw-charge-bar">
        {props.lead}
        <Segmented
          aria-label={say(words.sidesShown)}
          options={views}
          value={shown ?? ""}
          onChange={(value) => change({ surcharge: value || null })}
        />
        {bill.customer ? (
          <Suspense fallback={null}>
            <CreditMark partnerId={bill.customer.id} hblId={hblid} />
          </Suspense>
        ) : null}
        {passages && passages.length > 0 ? <PassedMark passages={passages} /> : null}
        <span className="fw-charge-more">
          <Checkbox
            checked={withDeleted}
            onChange={({ target: box }) =>
              change({ deleted: box.checked ? "1" : null }, { replace: true })
            }
          >
            {say(words.showDeleted)}
          </Checkbox>
          <FillMenu bill={bill} table={table} shown={shown} why={why} />
          <LineMenu bill={bill} table={table} shown={shown} why={why} />
          <SaveButton table={table} why={why} />
        </span>
      </div>
      {table.isConflict ? (
        <Alert
          type="warning"
          showIcon
          title={say(words.conflict)}
          action={
            <Button size="small" onClick={reload}>
              {say(words.reload)}
            </Button>
          }
        />
      ) : null}
      <GoodsChanged table={table} figures={figures} />
      {refusedSaves > 0 ? <ChargeErrors errors={listed} facts={facts} go={go} /> : null}
      {shown === "OBH" ? null : (
        <ChargeGrid
          key={side ?? "both"}
          sides={side ? [side] : bothSides}
          hold={one}
          facts={facts}
          table={table}
          target={target}
          height="calc(100vh - 336px)"
        />
      )}
      {side ? null : (
        <div className={shown ? undefined : "fw-charge-second"}>
          {shown ? null : <h3 className="fw-charge-block">{say(words.onBehalf)}</h3>}
          <ChargeGrid
            sides={onBehalfSide}
            hold={onBehalf}
            facts={facts}
            table={table}
            target={target}
            height={shown ? "calc(100vh - 336px)" : 240}
          />
        </div>
      )}
      {shown ? (
        <ChargeTotalsBar totals={chargeTotals(counted.filter((line) => line.type === shown))} />
      ) : null}
      {withDeleted ? (
        <Suspense fallback={<RowSkeletons rows={2} />}>
          <DeletedLines hblid={bill.hblid} shown={shown} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The view in which an error can be seen: the present one if it shows the cell. */
function viewOf(error: ChargeError, shown: SurchargeType | null): SurchargeType | null {
  if (shown === error.side) return shown;
  const field = error.columnKey.split(".")[1] ?? error.columnKey;
  const isInBoth = error.side === "OBH" || bothFields.includes(field);
  return isInBoth ? null : error.side;
}

const bothFields = [
  "chargeId",
  "quantity",
  "unitId",
  "unitPrice",
  "currencyId",
  "vatrate",
  "paymentObjectId",
  "notes",
];

function SaveButton(props: { readonly table: ChargeTableState; readonly why: string | null }) {
  const { table, why } = props;
  const say = useSay();
  return (
    <Why text={why}>
      <Button
        size="small"
        type="primary"
        disabled={why !== null || !table.isDirty}
        loading={table.isSaving}
        onClick={table.save}
        title={`${say(words.save)} Ctrl+S`}
      >
        {say(words.save)}
      </Button>
    </Why>
  );
}

/** Why no line may be changed, with the names of those who may; null when lines may be. */
function useWhyShut(table: ChargeTableState): string | null {
  const named = useWhyNot();
  if (table.mayEdit) return null;
  return table.lacking ? named(table.lacking, true) : table.whyNot;
}

/** One block of the table. */
function ChargeGrid(props: {
  readonly sides: Sides;
  readonly hold: GridHold<ChargeEntry>;
  readonly facts: ColumnFacts;
  readonly table: ChargeTableState;
  readonly target: GridTarget | null;
  readonly height: string | number;
}) {
  const { hold, facts, table } = props;
  const say = useSay();
  const language = useLanguage();
  const whyNot = useWhyShut(table);
  const { mayEdit } = table;
  const names = props.sides.join();
  const sides = useMemo(() => names.split(",") as SurchargeType[], [names]);
  const all = useMemo(() => chargeColumns(sides, facts), [sides, facts]);
  const { columns, chooser } = useChosenColumns(`charge.${names}`, all);
  const shut = useCallback(
    (entry: ChargeEntry, key: string): string | null => {
      if (!mayEdit) return whyNot;
      const side = sideOf(key);
      if (side && !entry[side]) {
        const lead = leadOf(entry, surchargeTypes);
        if (!lead?.charge || lead.twin) return null;
        const named = { charge: lead.charge.name || lead.charge.code, side };
        return say(words.noTwin, { ...named, tab: say(words.sideNames[side]) });
      }
      const field = side ? key.slice(side.length + 1) : key;
      const frozen = linesIn(entry, side ? [side] : sides).find(({ stored }) =>
        stored?.lockedFields.includes(field),
      );
      return frozen?.stored?.whyFrozen?.[language] ?? null;
    },
    [mayEdit, whyNot, language, sides, say],
  );
  const name = sides.length > 1 ? words.allSides : words.sideNames[sides[0] ?? "BUY"];
  const why = useWhyLine();
  return (
    <>
      <Grid<ChargeEntry>
        hold={hold}
        columns={columns}
        label={say(words.linesOf, { tab: say(name) })}
        newRow={mayEdit ? () => newEntry(sides, facts.bill, facts.today) : null}
        duplicate={(entry) => copiedEntry(entry, sides)}
        whyNot={shut}
        whyNotAdd={whyNot}
        whyNotRemove={(entry) =>
          linesIn(entry, sides).find(({ stored }) => stored?.whyFrozen)?.stored?.whyFrozen?.[
            language
          ] ?? null
        }
        problems={table.problems}
        target={props.target}
        height={props.height}
        tools={chooser}
        onAsk={(entry, key) => {
          const side = sideOf(key);
          const [line] = linesIn(entry, side ? [side] : sides).flatMap(
            ({ stored }) => stored ?? [],
          );
          if (line) why.open(line.id);
        }}
      />
      {why.drawer}
    </>
  );
}
