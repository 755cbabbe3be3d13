import { typeAhead } from "@fairway/ui/form/fixedList.ts";
import "./access.css";
import { type Reach, reaches } from "@fairway/core/permission/permission.ts";
import type { GridHold } from "@fairway/ui/grid/useGrid.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Select } from "antd";
import { useState } from "react";
import { menus } from "../model/menus.ts";
import {
  flagColumns,
  type QuickSetup as Quick,
  reachColumns,
  setQuickly,
} from "../model/quickSetup.ts";
import { reachNames } from "../model/reachNames.ts";
import type { MatrixLine } from "./Matrix.tsx";
import { accessWords as words } from "./words.ts";

const every = "*";
const modules = menus.filter((menu) => menu.parentId === null);
const isFlag = (column: string) => (flagColumns as readonly string[]).includes(column);

/** One line that sets a value on all screens of a module. */
export function QuickSetup({ hold }: { readonly hold: GridHold<MatrixLine> }) {
  const say = useSay();
  const [moduleId, setModule] = useState(every);
  const [column, setColumn] = useState<Quick["column"]>("reaches");
  const [value, setValue] = useState<string>("Office");
  const choose = (next: Quick["column"]) => {
    setColumn(next);
    if (isFlag(next) !== isFlag(column)) setValue(isFlag(next) ? "on" : "Office");
  };
  const apply = () => {
    const quick: Quick = {
      moduleId: moduleId === every ? null : moduleId,
      column,
      value: isFlag(column) ? value === "on" : (value as Reach),
    };
    hold.change((now) => ({ ...now, rows: setQuickly(now.rows, quick) }));
  };
  return (
    <div className="fw-section fw-filter-line fw-quick">
      <span className="fw-quiet">{say(words.quick)}</span>
      <Select
        showSearch={typeAhead}
        aria-label={say(words.module)}
        value={moduleId}
        popupMatchSelectWidth={false}
        options={[
          { value: every, label: say(words.everyModule) },
          ...modules.map((each) => ({ value: each.id, label: say(each.name) })),
        ]}
        onChange={setModule}
      />
      <Select
        showSearch={typeAhead}
        aria-label={say(words.quickColumn)}
        value={column}
        popupMatchSelectWidth={false}
        options={[
          { value: "access", label: say(words.access) },
          { value: "reaches", label: say(words.everyReach) },
          ...reachColumns.map((each) => ({ value: each, label: say(words[each]) })),
          { value: "import", label: say(words.import) },
          { value: "export", label: say(words.export) },
        ]}
        onChange={choose}
      />
      <Select
        showSearch={typeAhead}
        aria-label={say(words.quickValue)}
        value={value}
        popupMatchSelectWidth={false}
        options={
          isFlag(column)
            ? [
                { value: "on", label: say(words.on) },
                { value: "off", label: say(words.off) },
              ]
            : reaches.map((each) => ({ value: each, label: say(reachNames[each]) }))
        }
        onChange={setValue}
      />
      <Button onClick={apply}>{say(words.quickApply)}</Button>
    </div>
  );
}
