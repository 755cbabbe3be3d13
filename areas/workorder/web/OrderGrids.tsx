import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { Grid } from "@fairway/ui/grid/Grid.tsx";
import type { KeyedLines } from "@fairway/ui/grid/useKeyedLines.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { useCallback, useMemo } from "react";
import type { PriceForm, WorkOrderPrice, WorkOrderSurcharge } from "../model/workOrder.ts";
import {
  newPrice,
  newSurcharge,
  type PriceRow,
  type PriceStart,
  type SentSurcharge,
  type SurchargeRow,
} from "./orderLines.ts";
import { priceColumns, surchargeColumns } from "./orderLists.ts";
import { workOrderWords as words } from "./words.ts";

/** The prices of an order, each with what is bought and what is sold. */
export function PriceGrid(props: {
  readonly lines: KeyedLines<PriceRow, WorkOrderPrice, PriceForm>;
  readonly service: ServiceCode;
  readonly start: PriceStart;
  readonly readOnly: boolean;
}) {
  const { lines, service, start, readOnly } = props;
  const say = useSay();
  const columns = useMemo(() => priceColumns(service), [service]);
  const [shut, noBounds] = [readOnly ? say(words.prices) : null, say(words.onlyRanges)];
  const whyNot = useCallback(
    (row: PriceRow, column: string) => {
      if (shut) return shut;
      const isBound = column === "quantityFrom" || column === "quantityTo";
      return isBound && row.quantityType?.id !== "RANGE" ? noBounds : null;
    },
    [shut, noBounds],
  );
  return (
    <Grid<PriceRow>
      hold={lines.hold}
      columns={columns}
      label={say(words.prices)}
      newRow={readOnly ? null : () => newPrice(start, lines.hold.rows.at(-1))}
      duplicate={(row) => ({ ...row, key: newPrice(start).key, id: null })}
      whyNot={whyNot}
      whyNotAdd={shut}
      whyNotRemove={() => shut}
      problems={lines.problems}
      height={220}
    />
  );
}

/** What comes with the prices. */
export function SurchargeGrid(props: {
  readonly lines: KeyedLines<SurchargeRow, WorkOrderSurcharge, SentSurcharge>;
  readonly prices: readonly PriceRow[];
  readonly service: ServiceCode;
  readonly readOnly: boolean;
}) {
  const { lines, prices, service, readOnly } = props;
  const say = useSay();
  const language = useLanguage();
  const columns = useMemo(() => surchargeColumns(service, prices), [service, prices]);
  const shut = readOnly ? say(words.surcharges) : null;
  const noPrice = prices.length === 0 ? say(words.priceFirst) : null;
  const follows = say(words.partnerFollows);
  const whyNot = useCallback(
    (row: SurchargeRow, column: string) => {
      if (shut) return shut;
      return column === "partnerId" && row.partnerType?.id !== "Other" ? follows : null;
    },
    [shut, follows],
  );
  return (
    <>
      <p className="fw-quiet">{say(words.surchargesDetail)}</p>
      <Grid<SurchargeRow>
        hold={lines.hold}
        columns={columns}
        label={say(words.surcharges)}
        newRow={readOnly || noPrice ? null : () => newSurcharge(language, prices)}
        duplicate={(row) => ({ ...row, key: newSurcharge(language, prices).key, id: null })}
        whyNot={whyNot}
        whyNotAdd={shut ?? noPrice}
        whyNotRemove={() => shut}
        problems={lines.problems}
        height={200}
      />
    </>
  );
}
