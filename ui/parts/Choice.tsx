import { Select, type SelectProps } from "antd";
import { clearByKey } from "../form/clearByKey.ts";
import { typeAhead } from "../form/fixedList.ts";

/** A choice control, once it is loaded; typing finds an option. */
export function Choice(props: SelectProps<string | null>) {
  const { allowClear, value, onChange } = props;
  const clear = allowClear && value ? () => onChange?.(null, undefined) : null;
  return (
    <Select<string | null> showSearch={typeAhead} onInputKeyDown={clearByKey(clear)} {...props} />
  );
}
