import { milestoneKinds } from "@fairway/areas/catalogue/model/milestoneKinds.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { lazy, Suspense, useState } from "react";
import { milestonesOfJob } from "../contract.ts";
import type { Milestone } from "../model/milestone.ts";
import { type StateOfMilestone, stateOf } from "../model/stateOf.ts";
import "./milestones.css";
import { sayWhen } from "./sayWhen.ts";
import { milestoneWords as words } from "./words.ts";

const MilestoneDrawer = lazy(() => import("./MilestoneDrawer.tsx"));

const told = { reached: words.reached, late: words.late, planned: words.plannedFor };

/** What a job has reached and what is planned, in one quiet line; each point opens. */
export default function MilestoneLine({ job }: { readonly job: ShipmentRecord }) {
  const say = useSay();
  const { timeZone } = useSession();
  const [open, setOpen] = useState<Milestone["kind"] | null>(null);
  const found = useAsk(milestonesOfJob, { jobId: job.id }, { quiet: true, derived: true });
  const line = found.data ?? [];
  const now = new Date(found.dataUpdatedAt);
  const opened = line.find(({ kind }) => kind === open);
  return (
    // As high as the line while it is loaded, so that nothing below moves.
    <nav className="fw-milestones" aria-label={say(words.line)}>
      <ol>
        {line.map((milestone) => {
          const { kind, planned, actual } = milestone;
          const state: StateOfMilestone = stateOf(milestone, now, timeZone);
          const time = actual?.when ?? planned?.when ?? null;
          const shown = time === null ? "" : sayWhen(time, timeZone);
          const name = say(milestoneKinds[kind]);
          const how = state === "open" ? say(words.open) : say(told[state], { when: shown });
          return (
            <li key={kind} data-state={state}>
              <button
                type="button"
                aria-haspopup="dialog"
                title={`${name}: ${how}`}
                onClick={() => setOpen(kind)}
              >
                <span className="fw-milestone-name">
                  {name}
                  <span className="fw-hidden">{`: ${how}`}</span>
                </span>
                <span className="fw-milestone-day" aria-hidden="true">
                  {shown.slice(0, 10)}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      {opened ? (
        <Suspense fallback={null}>
          <MilestoneDrawer job={job} milestone={opened} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </nav>
  );
}
