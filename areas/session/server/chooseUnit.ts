import type { Unit } from "./sessionTable.ts";

/** The wanted place of work; undefined leaves the choice open, null means the board. */
export interface WantedUnit {
  readonly officeId?: string | undefined;
  readonly departmentId?: string | null | undefined;
  readonly groupId?: string | null | undefined;
}

/** Picks the unit to work in among one's own: the default if it fits, else the first that does. */
export function chooseUnit<Own extends Unit>(
  units: readonly Own[],
  wanted: WantedUnit,
): Own | undefined {
  return units.find(
    (unit) =>
      fits(wanted.officeId, unit.officeId) &&
      fits(wanted.departmentId, unit.departmentId) &&
      fits(wanted.groupId, unit.groupId),
  );
}

const fits = (wanted: string | null | undefined, own: string | null) =>
  wanted === undefined || wanted === own;
