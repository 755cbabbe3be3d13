import type { BoardPerson, BoardStage } from "./board.ts";

/** One person of the board with the stages that are shown, or what nobody has taken. */
export interface BoardLane {
  readonly key: string;
  /** Null for what nobody has taken. */
  readonly person: Pick<BoardPerson, "id" | "name"> | null;
  readonly open: number;
  readonly late: number;
  readonly stages: readonly BoardStage[];
}

/**
 * The lanes of the board: what nobody has taken, then the people with overdue work, then the others by
 * their load. A person of another office has a lane while stages of theirs are shown.
 *
 * Source: rule OP-25, areas/stage/README.md
 */
export function lanesOf(staff: readonly BoardPerson[], stages: readonly BoardStage[]): BoardLane[] {
  const byPerson = Map.groupBy(stages, ({ personId }) => personId);
  const lanes = staff.map(({ id, name, open, late }) => ({
    key: id,
    person: { id, name },
    open,
    late,
    stages: byPerson.get(id) ?? [],
  }));
  const known = new Set(staff.map(({ id }) => id));
  const others = [...byPerson].flatMap(([id, own]) => {
    if (id === null || known.has(id)) return [];
    return [{ ...ofShown(own), key: id, person: { id, name: own[0]?.personName ?? "" } }];
  });
  const taken = [...lanes, ...others].toSorted(
    (one, other) =>
      other.late - one.late ||
      other.open - one.open ||
      one.person.name.localeCompare(other.person.name),
  );
  const nobodys = byPerson.get(null) ?? [];
  return nobodys.length > 0
    ? [{ ...ofShown(nobodys), key: "nobody", person: null }, ...taken]
    : taken;
}

function ofShown(stages: readonly BoardStage[]) {
  return { open: stages.length, late: stages.filter(({ isLate }) => isLate).length, stages };
}
