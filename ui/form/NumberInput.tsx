import { sayNumber } from "@fairway/core/words/numbers.ts";
import { Button, Input, type InputRef } from "antd";
import { type Ref, useLayoutEffect, useRef, useState } from "react";
import { useLanguage, useSay } from "../words/useSay.tsx";
import { formWords } from "./formWords.ts";
import { doubtText, editNumber, type LoneSign, readDoubtText, readNumber } from "./readNumber.ts";

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
  /** What a lone separator before three digits means; without it the language decides. */
  readonly lone?: LoneSign;
  /** A number of the expected size, such as the previous rate. */
  readonly near?: string | null;
}

/** An exact decimal: right-aligned, thousands separators while not editing, the unit inside. */
export function NumberInput(props: NumberInputProps) {
  const language = useLanguage();
  const say = useSay();
  const [typing, setTyping] = useState<string | null>(null);
  const focused = useRef<HTMLInputElement>(null);
  const isTyping = typing !== null;
  // Selected in the render that removes the separators, so that fast typing replaces the whole text.
  useLayoutEffect(() => {
    if (isTyping) focused.current?.select();
  }, [isTyping]);
  const value = props.value ?? "";
  const doubtful = readDoubtText(value);
  const isNumber = /^-?\d+(\.\d+)?$/.test(value);
  const decimals = {
    least: props.least ?? 0,
    ...(props.most === undefined ? {} : { most: props.most }),
  };
  // A text that is no number is marked even where no form checks the field.
  const isWrong = props.invalid || (!isTyping && value !== "" && !isNumber);
  const shown = typing ?? (isNumber ? sayNumber(value, language, decimals) : value);
  const read = (typed: string) => {
    if (typed.trim() === "") return null;
    const { lone, near } = props;
    const found = readNumber(typed, { language, isTyped: true, lone, near });
    if (!found) return typed;
    return "doubt" in found ? doubtText(typed) : found.number;
  };
  const box = (
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
        const editable = isNumber ? editNumber(value, language) : (doubtful?.typed ?? value);
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
        props.onChange(read(typed));
      }}
      onBlur={() => {
        setTyping(null);
        props.onBlur?.();
      }}
    />
  );
  if (!doubtful || isTyping) return box;
  const { doubt } = doubtful;
  return (
    <>
      {box}
      <span className="fw-number-doubt" role="group" aria-label={say(formWords.whichNumber)}>
        <Button size="small" onClick={() => props.onChange(doubt.thousands)}>
          {say(formWords.asThousands, { ...doubt })}
        </Button>
        <Button size="small" onClick={() => props.onChange(doubt.decimals)}>
          {say(formWords.asDecimals, { ...doubt })}
        </Button>
      </span>
    </>
  );
}
