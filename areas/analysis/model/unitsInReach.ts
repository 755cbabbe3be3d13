import { id } from "@fairway/core/contract/shapes.ts";
import { z } from "zod";

const named = { id, name: z.string() };

/** What a report may be narrowed to: units from office to group, and staff with their places. */
export const unitsInReach = z.object({
  offices: z.array(z.object(named)),
  departments: z.array(z.object({ ...named, officeId: id })),
  groups: z.array(z.object({ ...named, departmentId: id })),
  staff: z.array(
    z.object({
      ...named,
      places: z.array(
        z.object({ officeId: id, departmentId: id.nullable(), groupId: id.nullable() }),
      ),
    }),
  ),
});
export type UnitsInReach = z.infer<typeof unitsInReach>;

/** The chosen units and staff of a filter. */
export interface ChosenUnits {
  readonly offices: readonly string[];
  readonly departments: readonly string[];
  readonly groups: readonly string[];
}

/** Returns what is offered below the chosen units; without a choice, all that is within reach. */
export function offeredUnits(all: UnitsInReach, chosen: ChosenUnits): UnitsInReach {
  const isIn = (ids: readonly string[], unit: string | null) =>
    ids.length === 0 || (unit !== null && ids.includes(unit));
  const departments = all.departments.filter(({ officeId }) => isIn(chosen.offices, officeId));
  const open = new Set(departments.map((each) => each.id));
  return {
    offices: all.offices,
    departments,
    groups: all.groups.filter(
      ({ departmentId }) => open.has(departmentId) && isIn(chosen.departments, departmentId),
    ),
    staff: all.staff.filter(({ places }) =>
      places.some(
        (place) =>
          isIn(chosen.offices, place.officeId) &&
          isIn(chosen.departments, place.departmentId) &&
          isIn(chosen.groups, place.groupId),
      ),
    ),
  };
}
