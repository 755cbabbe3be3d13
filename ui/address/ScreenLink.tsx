import type { MouseEvent, ReactNode } from "react";
import { useAddress } from "./useAddress.ts";

/** A link to a screen; a middle or Ctrl click opens it in its own tab. */
export function ScreenLink(props: {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly title?: string | null;
  readonly onFollow?: () => void;
}) {
  const { go } = useAddress();
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    go(props.to);
    props.onFollow?.();
  };
  return (
    <a
      href={`#${props.to}`}
      onClick={follow}
      className={props.className ?? "fw-link"}
      title={props.title ?? undefined}
    >
      {props.children}
    </a>
  );
}
