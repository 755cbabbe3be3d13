import { BoldOutlined, ItalicOutlined, UnderlineOutlined } from "@ant-design/icons";
import { FieldFrame, type FieldProps } from "@fairway/ui/form/FieldFrame.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { useEffect, useRef } from "react";
import "./notification.css";
import { markupOf, showMarkup } from "./markup.ts";
import { notificationWords as words } from "./words.ts";

const marks = [
  { mark: "bold", words: words.bold, icon: <BoldOutlined /> },
  { mark: "italic", words: words.italic, icon: <ItalicOutlined /> },
  { mark: "underline", words: words.underlined, icon: <UnderlineOutlined /> },
] as const;

/** A text whose words can be bold, italic or underlined, as they will be read. */
export function MarkedField(props: FieldProps & { readonly lines?: number }) {
  return (
    <FieldFrame {...props}>
      {({ field, invalid, disabled }) => (
        <MarkedInput
          {...props}
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
  props: FieldProps & {
    readonly lines?: number;
    readonly value: string;
    readonly invalid: boolean;
    readonly disabled: boolean;
    readonly onChange: (markup: string) => void;
    readonly onBlur: () => void;
  },
) {
  const say = useSay();
  const { value, lines = 1, disabled } = props;
  const text = useRef<HTMLDivElement>(null);
  const typed = useRef("");
  useEffect(() => {
    // What was typed is there already, with the cursor in it.
    if (text.current && typed.current !== value) showMarkup(text.current, value);
    typed.current = value;
  }, [value]);
  const read = () => {
    if (!text.current) return;
    typed.current = markupOf(text.current).replace(/(<br>)+$/, "");
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
        {marks.map(({ mark, words: label, icon }) => (
          <Button
            key={mark}
            type="text"
            icon={icon}
            disabled={disabled}
            aria-label={say(label)}
            title={say(label)}
            // The selection stays in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => set(mark)}
          />
        ))}
      </div>
      <div
        ref={text}
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
