import { Grid } from "@fairway/ui/grid/Grid.tsx";
import { NumberInput } from "@fairway/ui/form/NumberInput.tsx";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { isDecimal } from "@fairway/core/money/decimal.ts";
import { soon } from "@fairway/ui/parts/later.ts";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { Pick } from "@fairway/ui/form/picker.ts";
import { Suspense, useCallback, useState } from "react";
import { takesRate } from "../model/whyNotSettlement.ts";
import { TickAll } from "./Ticks.tsx";
import type { TakenLines } from "./takenList.tsx";
import { takenColumns } from "./takenList.tsx";
import { takenOf, type TakenRow } from "./takenRow.ts";
import { settlementWords as words } from "./words.ts";

const FindCharges = soon(async () => (await import("./FindCharges.tsx")).FindCharges);

/** The charges of jobs that a settlement takes, with one rate for the ticked lines in US dollars. */
export function TakenGrid(props: {
  readonly taken: TakenLines;
  readonly settlementId: string | null;
  readonly payee: Pick | null;
  readonly holders: ReadonlyMap<string, string>;
  /** Called with the partner of the first charges that were found. */
  readonly onPayee: (partnerId: string) => void;
}) {
  const say = useSay();
  const { taken, holders } = props;
  const { hold } = taken;
  const [isOpen, setOpen] = useState(false);
  const [rate, setRate] = useState<string | null>(null);
  const whyNot = useCallback(
    (row: TakenRow, column: string) => {
      if (column !== "exchangeRate") return null;
      if (!takesRate(row.charge)) return say(words.noRate);
      const number = holders.get(row.charge.chargeId);
      return number ? say(words.rateOfDocument, { number }) : null;
    },
    [holders, say],
  );
  const ticked = new Set(hold.rows.flatMap((row) => (row.ticked ? row.key : [])));
  const rated = hold.rows.filter((row) => row.ticked && whyNot(row, "exchangeRate") === null);
  const setRates = () => {
    if (!rate || !isDecimal(rate)) return;
    const keys = new Set(rated.map(({ key }) => key));
    hold.change((now) => ({
      ...now,
      rows: now.rows.map((row) =>
        keys.has(row.key) ? { ...row, exchangeRate: rate, netVnd: null, vatVnd: null } : row,
      ),
    }));
  };
  return (
    <>
      <Grid<TakenRow>
        hold={hold}
        columns={takenColumns}
        label={say(words.lines)}
        newRow={null}
        duplicate={(row) => row}
        whyNot={whyNot}
        whyNotRemove={notFixed}
        problems={taken.problems}
        height={280}
        tools={
          <span className="fw-settlement-tools">
            <PlainButton onClick={() => setOpen(true)}>{say(words.find)}</PlainButton>
            {hold.rows.length > 0 ? (
              <TickAll
                ids={hold.rows.map(({ key }) => key)}
                ticks={{
                  has: (id) => ticked.has(id),
                  set: (ids) => {
                    const these = new Set(ids);
                    taken.replace(hold.rows.map((row) => ({ ...row, ticked: these.has(row.key) })));
                  },
                }}
              />
            ) : null}
            <PlainButton
              disabled={ticked.size === 0}
              onClick={() => taken.replace(hold.rows.filter((row) => !row.ticked))}
            >
              {say(words.removeTicked)}
            </PlainButton>
            <span className="fw-quiet">{say(words.rateForTicked)}</span>
            <span className="fw-settlement-rate">
              <NumberInput
                label={say(words.rateForTicked)}
                unit={localCurrency}
                value={rate}
                onChange={setRate}
              />
            </span>
            <PlainButton disabled={rated.length === 0} onClick={setRates}>
              {say(words.applyRate)}
            </PlainButton>
          </span>
        }
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <FindCharges
            settlementId={props.settlementId}
            payee={props.payee}
            taken={new Set(hold.rows.map(({ key }) => key))}
            onClose={() => setOpen(false)}
            onFound={(found) => {
              const [first] = found;
              if (hold.rows.length === 0 && first) props.onPayee(first.partnerId);
              taken.replace([...hold.rows, ...found.map(takenOf)]);
              setOpen(false);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

const notFixed = () => null;
