import { Select, type SelectProps } from "antd";

/** One of a few, as it is when it can be opened. */
export function Choice(props: SelectProps<string | null>) {
  return <Select<string | null> {...props} />;
}
