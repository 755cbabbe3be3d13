import type { SurchargeType } from "@fairway/areas/charge/model/surcharge.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import type { Answered } from "@fairway/ui/client/client.ts";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Checkbox } from "antd";
import type { listDifferences } from "../contract.ts";
import { comparedFields } from "../model/difference.ts";
import { replicaWords as words } from "./words.ts";

/** A line that differs from the line of the replica that it was made of. */
export type DifferentLine = Answered<typeof listDifferences>["lines"][number];

const sides = {
  BUY: words.buying,
  SELL: words.selling,
  OBH: words.onBehalf,
} as const satisfies Record<SurchargeType, unknown>;

/** The differing lines, each with a box to take it; a line on a document has none. */
export function DifferenceTable(props: {
  readonly lines: readonly DifferentLine[];
  readonly chosen: ReadonlySet<string>;
  readonly choose: (id: string, on: boolean) => void;
}) {
  const { lines, chosen, choose } = props;
  const say = useSay();
  const language = useLanguage();
  const told = ({ fields, isGone }: DifferentLine) =>
    isGone
      ? say(words.gone)
      : fields
          .map(({ field, here, there }) => {
            const said = (value: string | null) => sayValue(field, value, language);
            return `${say(comparedFields[field])}: ${said(here)} → ${said(there)}`;
          })
          .join("; ");
  return (
    <PlainTable
      rows={lines}
      rowKey={(line) => line.id}
      columns={[
        {
          key: "take",
          title: say(words.take),
          read: (line) => (
            <Checkbox
              aria-label={say(words.takeLine, { charge: line.chargeCode })}
              disabled={line.heldBy !== null}
              checked={chosen.has(line.id)}
              onChange={(event) => choose(line.id, event.target.checked)}
            />
          ),
        },
        {
          key: "charge",
          title: say(words.charge),
          read: (line) => (language === "vi" ? line.chargeNameVi : line.chargeNameEn),
        },
        { key: "side", title: say(words.side), read: (line) => say(sides[line.type]) },
        { key: "told", title: say(words.difference), read: told },
        {
          key: "held",
          title: say(words.document),
          read: (line) => line.heldBy ?? "",
        },
      ]}
    />
  );
}

function sayValue(
  field: DifferentLine["fields"][number]["field"],
  value: string | null,
  language: "en" | "vi",
): string {
  if (value === null || value === "") return "–";
  if (field === "exchangeDate") return sayDay(value);
  if (field === "currencyId" || field === "notes") return value;
  return sayNumber(value, language);
}
