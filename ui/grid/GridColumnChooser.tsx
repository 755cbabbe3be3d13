import { SettingOutlined } from "@ant-design/icons";
import { Button, Popover } from "antd";
import { ArrangeList } from "../parts/ArrangeList.tsx";
import { ownColumns, type ColumnChoice } from "../table/columnMemory.ts";
import { toolWords } from "../table/toolWords.ts";
import { useSay } from "../words/useSay.tsx";
import type { GridColumn } from "./column.ts";
import { gridWords } from "./gridWords.ts";

/** Chooses and orders the columns of a grid; frozen ones and those that must be filled in stay. */
export function GridColumnChooser<Row>(props: {
  readonly columns: readonly GridColumn<Row>[];
  readonly shown: readonly GridColumn<Row>[];
  readonly onChange: (choice: ColumnChoice) => void;
}) {
  const say = useSay();
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <>
          <ArrangeList
            hint={gridWords.columnsHint}
            lines={props.columns.filter((each) => !each.frozen)}
            shown={props.shown.filter((each) => !each.frozen).map((each) => each.key)}
            onChange={(shown) => props.onChange({ ...ownColumns, shown })}
          />
          <Button onClick={() => props.onChange(ownColumns)}>{say(toolWords.reset)}</Button>
        </>
      }
    >
      <Button
        size="small"
        icon={<SettingOutlined />}
        aria-label={say(toolWords.columns)}
        title={say(toolWords.columns)}
      />
    </Popover>
  );
}
