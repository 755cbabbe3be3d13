import { Tag } from "antd";

/** One choice that narrows a list; without `drop` it goes with another. */
interface Chip {
  readonly text: string;
  readonly drop?: () => void;
}

/** What narrows a list now, each to be dropped. */
export function FilterChips(props: { readonly chips: readonly Chip[] }) {
  return props.chips.map(({ text, drop }) => (
    <Tag key={text} {...(drop ? { closable: true, onClose: drop } : {})}>
      {text}
    </Tag>
  ));
}
