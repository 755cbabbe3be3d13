import "./access.css";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Checkbox, Space } from "antd";
import { setSpecials } from "../model/quickSetup.ts";
import { specialActions, specialsOf } from "../model/specialActions.ts";
import { findScreen, menus } from "../model/menus.ts";
import type { GridHold } from "@fairway/ui/grid/useGrid.ts";
import type { MatrixLine } from "./Matrix.tsx";
import { accessWords as words } from "./words.ts";

/** The special actions of the screens with access. */
export function Specials(props: {
  readonly hold: GridHold<MatrixLine>;
  readonly why: string | null;
}) {
  const say = useSay();
  const lines = props.hold.rows.filter(
    (row) => row.access && specialActions.some((each) => each.menuId === row.menuId),
  );
  const set = (menuId: string, special: readonly string[]) =>
    props.hold.change((now) => ({
      ...now,
      rows: now.rows.map((row) =>
        row.menuId === menuId ? { ...row, special: [...special] } : row,
      ),
    }));
  const modules = menus.filter((each) =>
    lines.some((line) => findScreen(line.menuId)?.parentId === each.id),
  );
  const setAll = (moduleId: string, allowed: (menuId: string) => readonly string[]) =>
    props.hold.change((now) => ({ ...now, rows: setSpecials(now.rows, moduleId, allowed) }));
  if (lines.length === 0) return <p className="fw-quiet">{say(words.noSpecial)}</p>;
  return (
    <>
      {props.why === null ? (
        <div className="fw-section fw-filter-line fw-quick">
          <span className="fw-quiet">{say(words.quick)}</span>
          {modules.map((each) => (
            <Space.Compact key={each.id}>
              <Button size="small" onClick={() => setAll(each.id, specialsOf)}>
                {say(words.allowModule, { module: say(each.name) })}
              </Button>
              <Button size="small" onClick={() => setAll(each.id, () => [])}>
                {say(words.forbidModule)}
              </Button>
            </Space.Compact>
          ))}
        </div>
      ) : null}
      {lines.map((row) => {
        const screen = findScreen(row.menuId);
        return (
          <fieldset key={row.menuId} className="fw-section" disabled={props.why !== null}>
            <h2>{screen ? say(screen.name) : row.menuId}</h2>
            <Checkbox.Group
              value={row.special}
              disabled={props.why !== null}
              options={specialActions
                .filter((each) => each.menuId === row.menuId)
                .map((each) => ({ value: each.actionName, label: say(each.name) }))}
              onChange={(ticked) => set(row.menuId, ticked)}
            />
          </fieldset>
        );
      })}
    </>
  );
}
