import { sayValue } from "@fairway/core/resource/cellText.ts";
import { SelectField } from "../../form/fields.tsx";
import { useLanguage } from "../../words/useSay.tsx";
import { frameOf, type Kind, type KindCellProps } from "../kind.ts";

/** The word of a choice in the language of the page. */
export function ChoiceCell({ row, name, spec }: KindCellProps) {
  return <>{sayValue(spec, row[name], useLanguage())}</>;
}

/** One of a few. */
export const choice: Kind = {
  Input: (props) => <SelectField {...frameOf(props)} of={props.spec.of ?? {}} />,
  Cell: ChoiceCell,
  width: 140,
};
