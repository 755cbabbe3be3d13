import { Tooltip } from "antd";
import type { ReactNode } from "react";

/** Says why the button inside is disabled; without a reason it adds nothing. */
export function Why(props: {
  readonly text?: string | null | undefined;
  readonly children: ReactNode;
}) {
  if (!props.text) return props.children;
  return (
    <Tooltip title={props.text}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the wrapper takes the focus that a disabled button cannot */}
      <span className="fw-why" tabIndex={0} role="note" aria-label={props.text}>
        {props.children}
      </span>
    </Tooltip>
  );
}
