import { type ReactNode, Suspense } from "react";
import { later } from "./later.ts";

const Tip = later(async () => (await import("./Tip.tsx")).Tip);

/** Shows why the button inside is disabled; without a reason it adds nothing. */
export function Why(props: {
  readonly text?: string | null | undefined;
  readonly children: ReactNode;
}) {
  if (!props.text) return props.children;
  const held = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the wrapper takes the focus that a disabled button cannot
    <span className="fw-why" tabIndex={0} role="note" aria-label={props.text}>
      {props.children}
    </span>
  );
  return (
    <Suspense fallback={held}>
      <Tip title={props.text}>{held}</Tip>
    </Suspense>
  );
}
