import type { ReactNode } from "react";

/** Stands where a control will be in a moment, as large and as bright as it. */
export function Light(props: { readonly className?: string; readonly children?: ReactNode }) {
  return (
    <span className={`fw-light ${props.className ?? ""}`} aria-hidden>
      {props.children}
    </span>
  );
}
