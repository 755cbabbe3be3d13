import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import type { Answered } from "@fairway/ui/client/client.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { type KeyboardEvent, Suspense, useState } from "react";
import type { stageBoard } from "../contract.ts";
import type { BoardStage } from "../model/board.ts";
import { type BoardLane, lanesOf } from "../model/lanesOf.ts";
import { boardWords as words } from "./boardWords.ts";
import { RefusedStages } from "./RefusedStages.tsx";
import { type RefusedStage, useAssignMany } from "./useAssignMany.ts";

const AssignDialog = later(async () => (await import("./AssignDialog.tsx")).AssignDialog);

/**
 * A lane for each person with the load and the stages; cards are chosen and given by key, button or
 * drag.
 */
export function StaffView({ board }: { readonly board: Answered<typeof stageBoard> }) {
  const say = useSay();
  const { go } = useAddress();
  const confirm = useConfirm();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly RefusedStage[]>([]);
  const [isAsking, setAsking] = useState(false);
  const { give, isBusy } = useAssignMany((left) => {
    setRefused(left);
    setChosen(new Set(left.map(({ stage }) => stage.id)));
  });
  const lanes = lanesOf(board.staff, board.data);
  const picked = board.data.filter(({ id }) => chosen.has(id));
  const toggle = (id: string) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const giveTo = async (stages: readonly BoardStage[], lane: BoardLane) => {
    const { person } = lane;
    const others = stages.filter(({ personId }) => personId !== person?.id);
    if (!person || others.length === 0 || isBusy) return;
    const { name } = person;
    const title = say(words.sureDrop, { count: others.length, name });
    if (await confirm({ title })) give(others, person);
  };
  const onKeys = (event: KeyboardEvent<HTMLElement>) => {
    const card = (event.target as HTMLElement).closest<HTMLElement>("[data-stage]");
    if (event.key.toLowerCase() === "a" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      const all = board.data.filter(({ may }) => may.includes("assign"));
      setChosen(chosen.size === all.length ? new Set() : new Set(all.map(({ id }) => id)));
    } else if (event.key.toLowerCase() === "g" && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (picked.length > 0) setAsking(true);
    } else if (card && event.key.startsWith("Arrow")) {
      event.preventDefault();
      moveFocus(card, event.key);
    } else if (card && event.key === "Enter") {
      event.preventDefault();
      const stage = board.data.find(({ id }) => id === card.dataset["stage"]);
      if (stage) go(`${jobHome({ ...stage, id: stage.jobId })}?tab=ASSIGNMENT`);
    }
  };
  if (board.data.length === 0 && board.staff.length === 0) {
    return <EmptyState title={words.none} detail={words.noneDetail} />;
  }
  return (
    // The keys of the cards; each card is a button itself.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="fw-staff" onKeyDown={onKeys}>
      <p className="fw-quiet">{say(words.keys)}</p>
      {board.capped ? (
        <p className="fw-quiet">{say(words.further, { count: board.totalItems })}</p>
      ) : null}
      <RefusedStages refused={refused} />
      <div className="fw-staff-lanes">
        {lanes.map((lane) => (
          <Lane
            key={lane.key}
            lane={lane}
            chosen={chosen}
            count={picked.length}
            toggle={toggle}
            onGive={() => void giveTo(picked, lane)}
            onDrop={(id) => {
              const dragged = chosen.has(id) ? picked : board.data.filter((each) => each.id === id);
              void giveTo(dragged, lane);
            }}
          />
        ))}
      </div>
      {isAsking ? (
        <Suspense fallback={null}>
          <AssignDialog
            stages={picked}
            onClose={() => {
              setAsking(false);
              setChosen(new Set());
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function Lane(props: {
  readonly lane: BoardLane;
  readonly chosen: ReadonlySet<string>;
  readonly count: number;
  readonly toggle: (id: string) => void;
  readonly onGive: () => void;
  readonly onDrop: (id: string) => void;
}) {
  const { lane, chosen, count } = props;
  const say = useSay();
  const [isOver, setOver] = useState(false);
  const { person } = lane;
  const name = person?.name ?? say(words.nobody);
  const receives = person !== null;
  return (
    // The target of a drag; the button of the lane does the same by key.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={isOver ? "fw-staff-lane fw-staff-over" : "fw-staff-lane"}
      aria-label={name}
      onDragOver={(event) => {
        if (!receives) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        props.onDrop(event.dataTransfer.getData("text/plain"));
      }}
    >
      <header>
        <h2>{name}</h2>
        <span className={lane.late > 0 ? "fw-late" : "fw-quiet"}>
          {say(words.load, { open: lane.open, late: lane.late })}
        </span>
        {receives && count > 0 ? (
          <PlainButton aria-label={say(words.giveHere, { count, name })} onClick={props.onGive}>
            {say(words.give, { count })}
          </PlainButton>
        ) : null}
      </header>
      <ul>
        {lane.stages.map((stage) => (
          <li key={stage.id}>
            <Card
              stage={stage}
              isChosen={chosen.has(stage.id)}
              onToggle={() => props.toggle(stage.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card(props: {
  readonly stage: BoardStage;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}) {
  const { stage, isChosen } = props;
  const say = useSay();
  const { timeZone } = useSession();
  const mayAssign = stage.may.includes("assign");
  const at = sayInstant(stage.deadline, timeZone);
  const due = !stage.deadline
    ? say(words.undated)
    : say(stage.isLate ? words.overdue : words.due, { at });
  return (
    <button
      type="button"
      className="fw-staff-card"
      data-stage={stage.id}
      data-late={stage.isLate || undefined}
      aria-pressed={isChosen}
      aria-disabled={!mayAssign}
      title={mayAssign ? undefined : say(words.mayNot)}
      draggable={mayAssign}
      onDragStart={(event) => event.dataTransfer.setData("text/plain", stage.id)}
      onClick={() => {
        if (mayAssign) props.onToggle();
      }}
    >
      <b>{`${stage.code} · ${stage.jobNo}`}</b>
      <span>{say({ en: stage.stageNameEn, vi: stage.stageNameVn })}</span>
      {stage.customers ? <span className="fw-quiet">{stage.customers}</span> : null}
      <span className={stage.isLate ? "fw-late" : "fw-quiet"}>{due}</span>
    </button>
  );
}

/** Moves the focus to the next card of the lane, or to the lane at its side that has cards. */
function moveFocus(card: HTMLElement, key: string): void {
  const lanes = [...document.querySelectorAll<HTMLElement>(".fw-staff-lane")].map((lane) => [
    ...lane.querySelectorAll<HTMLElement>("[data-stage]"),
  ]);
  const at = lanes.findIndex((cards) => cards.includes(card));
  const row = lanes[at]?.indexOf(card) ?? 0;
  if (key === "ArrowDown" || key === "ArrowUp") {
    lanes[at]?.[row + (key === "ArrowDown" ? 1 : -1)]?.focus();
    return;
  }
  const step = key === "ArrowRight" ? 1 : -1;
  for (let next = at + step; lanes[next]; next += step) {
    const cards = lanes[next] ?? [];
    if (cards.length === 0) continue;
    cards[Math.min(row, cards.length - 1)]?.focus();
    return;
  }
}
