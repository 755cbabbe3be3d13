import { sayDay } from "@fairway/core/words/dates.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { SnoozeDialog } from "@fairway/ui/parts/SnoozeDialog.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { listJobsToBill, snoozeJob, wakeJob } from "../contract.ts";
import type { JobToBill } from "../model/billMe.ts";
import { billMeWords as words } from "./words.ts";

/** Puts a job off until a day with the reason, or shows it again. */
export function SnoozeJob(props: { readonly job: JobToBill; readonly onClose: () => void }) {
  const { job, onClose } = props;
  const say = useSay();
  const { jobId, jobNo } = job;
  const invalidates = [listJobsToBill];
  const snooze = useVerb(snoozeJob, {
    invalidates,
    onDone: (_, { until }) => {
      toast.success(say(words.noted, { jobNo, day: sayDay(until) }));
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
  return (
    <SnoozeDialog
      title={say(words.snoozeOf, { jobNo })}
      row={job}
      days={7}
      onSnooze={(until, reason) => snooze.mutate({ jobId, until, reason })}
      isSnoozing={snooze.isPending}
      onWake={() => wake.mutate({ jobId })}
      isWaking={wake.isPending}
      onClose={onClose}
    />
  );
}
