import { PushpinOutlined, SettingOutlined } from "@ant-design/icons";
import { Button, Popover } from "antd";
import { ArrangeList } from "../parts/ArrangeList.tsx";
import { useSay } from "../words/useSay.tsx";
import type { Column } from "./column.ts";
import { type ColumnChoice, ownColumns } from "./columnMemory.ts";
import { toolWords } from "./toolWords.ts";

/** Chooses, orders and freezes the columns of a list; stored per user. */
export function ColumnChooser<Row>(props: {
  readonly columns: readonly Column<Row>[];
  /** The columns on the screen, in order. */
  readonly shown: readonly Column<Row>[];
  readonly choice: ColumnChoice;
  readonly onChange: (choice: ColumnChoice) => void;
}) {
  const say = useSay();
  const { columns, shown: arranged, choice, onChange } = props;
  const shown = arranged.map((each) => each.key);
  const frozen = arranged.filter((each) => each.frozen).map((each) => each.key);
  const toggle = (list: readonly string[], key: string) =>
    list.includes(key) ? list.filter((each) => each !== key) : [...list, key];
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <>
          <ArrangeList
            hint={toolWords.columnsHint}
            lines={columns}
            shown={shown}
            onChange={(next) => onChange({ ...choice, shown: next })}
            extra={(key, column) => (
              <Button
                type={frozen.includes(key) ? "primary" : "text"}
                icon={<PushpinOutlined />}
                aria-label={say(toolWords.freeze, { column })}
                aria-pressed={frozen.includes(key)}
                disabled={!shown.includes(key)}
                onClick={() => onChange({ ...choice, frozen: toggle(frozen, key) })}
              />
            )}
          />
          <Button onClick={() => onChange(ownColumns)}>{say(toolWords.reset)}</Button>
        </>
      }
    >
      <Button
        icon={<SettingOutlined />}
        aria-label={say(toolWords.columns)}
        title={say(toolWords.columns)}
      />
    </Popover>
  );
}
