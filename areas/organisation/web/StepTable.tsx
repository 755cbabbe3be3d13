import { localCurrency } from "@fairway/core/money/currency.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { boardModes, stepModes } from "../model/officeSetting.ts";
import { ChoiceCell, NumberCell } from "./settingCells.tsx";
import { settingWords as words } from "./settingWords.ts";

const steps = [
  ["leader", words.leader, stepModes],
  ["manager", words.manager, stepModes],
  ["accountant", words.accountant, stepModes],
  ["bod", words.bod, boardModes],
] as const satisfies readonly (readonly [string, Words, Readonly<Record<string, Words>>])[];

interface Row {
  readonly type: string;
  readonly typeName: Words;
  readonly at: number;
}

/** The steps of each approval, one line per approved type. */
export function StepTable(props: {
  readonly name: string;
  readonly types: readonly Omit<Row, "at">[];
}) {
  const say = useSay();
  return (
    <PlainTable
      rows={props.types.map((each, at) => ({ ...each, at }))}
      rowKey={(row) => row.type}
      columns={[
        { key: "type", title: say(words.request), read: ({ typeName }) => say(typeName) },
        ...steps.map(([step, label, choices]) => ({
          key: step,
          title: say(label),
          read: ({ typeName, at }: Row) => (
            <ChoiceCell
              name={`${props.name}.${at}.${step}`}
              label={`${say(typeName)}: ${say(label)}`}
              of={choices}
            />
          ),
        })),
        {
          key: "overLimit",
          title: say(words.overLimit),
          read: ({ typeName, at }: Row) => (
            <NumberCell
              name={`${props.name}.${at}.overLimit`}
              label={`${say(typeName)}: ${say(words.overLimit)}`}
              unit={localCurrency}
            />
          ),
        },
      ]}
    />
  );
}
