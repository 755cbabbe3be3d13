import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { useLeaveGuard } from "@fairway/ui/form/useLeaveGuard.ts";
import { Grid } from "@fairway/ui/grid/Grid.tsx";
import { unreadCell } from "@fairway/ui/grid/unreadCell.ts";
import { useStoredLines } from "@fairway/ui/grid/useStoredLines.ts";
import { later } from "@fairway/ui/parts/later.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Space } from "antd";
import { Suspense, useCallback, useState } from "react";
import { getFreeTime, saveBoxDays } from "../contract.ts";
import type { FreeTimeOfJob } from "../model/box.ts";
import type { PastedBox } from "../model/pastedDays.ts";
import { boxColumns, boxForms, type BoxLine } from "./boxRows.ts";
import { freeTimeWords as words } from "./words.ts";

const PasteDialog = later(async () => (await import("./PasteDialog.tsx")).PasteDialog);

/** The days of the boxes of a job, as a grid and from a pasted list. */
export function BoxDaysGrid(props: {
  readonly time: FreeTimeOfJob;
  /** Why the days are read-only; null when they can be changed. */
  readonly why: string | null;
}) {
  const { time, why } = props;
  const say = useSay();
  const [isPasting, setPasting] = useState(false);
  const lines = useStoredLines(boxForms, time.boxes, false);
  const { hold } = lines;
  const { dirty } = lines;
  useLeaveGuard(useCallback(() => dirty.current, [dirty]));
  const save = useVerb(saveBoxDays, {
    invalidates: [getFreeTime],
    onDone: ({ data }) => {
      lines.take(data.boxes);
      toast.success(say(words.saved));
    },
    onRefused: (refusal) => {
      lines.mark(refusal);
    },
  });
  const run = () => {
    const unread = unreadCell(hold.content, boxColumns, say);
    if (unread) {
      toast.error(unread);
      return;
    }
    const saved = new Map(hold.saved.map((line) => [line.key, line]));
    const boxes = hold.rows.filter((line) => saved.get(line.key) !== line).map(boxForms.sentOf);
    if (boxes.length > 0) save.mutate({ jobId: time.jobId, boxes });
  };
  const take = (pasted: readonly PastedBox[]) => {
    const found = new Map(pasted.map((each) => [each.containerNo, each.days]));
    hold.change((now) => ({
      ...now,
      rows: now.rows.map((line) => ({ ...line, ...found.get(line.containerNo) })),
    }));
  };
  const whyNot = useCallback(
    (_line: BoxLine, column: string) =>
      column === "containerNo" || column === "boxType" ? null : why,
    [why],
  );
  return (
    <section className="fw-section">
      <div className="fw-section-head">
        <h2>{say(words.boxes)}</h2>
        <Space>
          <Why text={why}>
            <Button disabled={why !== null} onClick={() => setPasting(true)}>
              {say(words.paste)}
            </Button>
          </Why>
          <Why text={why}>
            <Button
              type="primary"
              disabled={why !== null || !hold.isDirty}
              loading={save.isPending}
              onClick={run}
            >
              {say(words.save)}
            </Button>
          </Why>
        </Space>
      </div>
      <Grid<BoxLine>
        hold={hold}
        columns={boxColumns}
        label={say(words.boxes)}
        newRow={null}
        duplicate={boxForms.freshLine}
        whyNot={whyNot}
        whyNotRemove={() => why}
        problems={lines.problems}
        height={Math.min(360, 76 + 30 * time.boxes.length)}
      />
      {isPasting ? (
        <Suspense fallback={null}>
          <PasteDialog
            known={time.boxes.map((each) => each.containerNo)}
            today={time.today}
            onTake={take}
            onClose={() => setPasting(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
