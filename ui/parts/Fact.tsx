import type { Words } from "@fairway/core/words/words.ts";
import type { ReactNode } from "react";
import { useSay } from "../words/useSay.tsx";

/** A read-only value among the fields of a form; a dash means empty. */
export function Fact(props: { readonly name: Words; readonly children?: ReactNode }) {
  const say = useSay();
  return (
    <div className="fw-field">
      <span className="fw-fact-name">{say(props.name)}</span>
      <div className="fw-fact">{props.children || "–"}</div>
    </div>
  );
}
