import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  PushpinOutlined,
  SettingOutlined,
} from "@ant-design/icons";
import { Button, Checkbox, Popover } from "antd";
import { useSay } from "../words/useSay.tsx";
import { arrangedColumns, type Column } from "./column.ts";
import { type ColumnChoice, ownColumns } from "./columnMemory.ts";
import { tableWords } from "./tableWords.ts";

/** Chooses, orders and freezes the columns of a list; stored per user. */
export function ColumnChooser<Row>(props: {
  readonly columns: readonly Column<Row>[];
  readonly choice: ColumnChoice;
  readonly onChange: (choice: ColumnChoice) => void;
}) {
  const say = useSay();
  const { columns, choice, onChange } = props;
  const arranged = arrangedColumns(columns, choice);
  const shown = arranged.map((each) => each.key);
  const frozen = arranged.filter((each) => each.frozen).map((each) => each.key);
  const all = [...arranged, ...columns.filter((each) => !shown.includes(each.key))];
  const move = (key: string, by: -1 | 1) => {
    const next = [...shown];
    const at = next.indexOf(key);
    [next[at], next[at + by]] = [next[at + by] ?? key, next[at] ?? key];
    onChange({ ...choice, shown: next });
  };
  const toggle = (list: readonly string[], key: string) =>
    list.includes(key) ? list.filter((each) => each !== key) : [...list, key];
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <div className="fw-column-list">
          <div className="fw-quiet">{say(tableWords.columnsHint)}</div>
          {all.map((each) => {
            const column = say(each.title);
            const at = shown.indexOf(each.key);
            return (
              <div key={each.key} className="fw-column-line">
                <Checkbox
                  checked={at >= 0}
                  disabled={at >= 0 && shown.length === 1}
                  onChange={() => onChange({ ...choice, shown: toggle(shown, each.key) })}
                >
                  {column}
                </Checkbox>
                <span>
                  <Button
                    type="text"
                    icon={<ArrowUpOutlined />}
                    aria-label={say(tableWords.up, { column })}
                    disabled={at <= 0}
                    onClick={() => move(each.key, -1)}
                  />
                  <Button
                    type="text"
                    icon={<ArrowDownOutlined />}
                    aria-label={say(tableWords.down, { column })}
                    disabled={at < 0 || at === shown.length - 1}
                    onClick={() => move(each.key, 1)}
                  />
                  <Button
                    type={frozen.includes(each.key) ? "primary" : "text"}
                    icon={<PushpinOutlined />}
                    aria-label={say(tableWords.freeze, { column })}
                    aria-pressed={frozen.includes(each.key)}
                    disabled={at < 0}
                    onClick={() => onChange({ ...choice, frozen: toggle(frozen, each.key) })}
                  />
                </span>
              </div>
            );
          })}
          <Button onClick={() => onChange(ownColumns)}>{say(tableWords.reset)}</Button>
        </div>
      }
    >
      <Button
        icon={<SettingOutlined />}
        aria-label={say(tableWords.columns)}
        title={say(tableWords.columns)}
      />
    </Popover>
  );
}
