import { InboxOutlined } from "@ant-design/icons";
import type { Words } from "@fairway/core/words/words.ts";
import type { ReactNode } from "react";
import { useSay } from "../words/useSay.tsx";
import { ActionButton, type PageAction } from "./PageHeader.tsx";

/** Explains the purpose of the screen and offers the first action. */
export function EmptyState(props: {
  readonly title: Words;
  readonly detail?: Words;
  readonly action?: ReactNode;
  /** The first action of the screen. */
  readonly first?: PageAction | undefined;
}) {
  const say = useSay();
  return (
    <div className="fw-empty">
      <InboxOutlined className="fw-empty-sign" aria-hidden />
      <div className="fw-empty-title">{say(props.title)}</div>
      {props.detail ? <div className="fw-empty-detail">{say(props.detail)}</div> : null}
      {props.first ? <ActionButton action={props.first} type="primary" /> : null}
      {props.action ?? null}
    </div>
  );
}
