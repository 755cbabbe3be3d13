import { MoreOutlined } from "@ant-design/icons";
import { ActionButton, type PageAction } from "@fairway/ui/parts/PageHeader.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Dropdown, Space } from "antd";

/** What may be done with a row: the first as a button, the rest under “more”. */
export function RowActions({ actions }: { readonly actions: readonly PageAction[] }) {
  const say = useSay();
  const confirm = useConfirm();
  const [first, ...rest] = actions;
  const start = async (action: PageAction) => {
    if (!action.confirm || (await confirm(action.confirm))) action.run();
  };
  return (
    <Space>
      {first ? <ActionButton action={first} /> : null}
      {rest.length > 0 ? (
        <Dropdown
          trigger={["click"]}
          menu={{
            items: rest.map((each) => ({
              key: each.words.en,
              label: each.why ? <Why text={each.why}>{say(each.words)}</Why> : say(each.words),
              disabled: Boolean(each.why) || Boolean(each.busy),
              onClick: () => void start(each),
            })),
          }}
        >
          <Button icon={<MoreOutlined />} aria-label={say(partWords.more)} />
        </Dropdown>
      ) : null}
    </Space>
  );
}
