import { spelledOut } from "@fairway/core/words/abbreviations.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { useSay } from "../words/useSay.tsx";
import type { ReactNode } from "react";

/** An input outside of a record form, with its label above and perhaps a hint below. */
export function Labelled(props: {
  readonly label: Words;
  readonly hint?: Words;
  /** What is wrong with the input, in place of the hint. */
  readonly wrong?: string | null;
  readonly required?: boolean;
  readonly span?: 1 | 2 | 3;
  readonly children: ReactNode;
}) {
  const say = useSay();
  return (
    <div className={`fw-field fw-span-${props.span ?? 1}`}>
      <div className="fw-quiet" title={spelledOut(say(props.label), say) ?? undefined}>
        {say(props.label)}
        {props.required ? (
          <span className="fw-required" aria-hidden>
            {"*"}
          </span>
        ) : null}
      </div>
      {props.children}
      {props.wrong ? (
        <div className="fw-field-wrong" role="alert">
          {props.wrong}
        </div>
      ) : props.hint ? (
        <div className="fw-field-hint">{say(props.hint)}</div>
      ) : null}
    </div>
  );
}
