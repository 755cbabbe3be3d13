import type { Words } from "@fairway/core/words/words.ts";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { boardModes, stepModes } from "../model/officeSetting.ts";
import { ChoiceCell } from "./settingCells.tsx";
import { settingWords as words, typeWords } from "./settingWords.ts";

const steps = [
  ["leader", words.leader, stepModes],
  ["manager", words.manager, stepModes],
  ["accountant", words.accountant, stepModes],
  ["bod", words.bod, boardModes],
] as const satisfies readonly (readonly [string, Words, Readonly<Record<string, Words>>])[];

/** The steps of each approval, one line per approved thing. */
export function StepTable(props: { readonly name: string; readonly types: readonly string[] }) {
  const say = useSay();
  return (
    <PlainTable
      rows={props.types.map((type, at) => ({ type, at }))}
      rowKey={(row) => row.type}
      columns={[
        {
          key: "type",
          title: say(words.request),
          read: ({ type }) => say(typeWords[type as keyof typeof typeWords]),
        },
        ...steps.map(([step, label, choices]) => ({
          key: step,
          title: say(label),
          read: ({ type, at }: { type: string; at: number }) => (
            <ChoiceCell
              name={`${props.name}.${at}.${step}`}
              label={`${say(typeWords[type as keyof typeof typeWords])}: ${say(label)}`}
              of={choices}
            />
          ),
        })),
      ]}
    />
  );
}
