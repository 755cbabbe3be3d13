import { type Day, isDay, today } from "@fairway/core/time/day.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { Modal } from "antd";
import { useState } from "react";
import { DayInput } from "../form/DayInput.tsx";
import { useSession } from "../session/session.tsx";
import { useSay } from "../words/useSay.tsx";
import { Labelled } from "./Labelled.tsx";
import { partWords } from "./partWords.ts";

/** Asks for a day up to today, today by default, before an action. */
export function DayDialog(props: {
  readonly title: string;
  readonly detail?: string;
  readonly label: Words;
  readonly yes: Words;
  readonly busy: boolean;
  readonly onGiven: (day: Day) => void;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const { timeZone } = useSession();
  const last = today(timeZone);
  const [day, setDay] = useState<string | null>(last);
  const isGiven = day !== null && isDay(day) && day <= last;
  return (
    <Modal
      open
      title={props.title}
      okText={say(props.yes)}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ loading: props.busy, disabled: !isGiven }}
      onOk={() => isGiven && props.onGiven(day)}
      onCancel={props.onClose}
    >
      {props.detail ? <p>{props.detail}</p> : null}
      <Labelled label={props.label}>
        <DayInput value={day} onChange={setDay} max={last} label={say(props.label)} />
      </Labelled>
    </Modal>
  );
}
