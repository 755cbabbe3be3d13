import { ArrowDownOutlined, ArrowUpOutlined } from "@ant-design/icons";
import type { Words } from "@fairway/core/words/words.ts";
import { Button, Checkbox } from "antd";
import { type ReactNode, useState } from "react";
import { useSay } from "../words/useSay.tsx";
import { partWords } from "./partWords.ts";

/**
 * Chooses and orders things by name: boxes to tick, buttons to move, lines to drag. The shown ones
 * come first, in their order.
 */
export function ArrangeList<Key extends string>(props: {
  readonly hint: Words;
  readonly lines: readonly { readonly key: Key; readonly title: Words }[];
  readonly shown: readonly Key[];
  readonly onChange: (shown: readonly Key[]) => void;
  /** Further buttons of a line. */
  readonly extra?: (key: Key, title: string) => ReactNode;
}) {
  const say = useSay();
  const { lines, shown, onChange } = props;
  const [dragged, setDragged] = useState<Key | null>(null);
  const byKey = new Map(lines.map((each) => [each.key, each]));
  const all = [
    ...shown.flatMap((key) => byKey.get(key) ?? []),
    ...lines.filter((each) => !shown.includes(each.key)),
  ];
  const moveTo = (key: Key, at: number) => {
    const rest = shown.filter((each) => each !== key);
    onChange([...rest.slice(0, at), key, ...rest.slice(at)]);
  };
  return (
    <div className="fw-column-list">
      <div className="fw-quiet">{say(props.hint)}</div>
      {all.map(({ key, title }) => {
        const name = say(title);
        const at = shown.indexOf(key);
        const isShown = at >= 0;
        return (
          <div
            key={key}
            className={dragged === key ? "fw-column-line fw-dragged" : "fw-column-line"}
            draggable={isShown}
            onDragStart={() => setDragged(key)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              if (dragged && isShown) event.preventDefault();
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged && dragged !== key) moveTo(dragged, at);
              setDragged(null);
            }}
          >
            <Checkbox
              checked={isShown}
              disabled={isShown && shown.length === 1}
              onChange={() =>
                onChange(isShown ? shown.filter((each) => each !== key) : [...shown, key])
              }
            >
              {name}
            </Checkbox>
            <span>
              <Button
                type="text"
                icon={<ArrowUpOutlined />}
                aria-label={say(partWords.up, { name })}
                disabled={at <= 0}
                onClick={() => moveTo(key, at - 1)}
              />
              <Button
                type="text"
                icon={<ArrowDownOutlined />}
                aria-label={say(partWords.down, { name })}
                disabled={!isShown || at === shown.length - 1}
                onClick={() => moveTo(key, at + 1)}
              />
              {props.extra?.(key, name)}
            </span>
          </div>
        );
      })}
    </div>
  );
}
