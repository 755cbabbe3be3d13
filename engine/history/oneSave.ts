import type { HistoryAnswer } from "@fairway/core/history/historyAnswer.ts";

/** A change of a record or of one of its parts. */
export type PartChange = HistoryAnswer[number] & {
  /** The instant to the microsecond; all changes of one statement have the same. */
  readonly statement: string;
  /** The record itself; its user and action are those of the save. */
  readonly isRoot: boolean;
};

/** A save writes its tables one after the other, each with its own instant. */
const millisecondsOfSave = 1000;

/**
 * Joins the changes that were written together: those of one statement, and those of one user
 * within a second, unless both change the same field.
 *
 * Shape: `changes` newest first; so is the answer.
 */
export function oneSave(changes: readonly PartChange[]): HistoryAnswer {
  const saves: PartChange[][] = [];
  for (const statement of Map.groupBy(changes, (each) => each.statement).values()) {
    const last = saves.at(-1);
    if (last && isSame(last, statement)) saves[saves.length - 1] = [...last, ...statement];
    else saves.push(statement);
  }
  return saves.map(joined);
}

function isSame(save: readonly PartChange[], next: readonly PartChange[]): boolean {
  const [first] = save;
  const [other] = next;
  if (!first || !other) return false;
  const fields = new Set(fieldsOf(save));
  return (
    first.by === other.by &&
    Date.parse(first.at) - Date.parse(other.at) <= millisecondsOfSave &&
    !fieldsOf(next).some((field) => fields.has(field))
  );
}

function fieldsOf(changes: readonly PartChange[]): string[] {
  return changes.flatMap((each) => each.changes.map(({ field }) => field));
}

function joined(save: readonly PartChange[]): HistoryAnswer[number] {
  const ofRoot = save.filter((each) => each.isRoot);
  const root = ofRoot.find((each) => each.action !== "update") ?? ofRoot[0];
  const { at, by } = root ?? (save[0] as PartChange);
  // The oldest line, where the next part of the history goes on.
  const { id } = save.at(-1) as PartChange;
  const action = root?.action ?? "update";
  const sorted = [...save].sort((one, other) => Number(other.isRoot) - Number(one.isRoot));
  return { id, at, by, action, changes: sorted.flatMap((each) => each.changes) };
}
