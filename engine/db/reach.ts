import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";
import { type RawBuilder, sql } from "kysely";

/** What counts in addition to the creator and unit of a row. */
interface Also {
  readonly own?: RawBuilder<boolean>;
  readonly salesIn?: (level: RawBuilder<boolean>) => RawBuilder<boolean>;
}

const isSql = (also: Also | RawBuilder<boolean>): also is RawBuilder<boolean> => "execute" in also;

/**
 * The where-clause of a list: the rows of `alias` that a right covers. The SQL form of `inReach`;
 * a test compares the two.
 *
 * Shape: a boolean expression that always names the company, so it can be a whole where-clause.
 * `also` adds rows that count as the user's own, e.g. sql`s.person_incharge = ${actor.userId}`;
 * `salesIn` adds rows whose salesmen work in a unit, given the condition on their level `l`.
 */
export function within(
  actor: Actor,
  permission: Permission,
  alias: string,
  also: Also | RawBuilder<boolean> = {},
): RawBuilder<boolean> {
  const { own: alsoOwn, salesIn } = isSql(also) ? { own: also, salesIn: undefined } : also;
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const company = sql<boolean>`${column("company_id")} = ${actor.companyId}`;
  const own = alsoOwn
    ? sql`(${column("user_created")} = ${actor.userId} or ${alsoOwn})`
    : sql`${column("user_created")} = ${actor.userId}`;
  const office = sql`${column("office_id")} = ${actor.officeId}`;
  // Written so that an index can serve it; "is not distinct from" would prevent that.
  const same = (name: string, unit: string | null) =>
    unit ? sql`${column(name)} = ${unit}` : sql`${column(name)} is null`;
  const department = same("department_id", actor.departmentId);
  const group = same("group_id", actor.groupId);
  const sold = (unit: string, id: string | null) =>
    salesIn && id ? salesIn(sql<boolean>`${sql.ref(`l.${unit}`)} = ${id}`) : sql<boolean>`false`;
  switch (actor.reach(permission)) {
    case "None":
      return sql<boolean>`${company} and false`;
    case "Owner":
      return sql<boolean>`${company} and ${own}`;
    case "Group":
      return sql<boolean>`${company} and (${own} or (${office} and ${department} and ${group})
        or ${sold("group_id", actor.groupId)})`;
    case "Department":
      return sql<boolean>`${company} and (${own} or (${office} and ${department})
        or ${sold("department_id", actor.departmentId)})`;
    case "Office":
      return sql<boolean>`${company} and (${own} or ${office})`;
    default:
      return company;
  }
}
