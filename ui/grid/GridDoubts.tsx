import { Button } from "antd";
import { formWords } from "../form/formWords.ts";
import type { Doubt } from "../form/readNumber.ts";
import { useSay } from "../words/useSay.tsx";
import { doubtsOf } from "./changes.ts";
import type { GridLine } from "./column.ts";
import type { GridContent } from "./gridState.ts";
import { gridWords } from "./gridWords.ts";

/** One question for all numbers of a grid that can be read in two ways. */
export function GridDoubts<Row extends GridLine>(props: {
  readonly content: GridContent<Row>;
  readonly decide: (which: keyof Doubt) => void;
}) {
  const say = useSay();
  const doubts = doubtsOf(props.content);
  const [first] = doubts;
  if (!first) return null;
  const { typed, doubt } = first;
  return (
    <div className="fw-grid-doubts" role="alert">
      {say(gridWords.whichNumber, { count: doubts.length, typed })}
      <Button size="small" onClick={() => props.decide("thousands")}>
        {say(formWords.asThousands, { ...doubt })}
      </Button>
      <Button size="small" onClick={() => props.decide("decimals")}>
        {say(formWords.asDecimals, { ...doubt })}
      </Button>
    </div>
  );
}
