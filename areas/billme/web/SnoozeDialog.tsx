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
import { listJobsToBill, snoozeJob, wakeJob } from "../contract.ts";
import type { JobToBill } from "../model/billMe.ts";
import { billMeWords as words } from "./words.ts";

/** Puts a job off until a day with the reason, or shows it again. */
export function SnoozeDialog({
  job,
  onClose,
}: {
  readonly job: JobToBill;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const { timeZone } = useSession();
  const { jobId, jobNo } = job;
  const [until, setUntil] = useState<string | null>(
    job.snoozedUntil ?? addDays(today(timeZone), 7),
  );
  const [reason, setReason] = useState(job.snoozeReason ?? "");
  const day = dayOnly(until);
  const invalidates = [listJobsToBill];
  const snooze = useVerb(snoozeJob, {
    invalidates,
    onDone: () => {
      toast.success(say(words.noted, { jobNo, day: sayDay(day) }));
      onClose();
    },
  });
  const wake = useVerb(wakeJob, {
    invalidates,
    onDone: () => {
      toast.success(say(words.woken, { jobNo }));
      onClose();
    },
  });
  const isWhole = day !== null && reason.trim() !== "";
  return (
    <Modal
      open
      title={say(words.snoozeOf, { jobNo })}
      onCancel={onClose}
      footer={
        <>
          {job.snoozedUntil ? (
            <Button loading={wake.isPending} onClick={() => wake.mutate({ jobId })}>
              {say(words.wake)}
            </Button>
          ) : null}
          <Button onClick={onClose}>{say(partWords.cancel)}</Button>
          <Button
            type="primary"
            disabled={!isWhole}
            loading={snooze.isPending}
            onClick={() => {
              if (day) snooze.mutate({ jobId, until: day, reason: reason.trim() });
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
