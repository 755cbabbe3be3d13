import { Select, type SelectProps } from "antd";

/** A choice control, once it is loaded. */
export function Choice(props: SelectProps<string | null>) {
  return <Select<string | null> {...props} />;
}
