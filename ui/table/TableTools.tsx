import { DownloadOutlined, EyeOutlined, ReloadOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useSay } from "../words/useSay.tsx";
import type { Column } from "./column.ts";
import { ColumnChooser } from "./ColumnChooser.tsx";
import type { ColumnChoice } from "./columnMemory.ts";
import { toolWords } from "./toolWords.ts";

/** The buttons above a list: refresh, peek, export, columns. */
export function TableTools(props: {
  readonly isFetching: boolean;
  readonly refresh: () => void;
  readonly isPeeking: boolean;
  /** Null while there is no row. */
  readonly peek: (() => void) | null;
  readonly exported: (() => void) | null;
  readonly columns: readonly Column<unknown>[];
  readonly shown: readonly Column<unknown>[];
  readonly choice: ColumnChoice;
  readonly onChoice: (choice: ColumnChoice) => void;
}) {
  const say = useSay();
  return (
    <>
      <Button
        icon={<ReloadOutlined spin={props.isFetching} />}
        aria-label={say(toolWords.refresh)}
        title={say(toolWords.refresh)}
        onClick={props.refresh}
      />
      <Button
        icon={<EyeOutlined />}
        type={props.isPeeking ? "primary" : "default"}
        aria-label={say(toolWords.peek)}
        aria-pressed={props.isPeeking}
        title={say(toolWords.peek)}
        disabled={!props.peek}
        onClick={() => props.peek?.()}
      />
      {props.exported ? (
        <Button icon={<DownloadOutlined />} onClick={props.exported}>
          {say(toolWords.export)}
        </Button>
      ) : null}
      <ColumnChooser
        columns={props.columns}
        shown={props.shown}
        choice={props.choice}
        onChange={props.onChoice}
      />
    </>
  );
}
