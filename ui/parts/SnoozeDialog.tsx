import { addDays, type Day, today } from "@fairway/core/time/day.ts";
import { Button, Input, Modal } from "antd";
import { useState } from "react";
import { DayInput, dayOnly } from "../form/DayInput.tsx";
import { useSession } from "../session/session.tsx";
import { useSay } from "../words/useSay.tsx";
import { Labelled } from "./Labelled.tsx";
import { partWords } from "./partWords.ts";
import { snoozeWords as words } from "./snoozeWords.ts";

/** Until when a row is put off, and why; both are null while it is not. */
interface Snoozed {
  readonly snoozedUntil: string | null;
  readonly snoozeReason: string | null;
}

/** Asks until which day a row is put off and why, or shows it again. */
export function SnoozeDialog(props: {
  readonly title: string;
  readonly row: Snoozed;
  /** How many days ahead the day lies that is offered. */
  readonly days: number;
  readonly onSnooze: (until: Day, reason: string) => void;
  readonly isSnoozing: boolean;
  readonly onWake: () => void;
  readonly isWaking: boolean;
  readonly onClose: () => void;
}) {
  const { title, row, days, onClose } = props;
  const say = useSay();
  const { timeZone } = useSession();
  const [until, setUntil] = useState<string | null>(
    row.snoozedUntil ?? addDays(today(timeZone), days),
  );
  const [reason, setReason] = useState(row.snoozeReason ?? "");
  const day = dayOnly(until);
  const isWhole = day !== null && reason.trim() !== "";
  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      footer={
        <>
          {row.snoozedUntil ? (
            <Button loading={props.isWaking} onClick={props.onWake}>
              {say(words.wake)}
            </Button>
          ) : null}
          <Button onClick={onClose}>{say(partWords.cancel)}</Button>
          <Button
            type="primary"
            disabled={!isWhole}
            loading={props.isSnoozing}
            onClick={() => {
              if (day) props.onSnooze(day, reason.trim());
            }}
          >
            {say(words.snooze)}
          </Button>
        </>
      }
    >
      <Labelled label={words.until} required>
        <DayInput label={say(words.until)} value={until} onChange={setUntil} />
      </Labelled>
      <Labelled label={partWords.reason} required>
        <Input.TextArea
          autoFocus
          aria-label={say(partWords.reason)}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Labelled>
    </Modal>
  );
}
