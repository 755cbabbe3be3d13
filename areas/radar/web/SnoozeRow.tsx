import { sayDay } from "@fairway/core/words/dates.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { SnoozeDialog } from "@fairway/ui/parts/SnoozeDialog.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { listRadar, snoozeRow, wakeRow } from "../contract.ts";
import { radarKinds, type RadarRow } from "../model/radar.ts";
import { radarWords as words } from "./words.ts";

/** Puts a row of the radar off until a day with the reason, or shows it again. Rule RA-6 */
export function SnoozeRow(props: { readonly row: RadarRow; readonly onClose: () => void }) {
  const { row, onClose } = props;
  const say = useSay();
  const { jobId, kind, containerNo, jobNo } = row;
  const asked = { jobId, kind, containerNo };
  const invalidates = [listRadar];
  const snooze = useVerb(snoozeRow, {
    invalidates,
    onDone: (_, { until }) => {
      toast.success(say(words.noted, { day: sayDay(until) }));
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
  return (
    <SnoozeDialog
      title={say(words.snoozeOf, { kind: say(radarKinds[kind]), jobNo })}
      row={row}
      days={1}
      onSnooze={(until, reason) => snooze.mutate({ ...asked, until, reason })}
      isSnoozing={snooze.isPending}
      onWake={() => wake.mutate(asked)}
      isWaking={wake.isPending}
      onClose={onClose}
    />
  );
}
