import type { MilestoneKind } from "@fairway/areas/catalogue/model/milestoneKinds.ts";
import type { Instant } from "@fairway/core/time/day.ts";
import type { StageStatus } from "./stageStatus.ts";

interface Stage {
  readonly milestone: MilestoneKind | null;
  readonly code: string;
  readonly status: StageStatus;
  readonly deadline: Instant | null;
  readonly doneDate: Instant | null;
  readonly doneByRecord: boolean;
}

/** What stages tell of a milestone. */
interface Told {
  readonly kind: MilestoneKind;
  readonly planned: Instant | null;
  /** Absent where a record told it, and not the stages. */
  readonly actual?: Instant | null;
  /** Null where no stage stands for it any more. */
  readonly reference: string | null;
}

/**
 * The milestones for which stages stand: planned for the last deadline, reached when the last of them
 * is done; dropped stages do not count. Milestones for which none stands any more have neither. A
 * milestone whose record completed a stage is told by the record.
 *
 * Source: rule OP-23, areas/stage/README.md
 */
export function milestonesOfStages(
  stages: readonly Stage[],
  left: readonly MilestoneKind[] = [],
): Told[] {
  const byKind = new Map<MilestoneKind, Stage[]>(left.map((kind) => [kind, []]));
  for (const stage of stages) {
    if (stage.milestone === null) continue;
    const own = byKind.get(stage.milestone) ?? [];
    byKind.set(stage.milestone, stage.status === "Deleted" ? own : [...own, stage]);
  }
  return [...byKind].map(([kind, own]) => ({
    kind,
    planned: last(own.map(({ deadline }) => deadline)),
    ...(own.some(({ doneByRecord }) => doneByRecord)
      ? {}
      : {
          actual: own.every(({ status }) => status === "Done")
            ? last(own.map(({ doneDate }) => doneDate))
            : null,
        }),
    reference: [...new Set(own.map(({ code }) => code))].join(", ").slice(0, 100) || null,
  }));
}

/** The last of some instants. */
function last(instants: readonly (Instant | null)[]): Instant | null {
  return (
    instants
      .filter((each) => each !== null)
      .toSorted((one, other) => Date.parse(one) - Date.parse(other))
      .at(-1) ?? null
  );
}
