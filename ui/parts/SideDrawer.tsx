import { Button, Drawer } from "antd";
import type { ReactNode } from "react";
import { useSay } from "../words/useSay.tsx";
import { ActionButton, type PageAction } from "./PageHeader.tsx";
import { partWords } from "./partWords.ts";

/**
 * A drawer with its bar below: what is dangerous on the left, apart; then facts, cancel, the other
 * actions, and the primary action at the right end. Without actions it has no bar.
 *
 * Shape: the form inside binds the keys of the actions; here they are only shown.
 */
export function SideDrawer(props: {
  readonly title: ReactNode;
  readonly size: number;
  readonly onClose: () => void;
  readonly primary?: PageAction | null | undefined;
  readonly actions?: readonly (PageAction | null | false | undefined)[];
  readonly dangerous?: ReactNode;
  /** Totals and other facts in the bar. */
  readonly facts?: ReactNode;
  /** Right of the title: ways to look at the record, such as its history. */
  readonly extra?: ReactNode;
  /** It only shows a record: nothing typed can be lost, and it is closed, not canceled. */
  readonly isRead?: boolean;
  readonly children: ReactNode;
}) {
  const say = useSay();
  const { primary, facts } = props;
  const others = (props.actions ?? []).filter((each) => !!each);
  const acts = Boolean(primary) || others.length > 0;
  return (
    <Drawer
      open
      // A click next to it does not close a form, which would lose what was typed.
      mask={{ closable: !acts || Boolean(props.isRead) }}
      size={props.size}
      title={props.title}
      onClose={props.onClose}
      extra={props.extra}
      footer={
        acts || facts || props.dangerous ? (
          <div className="fw-drawer-bar">
            {props.dangerous ? <div>{props.dangerous}</div> : null}
            {facts ? <div className="fw-drawer-facts">{facts}</div> : null}
            {acts ? (
              <div className="fw-drawer-actions">
                <Button onClick={props.onClose}>
                  {say(props.isRead ? partWords.close : partWords.cancel)}
                </Button>
                {others.map((each) => (
                  <ActionButton key={each.words.en} action={each} />
                ))}
                {primary ? <ActionButton action={primary} type="primary" /> : null}
              </div>
            ) : null}
          </div>
        ) : null
      }
    >
      {props.children}
    </Drawer>
  );
}
