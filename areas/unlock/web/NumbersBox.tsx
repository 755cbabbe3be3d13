import type { Words } from "@fairway/core/words/words.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Input } from "antd";
import { type ReactNode, useState } from "react";
import { lockWords } from "./lockWords.ts";
import "./unlock.css";

/** A box for pasted numbers, separated by lines, commas or tabs, with the button that finds them. */
export function NumbersBox(props: {
  readonly label: Words;
  /** The choices between the numbers and the button. */
  readonly before?: ReactNode;
  readonly verb?: Words;
  readonly busy?: boolean;
  readonly onFind: (numbers: string[]) => void;
}) {
  const say = useSay();
  const [text, setText] = useState("");
  const numbers = [...new Set(text.split(/[\n,;\t]+/).flatMap((part) => part.trim() || []))];
  return (
    <>
      <Input.TextArea
        rows={3}
        aria-label={say(props.label)}
        placeholder={say(props.label)}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="fw-unlock-bar">
        {props.before}
        <Button type="primary" loading={props.busy ?? false} onClick={() => props.onFind(numbers)}>
          {say(props.verb ?? lockWords.find)}
        </Button>
      </div>
    </>
  );
}
