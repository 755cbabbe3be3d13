import { addDays, today } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayInput, dayOnly } from "@fairway/ui/form/DayInput.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Input, Modal } from "antd";
import { useState } from "react";
import { listRadar, snoozeRow, wakeRow } from "../contract.ts";
import { radarKinds, type RadarRow } from "../model/radar.ts";
import { radarWords as words } from "./words.ts";

/** Puts a row of the radar off until a day with the reason, or shows it again. Rule RA-6 */
export function SnoozeDialog({
  row,
  onClose,
}: {
  readonly row: RadarRow;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const { timeZone } = useSession();
  const { jobId, kind, containerNo, jobNo } = row;
  const [until, setUntil] = useState<string | null>(
    row.snoozedUntil ?? addDays(today(timeZone), 1),
  );
  const [reason, setReason] = useState(row.snoozeReason ?? "");
  const day = dayOnly(until);
  const invalidates = [listRadar];
  const snooze = useVerb(snoozeRow, {
    invalidates,
    onDone: () => {
      toast.success(say(words.noted, { day: sayDay(day) }));
      onClose();
    },
  });
  const wake = useVerb(wakeRow, {
    invalidates,
    onDone: () => {
      toast.success(say(words.woken));
      onClose();
    },
  });
  const isWhole = day !== null && reason.trim() !== "";
  const asked = { jobId, kind, containerNo };
  return (
    <Modal
      open
      title={say(words.snoozeOf, { kind: say(radarKinds[kind]), jobNo })}
      onCancel={onClose}
      footer={
        <>
          {row.snoozedUntil ? (
            <Button loading={wake.isPending} onClick={() => wake.mutate(asked)}>
              {say(words.wake)}
            </Button>
          ) : null}
          <Button onClick={onClose}>{say(partWords.cancel)}</Button>
          <Button
            type="primary"
            disabled={!isWhole}
            loading={snooze.isPending}
            onClick={() => {
              if (day) snooze.mutate({ ...asked, until: day, reason: reason.trim() });
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
      <Labelled label={words.reason} required>
        <Input.TextArea
          autoFocus
          aria-label={say(words.reason)}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Labelled>
    </Modal>
  );
}
