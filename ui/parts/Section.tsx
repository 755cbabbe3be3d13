import type { Words } from "@fairway/core/words/words.ts";
import type { ReactNode } from "react";
import { useSay } from "../words/useSay.tsx";

/** A section of a form: at most three columns, labels above the fields. */
export function Section(props: {
  readonly title?: Words;
  readonly columns?: 1 | 2 | 3;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}) {
  const say = useSay();
  return (
    <section className="fw-section">
      {props.title || props.extra ? (
        <div className="fw-section-head">
          {props.title ? <h2>{say(props.title)}</h2> : null}
          {props.extra ?? null}
        </div>
      ) : null}
      <div className={`fw-columns fw-columns-${props.columns ?? 3}`}>{props.children}</div>
    </section>
  );
}
