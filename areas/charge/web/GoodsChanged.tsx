import { decimal } from "@fairway/core/money/decimal.ts";
import { withRows } from "@fairway/ui/grid/gridState.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Button } from "antd";
import { useMemo } from "react";
import { type BillFigures, quantityOnBill } from "../model/quantityByHint.ts";
import { surchargeTypes } from "../model/surcharge.ts";
import { type ChargeEntry, linesIn } from "./chargeEntry.ts";
import type { ChargeRow } from "./chargeRow.ts";
import type { ChargeTableState } from "./useChargeTable.ts";
import { chargeWords as words } from "./words.ts";

/**
 * Offers free lines the quantity that the goods have now. Rule CH-27: nothing changes before the user
 * takes it.
 */
export function GoodsChanged(props: {
  readonly table: ChargeTableState;
  readonly figures: BillFigures | undefined;
}) {
  const { table, figures } = props;
  const { pairs, onBehalf, mayEdit } = table;
  const say = useSay();
  const outdated = useMemo(
    () =>
      figures && mayEdit
        ? [...pairs.rows, ...onBehalf.rows].flatMap((entry) =>
            linesIn(entry).filter((line) => newQuantity(line, figures) !== null),
          ).length
        : 0,
    [pairs.rows, onBehalf.rows, figures, mayEdit],
  );
  if (!figures || outdated === 0) return null;
  const take = () => {
    for (const hold of [pairs, onBehalf]) {
      hold.change((content) => {
        const rows = content.rows.map((entry) => withNewQuantities(entry, figures));
        return rows.every((row, at) => row === content.rows[at])
          ? content
          : withRows(content, rows);
      });
    }
    toast.info(say(words.quantitiesTaken, { count: outdated }));
  };
  return (
    <Alert
      type="info"
      showIcon
      title={say(words.goodsChanged, { count: outdated })}
      action={
        <Button size="small" onClick={take}>
          {say(words.takeQuantities)}
        </Button>
      }
    />
  );
}

/** The quantity of the goods, if the line takes its own from them and has another one. */
function newQuantity(line: ChargeRow, figures: BillFigures): string | null {
  if (line.quantityType === null || line.stored?.whyFrozen) return null;
  const { type, quantityType } = line;
  const found = quantityOnBill({ type, quantityType, unitId: line.unit?.id ?? null }, figures);
  return found === null || decimal(found).eq(decimal(line.quantity)) ? null : found;
}

/** The row with the quantities that the goods have now. */
export function withNewQuantities(entry: ChargeEntry, figures: BillFigures): ChargeEntry {
  return surchargeTypes.reduce((made, type) => {
    const line = made[type];
    const quantity = line && newQuantity(line, figures);
    return quantity ? { ...made, [type]: { ...line, quantity } } : made;
  }, entry);
}
