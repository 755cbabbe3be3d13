import { MoreOutlined } from "@ant-design/icons";
import { Button, Dropdown } from "antd";
import { useSay } from "../words/useSay.tsx";
import type { PageAction } from "./PageHeader.tsx";
import { partWords } from "./partWords.ts";
import { Why } from "./Why.tsx";

/** The actions of a page that have no button of their own, under “more”. */
export function MoreActions(props: {
  readonly actions: readonly PageAction[];
  readonly start: (action: PageAction) => void;
  /** Whose actions they are, where the page has several; "more" by default. */
  readonly label?: string;
  /** In a row of a table. */
  readonly small?: boolean;
}) {
  const say = useSay();
  return (
    <Dropdown
      trigger={["click"]}
      menu={{
        items: props.actions.map((each) => ({
          key: each.words.en,
          label: each.why ? <Why text={each.why}>{say(each.words)}</Why> : say(each.words),
          icon: each.icon,
          disabled: Boolean(each.why) || Boolean(each.busy),
          onClick: () => props.start(each),
        })),
      }}
    >
      <Button
        {...(props.small ? { size: "small", type: "text" } : {})}
        icon={<MoreOutlined />}
        aria-label={props.label ?? say(partWords.more)}
      />
    </Dropdown>
  );
}
