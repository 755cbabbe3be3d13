import { useSay } from "../../words/useSay.tsx";
import type { Kind, KindInputProps } from "../kind.ts";
import { SelectMany } from "../SelectMany.tsx";

function ChoicesInput(props: KindInputProps) {
  const say = useSay();
  const options = Object.entries(props.spec.of ?? {}).map(([value, words]) => ({
    value,
    label: say(words),
  }));
  return <SelectMany of={props} options={options} showSearch={{ optionFilterProp: "label" }} />;
}

/** Some of a few; a list shows their codes, which are shorter than their words. */
export const choices: Kind = {
  Input: ChoicesInput,
  Cell: ({ row, name }) => <>{((row[name] as readonly string[] | null) ?? []).join(", ")}</>,
  width: 180,
};
