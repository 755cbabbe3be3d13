import { Grid } from "@fairway/ui/grid/Grid.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { useCallback, useMemo } from "react";
import { hasFigure, typedFigures } from "../model/tariffLine.ts";
import { emptyLine, freshLine, type TariffGridLine, typeOf } from "./tariffGridLines.ts";
import { tariffColumns } from "./tariffColumns.ts";
import type { TariffLinesHold } from "./useTariffLines.ts";
import { tariffWords as words } from "./words.ts";

/** The lines of a tariff, for charges of the chosen service. */
export function TariffLines(props: {
  readonly lines: TariffLinesHold;
  readonly service: string;
  /** Why the lines are read-only. */
  readonly why: string | null;
}) {
  const { lines, service, why } = props;
  const say = useSay();
  const language = useLanguage();
  const columns = useMemo(() => tariffColumns(service ? [service] : []), [service]);
  const [noService, notOfType, noRoute] = [
    service ? null : say(words.serviceFirst),
    say(words.notOfType),
    say(words.routeForOperations),
  ];
  const whyNot = useCallback(
    (line: TariffGridLine, column: string) => {
      if (why) return why;
      if (column === "chargeId") return noService;
      if (column === "route") return line.useFor?.id === "OPS" || line.route ? null : noRoute;
      const isTyped = (typedFigures as readonly string[]).includes(column);
      return isTyped && !hasFigure(typeOf(line), column) ? notOfType : null;
    },
    [why, noService, notOfType, noRoute],
  );
  return (
    <Grid<TariffGridLine>
      hold={lines.hold}
      columns={columns}
      label={say(words.lines)}
      newRow={why ? null : () => emptyLine(language)}
      duplicate={freshLine}
      whyNot={whyNot}
      whyNotAdd={why}
      whyNotRemove={() => why}
      problems={lines.problems}
      height={300}
    />
  );
}
