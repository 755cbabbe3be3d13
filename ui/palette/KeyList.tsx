import type { Words } from "@fairway/core/words/words.ts";
import { Modal } from "antd";
import { useSay } from "../words/useSay.tsx";
import { paletteWords } from "./paletteWords.ts";
import { listedKeys } from "./useKeys.ts";

const names: Record<string, string> = {
  mod: "Ctrl",
  slash: "/",
  esc: "Esc",
  alt: "Alt",
  shift: "Shift",
};

/** Writes keys as on a keyboard: `Ctrl+S`. */
export function keyName(keys: string): string {
  return keys
    .split("+")
    .map((part) => names[part] ?? part.toUpperCase())
    .join("+");
}

/** Help on the open screen: what it is for, and the keys that work on it. */
export function KeyList(props: {
  readonly open: boolean;
  readonly title?: string;
  readonly about?: Words | null;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const keys = props.open ? listedKeys() : [];
  return (
    <Modal
      open={props.open}
      onCancel={props.onClose}
      footer={null}
      title={props.title ?? say(paletteWords.keys)}
      width={480}
    >
      {props.about ? <p className="fw-help">{say(props.about)}</p> : null}
      {props.title ? <h2>{say(paletteWords.keys)}</h2> : null}
      <dl className="fw-keys">
        {keys.map((each) => (
          <div key={`${each.keys} ${each.words.en}`}>
            <dt>
              <kbd>{keyName(each.keys)}</kbd>
            </dt>
            <dd>{say(each.words)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>{"↑ ↓ Enter"}</kbd>
          </dt>
          <dd>{say(paletteWords.rowKeys)}</dd>
        </div>
      </dl>
    </Modal>
  );
}
