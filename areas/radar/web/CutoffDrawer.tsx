import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import type { Answer } from "@fairway/core/contract/call.ts";
import { dayOf, instantAt } from "@fairway/core/time/day.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayInput, type DayReading } from "@fairway/ui/form/DayInput.tsx";
import { readDayAndTime } from "@fairway/ui/form/readTime.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Checkbox, Input } from "antd";
import { useMemo, useState } from "react";
import { getCutoffs, listRadar, saveCutoffs } from "../contract.ts";
import { type CutoffKind, cutoffKinds, cutoffSources } from "../model/cutoffKinds.ts";
import { messageCutoffs } from "../model/messageCutoffs.ts";
import { radarWords as words } from "./words.ts";

type Cutoffs = Answer<typeof getCutoffs>;

/** The cut-offs of a job, as a verb of its page. */
export function CutoffsOfJob(props: {
  readonly job: ShipmentRecord;
  readonly onClose: () => void;
}) {
  return <CutoffDrawer jobId={props.job.id} onClose={props.onClose} />;
}

/** The cut-offs of a job: typed, read from a message, or those of its days; and what is done. */
export function CutoffDrawer(props: { readonly jobId: string; readonly onClose: () => void }) {
  const { jobId, onClose } = props;
  const asked = useAsk(getCutoffs, { jobId }, { quiet: true });
  if (asked.data) return <Opened known={asked.data} onClose={onClose} />;
  return (
    <SideDrawer isRead size={640} title={null} onClose={onClose}>
      {asked.error ? (
        <ErrorState fault={asked.error} retry={() => void asked.refetch()} />
      ) : (
        <RowSkeletons />
      )}
    </SideDrawer>
  );
}

type Row = Cutoffs["cutoffs"][number] & {
  readonly typed: string | null;
  readonly isOfMessage: boolean;
};

function Opened({ known, onClose }: { readonly known: Cutoffs; readonly onClose: () => void }) {
  const say = useSay();
  const { jobId, jobNo, timeZone } = known;
  const start = () =>
    known.cutoffs.map((each): Row => ({ ...each, typed: each.dueAt, isOfMessage: false }));
  const [rows, setRows] = useState<readonly Row[]>(start);
  const [text, setText] = useState("");
  const mayWrite = known.may.includes("update");
  const reading = useReading(timeZone);
  const save = useVerb(saveCutoffs, {
    invalidates: [getCutoffs, listRadar],
    onDone: () => {
      toast.success(say(words.saved));
      onClose();
    },
  });
  const set = (kind: CutoffKind, change: Partial<Row>) =>
    setRows((all) => all.map((row) => (row.kind === kind ? { ...row, ...change } : row)));
  const found = messageCutoffs(text);
  const take = (typed: string) => {
    setText(typed);
    for (const { kind, at } of messageCutoffs(typed)) {
      const isInstant = /(Z|[+-]\d{2}:\d{2})$/.test(at);
      const instant = isInstant
        ? new Date(at).toISOString()
        : instantAt(at.slice(0, 10), at.slice(11, 16), timeZone);
      set(kind, { typed: instant, isOfMessage: true });
    }
  };
  const changed = rows.filter((row, at) => {
    const before = known.cutoffs[at];
    return row.typed !== before?.dueAt || row.isMarked !== before?.isMarked;
  });
  return (
    <SideDrawer
      size={640}
      title={say(words.cutoffsOf, { jobNo })}
      onClose={onClose}
      isRead={!mayWrite}
      primary={
        mayWrite
          ? {
              words: partWords.save,
              busy: save.isPending,
              run: () => {
                if (changed.length === 0) onClose();
                else
                  save.mutate({
                    jobId,
                    cutoffs: changed.map(({ kind, typed, isMarked, isOfMessage, version }) => ({
                      kind,
                      dueAt: typed,
                      isMarked,
                      isOfMessage,
                      version,
                    })),
                  });
              },
            }
          : null
      }
    >
      <div className="fw-radar-cutoffs">
        <PlainTable<Row>
          rows={rows}
          rowKey={({ kind }) => kind}
          columns={[
            {
              key: "kind",
              title: say(words.step),
              read: ({ kind, source, isOfMessage, typed }) => (
                <>
                  {say(cutoffKinds[kind])}
                  <div className="fw-quiet">
                    {typed === null
                      ? ""
                      : say(isOfMessage ? words.message : cutoffSources[source ?? "typed"])}
                  </div>
                </>
              ),
            },
            {
              key: "dueAt",
              title: say(words.dueAt),
              read: ({ kind, typed }) => (
                <DayInput
                  label={`${say(words.dueAt)} ${say(cutoffKinds[kind])}`}
                  value={typed}
                  disabled={!mayWrite}
                  reading={reading}
                  placeholder={say(words.anyTime)}
                  onChange={(value) => set(kind, { typed: value, isOfMessage: false })}
                />
              ),
            },
            {
              key: "done",
              title: say(words.isDone),
              read: ({ kind, isDone, isMarked }) =>
                isDone && !isMarked ? (
                  <span className="fw-quiet">{say(words.doneByRecord)}</span>
                ) : (
                  <Checkbox
                    aria-label={`${say(words.isDone)} ${say(cutoffKinds[kind])}`}
                    checked={isMarked}
                    disabled={!mayWrite}
                    onChange={(event) => set(kind, { isMarked: event.target.checked })}
                  />
                ),
            },
          ]}
        />
        {mayWrite ? (
          <Labelled label={words.message} hint={words.messageWhy}>
            <Input.TextArea
              rows={6}
              aria-label={say(words.message)}
              placeholder={"SI cut-off: 12/11/2026 16:00"}
              value={text}
              onChange={(event) => take(event.target.value)}
            />
            {text.trim() === "" ? null : <p>{say(words.found, { count: found.length })}</p>}
          </Labelled>
        ) : null}
      </div>
    </SideDrawer>
  );
}

/** How a day and time is typed, in the time zone of the office. */
function useReading(timeZone: string): DayReading {
  return useMemo((): DayReading => {
    const isInstant = (value: string) => /^\d{4}-\d{2}-\d{2}T/.test(value);
    return {
      read: (typed, today) => {
        const found = readDayAndTime(typed, today);
        return found && instantAt(found.day, found.time ?? "17:00", timeZone);
      },
      say: (value) => sayInstant(value, timeZone),
      dayOf: (value) => (isInstant(value) ? dayOf(value, timeZone) : null),
      atDay: (day) => instantAt(day, "17:00", timeZone),
    };
  }, [timeZone]);
}
