import type { Day } from "@fairway/core/time/day.ts";
import { readDay } from "@fairway/ui/form/readDay.ts";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Input, Modal } from "antd";
import { useMemo, useState } from "react";
import { type PastedBox, pastedDays } from "../model/pastedDays.ts";
import { freeTimeWords as words } from "./words.ts";

/** Reads the days of boxes from a pasted list; the grid takes them, nothing is saved. Rule FT-13 */
export function PasteDialog(props: {
  readonly known: readonly string[];
  readonly today: Day;
  readonly onTake: (boxes: readonly PastedBox[]) => void;
  readonly onClose: () => void;
}) {
  const { known, today } = props;
  const say = useSay();
  const [text, setText] = useState("");
  const found = useMemo(() => pastedDays(text, { known, today, readDay }), [text, known, today]);
  return (
    <Modal
      open
      width={640}
      title={say(words.pasteTitle)}
      okText={say(words.take)}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ disabled: found.boxes.length === 0 }}
      onOk={() => {
        props.onTake(found.boxes);
        props.onClose();
      }}
      onCancel={props.onClose}
    >
      <p className="fw-quiet">{say(words.pasteWhy)}</p>
      <Input.TextArea
        autoFocus
        rows={8}
        aria-label={say(words.pasteTitle)}
        placeholder={"CSQU3054383\t02/11/2026\t19/11/2026\t03/12/2026"}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text.trim() === "" ? null : (
        <>
          <p>{say(words.pasted, { count: found.boxes.length })}</p>
          <ul className="fw-late">
            {found.unread.slice(0, 20).map(({ line, text: unread, why }) => (
              <li key={line}>{say(words.unread, { line, text: unread, why: say(words[why]) })}</li>
            ))}
          </ul>
        </>
      )}
    </Modal>
  );
}
