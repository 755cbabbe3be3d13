import type { ReactNode } from "react";

/** The placeholder of a control that is still loading, with the same size and brightness. */
export function Light(props: { readonly className?: string; readonly children?: ReactNode }) {
  return (
    <span className={`fw-light ${props.className ?? ""}`} aria-hidden>
      {props.children}
    </span>
  );
}
