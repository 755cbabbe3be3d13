import type { ComponentProps, ReactNode } from "react";

interface Props extends ComponentProps<"button"> {
  readonly kind?: "default" | "primary" | "text";
  readonly danger?: boolean;
  readonly icon?: ReactNode;
  /** Its action is under way. */
  readonly busy?: boolean;
}

/** A button of the first screen: it looks like the library's, whose styles load a moment later. */
export function PlainButton({ kind = "default", danger, icon, busy, children, ...rest }: Props) {
  const names = ["fw-button", `fw-button-${kind}`];
  if (danger) names.push("fw-button-danger");
  if (!children) names.push("fw-button-sign");
  if (rest.className) names.push(rest.className);
  return (
    <button
      type="button"
      {...rest}
      className={names.join(" ")}
      {...(busy ? { "aria-busy": true, onClick: undefined } : {})}
    >
      {busy ? <span className="fw-button-busy" aria-hidden /> : icon}
      {children ? <span>{children}</span> : null}
    </button>
  );
}
