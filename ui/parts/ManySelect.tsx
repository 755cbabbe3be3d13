import { Select } from "antd";
import { typeAhead } from "../form/fixedList.ts";
import type { ManyOption } from "./ManyChoice.tsx";

/** The control of a choice of several values, once it is loaded. */
export function ManySelect(props: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly ManyOption[];
  readonly onChange: (value: string | null) => void;
}) {
  return (
    <Select<string[]>
      className="fw-wide"
      mode="multiple"
      maxTagCount="responsive"
      allowClear
      showSearch={typeAhead}
      aria-label={props.label}
      placeholder={props.label}
      options={[...props.options]}
      value={props.value === "" ? [] : props.value.split(";")}
      onChange={(chosen) => props.onChange(chosen.join(";") || null)}
    />
  );
}
