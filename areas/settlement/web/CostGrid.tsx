import { localCurrency } from "@fairway/core/money/currency.ts";
import { picker, type Pick } from "@fairway/ui/form/picker.ts";
import type { GridColumn } from "@fairway/ui/grid/column.ts";
import { Grid, type GridProblems } from "@fairway/ui/grid/Grid.tsx";
import { pickColumn } from "@fairway/ui/grid/column.ts";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { type ReactNode, useCallback, useMemo } from "react";
import { type CostLines, costColumns } from "./costList.tsx";
import { copiedCost, type CostRow, newCost, typeOf } from "./costRow.ts";
import { amountsOfCost, type CostFacts } from "./settledCosts.ts";
import { advanceOf } from "./useOwnAdvances.ts";
import { settlementWords as words } from "./words.ts";

/** The columns that stay open while another document holds a line. */
const ofSettlement = ["advanceNo", "customNo", "contNo"];

/** The new costs of a settlement, keyed like a spreadsheet. */
export function CostGrid(props: {
  readonly costs: CostLines;
  readonly facts: CostFacts;
  /** Who is paid on the first line. */
  readonly payee: Pick | null;
  /** The documents that hold stored lines besides the settlement, by line. */
  readonly holders: ReadonlyMap<string, string>;
  readonly tools: ReactNode;
}) {
  const say = useSay();
  const { costs, facts, holders, payee } = props;
  const { hold } = costs;
  const columns = useMemo(() => costColumns(total(facts), advance(facts)), [facts]);
  const problems = useMemo(() => ofColumns(costs.problems, hold.rows), [costs.problems, hold.rows]);
  const holderOf = useCallback(
    (row: CostRow) => (row.stored ? holders.get(row.stored.chargeLineId) : undefined),
    [holders],
  );
  const whyNot = useCallback(
    (row: CostRow, column: string) => {
      const number = holderOf(row);
      return number && !ofSettlement.includes(column) ? say(words.heldBy, { number }) : null;
    },
    [holderOf, say],
  );
  return (
    <Grid<CostRow>
      hold={hold}
      columns={columns}
      label={say(words.lines)}
      newRow={() => newCost(hold.rows.at(-1), payee)}
      duplicate={copiedCost}
      whyNot={whyNot}
      whyNotRemove={(row) => whyNot(row, "chargeId")}
      problems={problems}
      tools={props.tools}
      height={280}
    />
  );
}

function total(facts: CostFacts): GridColumn<CostRow> {
  const read = (row: CostRow) =>
    row.charge || row.unitPrice ? amountsOfCost(row, facts).total : null;
  return {
    kind: "number",
    key: "total",
    title: words.total,
    width: 116,
    value: read,
    show: (row) => <MoneyText amount={read(row)} currency={row.currency?.id ?? localCurrency} />,
  };
}

/** The own advances of the bill of a line; until one is chosen, the oldest. Rule ST-4 */
function advance(facts: CostFacts): GridColumn<CostRow> {
  const { advances } = facts;
  const offered = [...advances.values()].flat();
  const picks = new Map(offered.map((each) => [each.advanceNo, each]));
  const taken = (row: CostRow) => {
    const hblid = row.bill?.id ?? "";
    const id = advanceOf({ hblid, advanceId: row.advanceId }, advances);
    return advances.get(hblid)?.find((each) => each.advanceId === id);
  };
  return pickColumn<CostRow, Pick>({
    key: "advanceNo",
    title: words.advanceNo,
    width: 120,
    source: picker(`own advances ${[...picks.keys()].join()}`, async (_client, keyword) =>
      [...picks.values()]
        .filter(({ advanceNo }) => advanceNo.includes(keyword.trim().toUpperCase()))
        .map(({ advanceId, advanceNo }) => ({ id: advanceId, code: advanceNo, name: "" })),
    ),
    pick: (row) => {
      const found = taken(row);
      const { stored } = row;
      if (found) return { id: found.advanceId, code: found.advanceNo, name: "" };
      return row.advanceId && stored?.advanceNo
        ? { id: row.advanceId, code: stored.advanceNo, name: "" }
        : null;
    },
    given: (row) => row.advanceId === undefined,
    write: (row, picked) => {
      if (!picked) return { ...row, advanceId: null };
      const isOfBill = advances
        .get(row.bill?.id ?? "")
        ?.some((each) => each.advanceId === picked.id);
      return isOfBill ? { ...row, advanceId: picked.id } : row;
    },
  });
}

/** The refused fields of the lines under the columns that show them. */
function ofColumns(problems: GridProblems, rows: readonly CostRow[]): GridProblems {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return new Map(
    [...problems].map(([key, cells]) => {
      const row = byKey.get(key);
      const isOwed = row !== undefined && typeOf(row) === "OBH";
      const columnOf: Readonly<Record<string, string>> = {
        paymentObjectId: isOwed ? "obhPartner" : "payee",
        payerId: "payee",
        vatPartnerId: "vatPartner",
        advanceId: "advanceNo",
      };
      const marks = [...cells].map(([name, why]) => [columnOf[name] ?? name, why] as const);
      return [key, new Map(marks)];
    }),
  );
}
