import {
  BoldOutlined,
  ItalicOutlined,
  UnderlineOutlined,
  UnorderedListOutlined,
} from "@ant-design/icons";
import { Button } from "antd";
import { useEffect, useRef } from "react";
import { useSay } from "../words/useSay.tsx";
import { FieldFrame, type FieldProps } from "./FieldFrame.tsx";
import "./markedField.css";

const words = {
  marks: { en: "Emphasis", vi: "Nhấn mạnh" },
  bold: { en: "Bold", vi: "Đậm" },
  italic: { en: "Italic", vi: "Nghiêng" },
  underlined: { en: "Underlined", vi: "Gạch chân" },
  list: { en: "Bullet list", vi: "Danh sách gạch đầu dòng" },
} as const;

const marks = {
  bold: { words: words.bold, icon: <BoldOutlined /> },
  italic: { words: words.italic, icon: <ItalicOutlined /> },
  underline: { words: words.underlined, icon: <UnderlineOutlined /> },
  insertUnorderedList: { words: words.list, icon: <UnorderedListOutlined /> },
} as const;

/**
 * A kind of marked text: its marks, and how it is read from an editable element and shown in one.
 * Both rebuild the text of its parts, so that no other markup becomes part of a page.
 */
export interface Markup {
  readonly marks: readonly (keyof typeof marks)[];
  /** Returns an empty text for an element without words. */
  readonly read: (element: HTMLElement) => string;
  readonly show: (element: HTMLElement, text: string) => void;
}

interface Marked extends FieldProps {
  readonly markup: Markup;
  readonly lines?: number;
}

/** A text with marked words, as they will be read. */
export function MarkedField(props: Marked) {
  return (
    <FieldFrame {...props}>
      {({ field, id, invalid, disabled }) => (
        <MarkedInput
          {...props}
          id={id}
          value={(field.value as string | null) ?? ""}
          invalid={invalid}
          disabled={disabled}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
}

function MarkedInput(
  props: Marked & {
    readonly id: string;
    readonly value: string;
    readonly invalid: boolean;
    readonly disabled: boolean;
    readonly onChange: (markup: string) => void;
    readonly onBlur: () => void;
  },
) {
  const say = useSay();
  const { value, lines = 1, disabled, markup } = props;
  const text = useRef<HTMLDivElement>(null);
  const typed = useRef("");
  useEffect(() => {
    // What was typed is there already, with the cursor in it.
    if (text.current && typed.current !== value) markup.show(text.current, value);
    typed.current = value;
  }, [value, markup]);
  const read = () => {
    if (!text.current) return;
    typed.current = markup.read(text.current);
    props.onChange(typed.current);
  };
  const set = (mark: string) => {
    text.current?.focus();
    document.execCommand(mark);
    read();
  };
  return (
    <div className="fw-marked">
      <div role="toolbar" aria-label={say(words.marks)} className="fw-marked-bar">
        {markup.marks.map((mark) => (
          <Button
            key={mark}
            type="text"
            icon={marks[mark].icon}
            disabled={disabled}
            aria-label={say(marks[mark].words)}
            title={say(marks[mark].words)}
            // The selection stays in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => set(mark)}
          />
        ))}
      </div>
      <div
        ref={text}
        id={props.id}
        role="textbox"
        tabIndex={0}
        contentEditable={!disabled}
        suppressContentEditableWarning
        aria-label={say(props.label)}
        aria-multiline={lines > 1}
        aria-required={props.required ?? false}
        aria-invalid={props.invalid}
        className="fw-marked-text"
        style={{ minHeight: `${lines * 21 + 8}px` }}
        onInput={read}
        onBlur={props.onBlur}
        onKeyDown={(event) => {
          if (event.key === "Enter" && lines === 1) event.preventDefault();
        }}
        onPaste={(event) => {
          event.preventDefault();
          document.execCommand("insertText", false, event.clipboardData.getData("text/plain"));
        }}
      />
    </div>
  );
}
