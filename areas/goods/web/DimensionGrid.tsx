import { decimal } from "@fairway/core/money/decimal.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import { Grid } from "@fairway/ui/grid/Grid.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Checkbox } from "antd";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { dimensionSums } from "../model/airWeights.ts";
import { measuredLines } from "../model/dimension.ts";
import { copiedDimensionRow, dimensionList, type DimensionRow } from "./dimensionList.ts";
import type { AirWeights } from "./useAirWeights.ts";
import type { MeasuredGoods } from "./useDimensions.ts";
import { goodsWords as words } from "./words.ts";

/** The dimension lines as a grid: block paste, volume weight and volume of each line, sums. */
export function DimensionGrid(props: {
  readonly dimensions: MeasuredGoods;
  readonly weights: AirWeights;
  /** The reason why the list is read-only; null when it can be changed. */
  readonly whyNot: string | null;
  /** Takes the lines from elsewhere. */
  readonly tools?: ReactNode;
}) {
  const { dimensions, weights, whyNot } = props;
  const say = useSay();
  const language = useLanguage();
  const hw = useWatch({ name: "hw" }) as string | null;
  const sums = dimensionSums(measuredLines(dimensions.lines));
  const shown = (value: string | null) => sayNumber(value ?? "0", language, { most: 3 });
  const isRounded = dimensions.lines.length > 0 && !decimal(hw).eq(decimal(sums.hw));
  return (
    <Grid<DimensionRow>
      hold={dimensions.hold}
      columns={dimensionList.columns}
      label={say(words.grid)}
      newRow={whyNot ? null : dimensionList.newRow}
      duplicate={copiedDimensionRow}
      whyNot={() => whyNot}
      whyNotAdd={whyNot}
      whyNotRemove={() => whyNot}
      problems={dimensions.problems}
      height={210}
      tools={
        whyNot ? null : (
          <>
            {props.tools}
            <Checkbox
              checked={weights.takesCbm}
              onChange={(event) => weights.setTakesCbm(event.target.checked)}
            >
              {say(words.takesCbm)}
            </Checkbox>
          </>
        )
      }
      footer={
        <div className="fw-quiet">
          {say(isRounded ? words.rounded : words.sums, {
            pieces: shown(String(sums.package)),
            hw: shown(sums.hw),
            rounded: shown(hw),
            cbm: shown(sums.cbm),
          })}
        </div>
      }
    />
  );
}
