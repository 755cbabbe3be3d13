import { Select, type SelectProps } from "antd";
import { typeAhead } from "../form/fixedList.ts";

/** A choice control, once it is loaded; typing finds an option. */
export function Choice(props: SelectProps<string | null>) {
  return <Select<string | null> showSearch={typeAhead} {...props} />;
}
