import { ArrowLeftOutlined } from "@ant-design/icons";
import type { Words } from "@fairway/core/words/words.ts";
import { type ReactNode, Suspense, useContext } from "react";
import { createPortal } from "react-dom";
import { useAddress } from "../address/useAddress.ts";
import { useKeys } from "../palette/useKeys.ts";
import { useSay } from "../words/useSay.tsx";
import type { Question } from "./asking.ts";
import { HeaderAbove } from "./headerAbove.ts";
import { HeaderSlot, useActionsOfTab } from "./InHeader.tsx";
import { Light } from "./Light.tsx";
import { later } from "./later.ts";
import { partWords } from "./partWords.ts";
import { PlainButton } from "./PlainButton.tsx";
import { useConfirm } from "./useConfirm.ts";
import { Why } from "./Why.tsx";

/** An action of a page. */
export interface PageAction {
  readonly words: Words;
  readonly run: () => void;
  readonly icon?: ReactNode;
  /** Why the action is not available; the button is disabled and shows the reason. */
  readonly why?: string | null | undefined;
  readonly busy?: boolean;
  /** Keys such as `alt+n`; listed under `?`. */
  readonly keys?: string;
  readonly confirm?: Question;
}

const MoreActions = later(async () => (await import("./MoreActions.tsx")).MoreActions);

interface Props {
  readonly title: ReactNode;
  /** Key facts next to the title. */
  readonly facts?: ReactNode;
  readonly status?: ReactNode;
  readonly back?: string;
  readonly primary?: PageAction | null | undefined;
  /** The other actions, in order of use; those after `atHand` are under “more”. */
  readonly actions?: readonly (PageAction | null | false | undefined)[];
  /** How many of the other actions are buttons; three by default. */
  readonly atHand?: number;
  readonly dangerous?: readonly (PageAction | null | false | undefined)[];
}

/**
 * The header line of a page: title, key facts, status, actions. That of a detail page, which has a
 * way back, stays on the screen.
 */
export function PageHeader(props: Props) {
  const say = useSay();
  const { go } = useAddress();
  const rest = (props.actions ?? []).filter((each) => !!each);
  const dangerous = (props.dangerous ?? []).filter((each) => !!each);
  const { atHand = 3 } = props;
  const more = [...useActionsOfTab(), ...rest.slice(atHand)];
  const start = useStart();
  const above = useContext(HeaderAbove);
  useKeys(
    [...(props.primary ? [props.primary] : []), ...rest, ...dangerous].flatMap((each) =>
      each.keys ? [{ keys: each.keys, words: each.words, run: () => start(each) }] : [],
    ),
  );
  const header = (
    <header className={props.back ? "fw-page-header fw-page-top" : "fw-page-header"}>
      {props.back ? (
        <PlainButton
          kind="text"
          icon={<ArrowLeftOutlined />}
          aria-label={say(partWords.back)}
          onClick={() => go(props.back ?? "/home")}
        />
      ) : null}
      <h1>{props.title}</h1>
      {props.status ?? null}
      {props.facts ? <div className="fw-page-facts">{props.facts}</div> : null}
      <div className="fw-page-actions">
        <HeaderSlot />
        {props.primary ? <ActionButton action={props.primary} type="primary" /> : null}
        {rest.slice(0, atHand).map((each) => (
          <ActionButton key={each.words.en} action={each} />
        ))}
        {more.length > 0 ? (
          <Suspense fallback={<Light className="fw-light-button" />}>
            <MoreActions actions={more} start={start} />
          </Suspense>
        ) : null}
        {dangerous.length > 0 ? <span className="fw-apart" /> : null}
        {dangerous.map((each) => (
          <ActionButton key={each.words.en} action={each} danger />
        ))}
      </div>
    </header>
  );
  return above ? createPortal(header, above) : header;
}

function useStart(): (action: PageAction) => void {
  const confirm = useConfirm();
  return async (action) => {
    if (action.why || action.busy) return;
    if (!action.confirm || (await confirm(action.confirm))) action.run();
  };
}

/** The button of one action, with its reason when disabled. */
export function ActionButton(props: {
  readonly action: PageAction;
  readonly type?: "primary";
  readonly danger?: boolean;
}) {
  const { action } = props;
  const say = useSay();
  const start = useStart();
  return (
    <Why text={action.why}>
      <PlainButton
        kind={props.type ?? "default"}
        danger={props.danger ?? false}
        icon={action.icon}
        busy={action.busy ?? false}
        disabled={Boolean(action.why)}
        onClick={() => start(action)}
        {...(action.keys ? { title: shownKeys(action.keys) } : {})}
      >
        {say(action.words)}
      </PlainButton>
    </Why>
  );
}

function shownKeys(keys: string): string {
  return keys.replace("mod", "ctrl").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
