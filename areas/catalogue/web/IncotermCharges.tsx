import { Grid } from "@fairway/ui/grid/Grid.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { useCallback, useMemo } from "react";
import { incotermColumns } from "./incotermColumns.ts";
import { emptyLine, freshLine, type IncotermLine } from "./incotermLines.ts";
import { incotermWords as words } from "./incotermWords.ts";
import type { IncotermLines } from "./useIncotermLines.ts";

/** The usual charges of one side, for charges of the chosen services. */
export function IncotermCharges(props: {
  readonly lines: IncotermLines;
  readonly services: readonly string[];
  /** Why the lines are read-only. */
  readonly why: string | null;
}) {
  const { lines, why } = props;
  const { side } = lines;
  const say = useSay();
  const language = useLanguage();
  const chosen = props.services.join();
  const columns = useMemo(
    () => incotermColumns(side, chosen ? chosen.split(",") : []),
    [side, chosen],
  );
  const noService = chosen ? null : say(words.serviceFirst);
  const whyNot = useCallback(
    (_: IncotermLine, column: string) => why ?? (column === "chargeId" ? noService : null),
    [why, noService],
  );
  return (
    <Grid<IncotermLine>
      hold={lines.hold}
      columns={columns}
      label={say(side === "SELL" ? words.sellingLines : words.buyingLines)}
      newRow={why ? null : () => emptyLine(side, language)}
      duplicate={freshLine}
      whyNot={whyNot}
      whyNotAdd={why}
      whyNotRemove={() => why}
      problems={lines.problems}
      height={280}
    />
  );
}
