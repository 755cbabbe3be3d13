import { refuse } from "../refusal/commonRefusals.ts";
import { type Day, today } from "../time/day.ts";
import type { Language } from "../words/words.ts";
import {
  inReach,
  type MenuRights,
  type Owned,
  type Permission,
  type Place,
  type Reach,
  reachOf,
} from "./permission.ts";

/** The signed-in user with office, language and rights; a plain value. */
export interface Actor extends Place {
  readonly userName: string;
  readonly nameEn: string;
  readonly userType: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly sessionId: string | null;
  /** The Super Admin who is acting as this user. */
  readonly actedBy?: string | null;
  /** The calendar day in the office's time zone on which the user acts. */
  readonly today: Day;
  /** The reach of a right; None when the user does not have it. */
  reach(permission: Permission): Reach;
  /** Refuses unless the user has one of the rights, whatever its reach. */
  mustHave(...anyOf: Permission[]): void;
  /** Refuses unless the right covers this row; a row that the user may not see counts as not found. */
  must(permission: Permission, row: Owned): void;
  /** Checks whether the right covers this row. */
  may(permission: Permission, row: Owned): boolean;
  /** The rows that the right covers. */
  allowed<Row extends Owned>(permission: Permission, rows: readonly Row[]): Row[];
}

/** The facts from which an actor is made. */
export type ActorFacts = Omit<
  Actor,
  "today" | "reach" | "mustHave" | "must" | "may" | "allowed"
> & {
  readonly rights: Readonly<Record<string, MenuRights>>;
  /** Today by default; the demonstration company is filled as of past days. */
  readonly today?: Day;
};

/** Makes the actor of one call from its session and the rights in its office. */
export function makeActor(facts: ActorFacts): Actor {
  const { rights, ...person } = facts;
  const reach = (permission: Permission): Reach => {
    const dot = permission.indexOf(".");
    return reachOf(rights[permission.slice(0, dot)], permission.slice(dot + 1));
  };
  const may = (permission: Permission, row: Owned) => inReach(reach(permission), person, row);
  return {
    ...person,
    today: facts.today ?? today(facts.timeZone),
    reach,
    may,
    mustHave(...anyOf) {
      if (!anyOf.some((each) => reach(each) !== "None")) {
        throw refuse("access.forbidden", { permission: anyOf[0] ?? "" });
      }
    },
    must(permission, row) {
      if (may(permission, row)) return;
      const menu = permission.slice(0, permission.indexOf("."));
      const visible = may(`${menu}.detail`, row) || may(`${menu}.list`, row);
      throw visible ? refuse("access.forbidden", { permission }) : refuse("record.notFound");
    },
    allowed: (permission, rows) => rows.filter((row) => may(permission, row)),
  };
}
