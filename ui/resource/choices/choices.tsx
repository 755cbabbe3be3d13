import { typeAhead } from "../../form/fixedList.ts";
import { useSay } from "../../words/useSay.tsx";
import { SelectMany } from "../../form/SelectMany.tsx";
import { frameOf, type Kind, type KindCellProps, type KindInputProps } from "../kind.ts";

function ChoicesInput(props: KindInputProps) {
  const say = useSay();
  const options = Object.entries(props.spec.of ?? {}).map(([value, words]) => ({
    value,
    label: say(words),
  }));
  return <SelectMany {...frameOf(props)} options={options} showSearch={typeAhead} />;
}

function ChoicesCell({ row, name, spec }: KindCellProps) {
  const say = useSay();
  const chosen = (row[name] as readonly string[] | null) ?? [];
  const words = chosen.map((each) => (spec.of?.[each] ? say(spec.of[each]) : each)).join(", ");
  const areCodes = chosen.every((each) => each.length <= 3);
  return areCodes ? <span title={words}>{chosen.join(", ")}</span> : <>{words}</>;
}

/** Several of a fixed set; a list shows the trade's codes, or else the words. */
export const choices: Kind = {
  Input: ChoicesInput,
  Cell: ChoicesCell,
  width: 180,
};
