import { Tag } from "antd";

/** One active filter; without `drop` it is removed together with another. */
interface Chip {
  readonly text: string;
  readonly drop?: () => void;
}

/** The active filters of a list, each with a button that removes it. */
export function FilterChips(props: { readonly chips: readonly Chip[] }) {
  return props.chips.map(({ text, drop }) => (
    <Tag key={text} {...(drop ? { closable: true, onClose: drop } : {})}>
      {text}
    </Tag>
  ));
}
