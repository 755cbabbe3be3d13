import {
  CopyOutlined,
  DeleteOutlined,
  PlusOutlined,
  QuestionCircleOutlined,
  RedoOutlined,
  UndoOutlined,
} from "@ant-design/icons";
import type { Words } from "@fairway/core/words/words.ts";
import { Button } from "antd";
import { memo, type ReactNode } from "react";
import { Why } from "../parts/Why.tsx";
import { useSay } from "../words/useSay.tsx";
import type { GridLine } from "./column.ts";
import { gridWords } from "./gridWords.ts";
import type { GridHold } from "./useGrid.ts";

type Steps = Pick<GridHold<GridLine>, "undo" | "redo" | "mayUndo" | "mayRedo">;

/** The buttons above a grid, each with its key; a typed letter does not render them again. */
export const GridTools = memo(function GridTools(
  props: Steps & {
    /** The lines are fixed: none can be added or removed. */
    readonly isFixed: boolean;
    readonly mayAdd: boolean;
    readonly whyNotAdd: string | null;
    readonly hasRow: boolean;
    readonly onAdd: () => void;
    readonly onDuplicate: () => void;
    readonly onRemove: () => void;
    /** Tells where the content of the cell with the cursor comes from. */
    readonly onAsk?: (() => void) | undefined;
    readonly children?: ReactNode;
  },
) {
  const say = useSay();
  const { mayAdd, hasRow } = props;
  const whyNotRow = props.whyNotAdd ?? (hasRow ? null : say(gridWords.lineFirst));
  const button = (words: Words, keys: string, icon: ReactNode, run: () => void, may: boolean) => (
    <Button
      size="small"
      icon={icon}
      disabled={!may}
      title={`${say(words)} ${keys}`.trim()}
      onClick={run}
    >
      {say(words)}
    </Button>
  );
  return (
    <div className="fw-grid-tools">
      {props.isFixed ? null : (
        <>
          <Why text={props.whyNotAdd}>
            {button(gridWords.add, "", <PlusOutlined />, props.onAdd, mayAdd)}
          </Why>
          <Why text={whyNotRow}>
            {button(gridWords.duplicate, "", <CopyOutlined />, props.onDuplicate, mayAdd && hasRow)}
          </Why>
          <Why text={whyNotRow}>
            {button(
              gridWords.remove,
              "Ctrl+Delete",
              <DeleteOutlined />,
              props.onRemove,
              mayAdd && hasRow,
            )}
          </Why>
        </>
      )}
      {button(gridWords.undo, "Ctrl+Z", <UndoOutlined />, props.undo, props.mayUndo)}
      {button(gridWords.redo, "Ctrl+Y", <RedoOutlined />, props.redo, props.mayRedo)}
      {props.onAsk
        ? button(gridWords.ask, "F9", <QuestionCircleOutlined />, props.onAsk, hasRow)
        : null}
      <span className="fw-grid-more">{props.children}</span>
    </div>
  );
});
