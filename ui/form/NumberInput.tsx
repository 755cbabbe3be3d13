import { sayNumber } from "@fairway/core/words/numbers.ts";
import { Input, type InputRef } from "antd";
import { type Ref, useLayoutEffect, useRef, useState } from "react";
import { useLanguage } from "../words/useSay.tsx";
import { editNumber, readNumber } from "./readNumber.ts";

/** Settings of a number input. */
export interface NumberInputProps {
  readonly value: string | null | undefined;
  /** Called with the decimal text; null when empty; the raw text when it is not a number. */
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: () => void;
  readonly unit?: string;
  readonly least?: number;
  readonly most?: number;
  readonly id?: string;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly inputRef?: Ref<InputRef>;
  readonly label?: string;
}

/** An exact decimal: right-aligned, thousands separators while not editing, the unit inside. */
export function NumberInput(props: NumberInputProps) {
  const language = useLanguage();
  const [typing, setTyping] = useState<string | null>(null);
  const focused = useRef<HTMLInputElement>(null);
  const isTyping = typing !== null;
  // Selected in the render that removes the separators, so that fast typing replaces the whole text.
  useLayoutEffect(() => {
    if (isTyping) focused.current?.select();
  }, [isTyping]);
  const value = props.value ?? "";
  const isNumber = /^-?\d+(\.\d+)?$/.test(value);
  const decimals = {
    least: props.least ?? 0,
    ...(props.most === undefined ? {} : { most: props.most }),
  };
  // A text that is no number is marked even where no form checks the field.
  const isWrong = props.invalid || (!isTyping && value !== "" && !isNumber);
  const shown = typing ?? (isNumber ? sayNumber(value, language, decimals) : value);
  return (
    <Input
      ref={props.inputRef ?? null}
      className="fw-number-input"
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      disabled={props.disabled ?? false}
      {...(isWrong ? { status: "error" as const, "aria-invalid": true } : {})}
      {...(props.id ? { id: props.id } : {})}
      {...(props.label ? { "aria-label": props.label } : {})}
      suffix={props.unit ? <span className="fw-unit">{props.unit}</span> : null}
      onFocus={(event) => {
        const editable = isNumber ? editNumber(value, language) : value;
        const input = event.target;
        focused.current = input;
        setTyping(editable);
        // Selected again after a mouse click has placed the caret, unless the user has typed in between.
        requestAnimationFrame(() => {
          if (input.value === editable) input.select();
        });
      }}
      onChange={(event) => {
        const typed = event.target.value;
        setTyping(typed);
        props.onChange(typed.trim() === "" ? null : (readNumber(typed, language) ?? typed));
      }}
      onBlur={() => {
        setTyping(null);
        props.onBlur?.();
      }}
    />
  );
}
