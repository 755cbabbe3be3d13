import type { Actor } from "@fairway/core/permission/actor.ts";
import type { Owned } from "@fairway/core/permission/permission.ts";
import { run, type Tx } from "@fairway/engine/db/tx.ts";
import { channel } from "@fairway/engine/realtime/tell.ts";
import { type RawBuilder, sql } from "kysely";
import { notificationHub } from "../contract.ts";
import type { HandOverKey } from "../model/handOverKeys.ts";
import { handOvers, mutedList } from "../model/handOvers.ts";

/** A record whose work is handed on. */
export interface HandedOver {
  readonly kind: HandOverKey;
  /** The record, or what stands for it: it is told once for each kind. */
  readonly subjectId: string;
  readonly number: string;
  /** The name of the customer. */
  readonly partner?: string | null;
  /** The screen where it is the reader's turn. */
  readonly address: string;
  /** The menu whose right `detail` the readers need, where the hand-over names none. */
  readonly menu?: string;
  /** The unit of the record that the right must reach. */
  readonly owner: Pick<Owned, "officeId" | "departmentId" | "groupId" | "userCreated">;
  /** The readers, where rights do not say who they are; they count as owners of the record. */
  readonly to?: readonly (string | null)[];
}

/** Work that is done: the messages about these records disappear. */
export interface Done {
  readonly kinds: readonly HandOverKey[];
  /** The records: ids, or a select of ids. */
  readonly subjects: readonly string[] | RawBuilder<unknown>;
}

/** The user who acts; without an id the system does. */
export type Teller = Pick<Actor, "companyId"> & { readonly userId: string | null };

// The message between server processes is limited; a browser counts what it was not told.
const mostTold = 100;

/**
 * Tells the users whose turn it is about handed on work, and takes back the messages about work
 * that is done; one statement.
 *
 * Shape: told are active users who may open the record, never the user who acts. By rights: users of
 *   the record's office; those whose right reaches beyond their office only if they chose so. Each
 *   reader has a record once for each kind.
 * Source: rules NO-9 to NO-12, areas/notification/README.md
 */
export async function handOver(
  tx: Tx,
  actor: Teller,
  {
    told = [],
    done = [],
  }: {
    /** The records, or a select of `toldColumns` for records that the statement finds itself. */
    readonly told?: readonly HandedOver[] | RawBuilder<unknown>;
    readonly done?: readonly Done[];
  },
): Promise<void> {
  const lines = "execute" in told ? told : told.map(lineOf);
  if (Array.isArray(lines) && lines.length === 0 && done.length === 0) return;
  const { companyId } = actor;
  await run(
    tx,
    sql`
      with finished as (
        delete from hand_over h where h.company_id = ${companyId}
          and (${sql.join([sql`false`, ...done.map(isDone)], sql` or `)})
      ), told as (
        insert into hand_over as kept (company_id, id, user_id, kind, subject_id, menu, number,
          partner, address, office_id, department_id, group_id, user_created, is_named, told_by)
        select distinct on (w.user_id, t.kind, t.subject_id) ${companyId}::uuid, new_id(),
          w.user_id, t.kind, t.subject_id, t.menu, t.number, t.partner, t.address, t.office_id,
          t.department_id, t.group_id, t.user_created, t.is_named, ${actor.userId}::uuid
        from ${
          "execute" in lines
            ? sql`(${lines}) as t`
            : sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as t (kind text,
                subject_id uuid, menu text, number text, partner text, address text, office_id uuid,
                department_id uuid, group_id uuid, user_created uuid, is_named boolean, named jsonb,
                write_menu text, special text)`
        }
        cross join lateral (${readers(actor)}) w
        order by w.user_id, t.kind, t.subject_id
        on conflict (company_id, user_id, kind, subject_id) do update
          set number = excluded.number, partner = excluded.partner, address = excluded.address,
            told_by = excluded.told_by, told_at = excluded.told_at, status = 'New'
        returning kept.kind, kept.subject_id
      )
      select pg_notify(${channel}, jsonb_build_object('hub', ${notificationHub.path}::text,
          'companyId', ${companyId}::text, 'event', 'NotificationWhenChange', 'handOver', kind,
          'subjectIds', to_jsonb((array_agg(distinct subject_id))[:${mostTold}::int]))::text)
      from told group by kind`,
  );
}

/** The columns of told records in SQL: of whom rights name, or of the named ids in a json list. */
export function toldColumns(
  kind: HandOverKey,
  line: {
    readonly menu?: RawBuilder<unknown>;
    readonly named?: RawBuilder<unknown>;
    readonly address: RawBuilder<unknown>;
    readonly number: RawBuilder<unknown>;
    readonly partner: RawBuilder<unknown>;
    readonly subjectId: RawBuilder<unknown>;
    /** The alias of the row with the unit. */
    readonly owner: string;
  },
): RawBuilder<unknown> {
  const { turn, menu } = handOvers[kind];
  const unit = (name: string) => sql`${sql.ref(`${line.owner}.${name}`)} as ${sql.ref(name)}`;
  return sql`${kind}::text as kind, ${line.subjectId} as subject_id,
    ${line.menu ?? sql`${menu ?? null}::text`} as menu, ${line.number} as number,
    ${line.partner} as partner, ${line.address} as address, ${unit("office_id")},
    ${unit("department_id")}, ${unit("group_id")}, ${unit("user_created")},
    ${line.named !== undefined}::boolean as is_named, ${line.named ?? sql`'[]'::jsonb`} as named,
    ${turn?.menu ?? null}::text as write_menu, ${turn?.special ?? null}::text as special`;
}

const isDone = ({ kinds, subjects }: Done) => sql`
  (h.kind = any(${[...kinds]}::text[]) and h.subject_id ${
    // As a list, so that the rows are found by index and not compared one by one.
    "execute" in subjects ? sql`= any(array(${subjects}))` : sql`= any(${[...subjects]}::uuid[])`
  })`;

function lineOf({ kind, subjectId, owner, to, ...line }: HandedOver) {
  const { turn, menu = line.menu } = handOvers[kind];
  if (!menu || (!turn && !to)) throw new Error(`nobody is named for ${kind}`);
  return {
    kind,
    subject_id: subjectId,
    menu,
    number: line.number,
    partner: line.partner ?? null,
    address: line.address,
    office_id: owner.officeId,
    department_id: owner.departmentId,
    group_id: owner.groupId,
    user_created: owner.userCreated,
    is_named: to !== undefined,
    named: to?.filter((each) => each !== null) ?? [],
    write_menu: turn?.menu ?? null,
    special: turn?.special ?? null,
  };
}

/**
 * The readers of the told record `t`, by the rights that they have in an office where they work.
 * The office is a condition of its own and not part of the `case`, so that the rights of other
 * offices are not looked up (decision 0127).
 */
const readers = ({ companyId, userId }: Teller) => sql`
  select distinct u.id as user_id
  from sys_user u
  join user_permission p on p.company_id = ${companyId} and p.user_id = u.id
  join user_permission_general g on g.company_id = ${companyId} and g.user_permission_id = p.id
    and g.menu_id = t.menu and g.access
  join user_level l on l.company_id = ${companyId} and l.user_id = u.id
    and l.office_id = p.office_id and l.active
  left join user_permission_general v on v.company_id = ${companyId}
    and v.user_permission_id = p.id and v.menu_id = t.write_menu and v.access
  left join user_permission_special s on s.company_id = ${companyId}
    and s.user_permission_id = p.id and s.menu_id = t.write_menu and s.action_name = t.special
    and s.is_allow
  left join list_columns c on c.company_id = ${companyId} and c.user_id = u.id
    and c.list = ${mutedList}
  where u.company_id = ${companyId} and u.active and u.working_status <> 'Off'
    and u.id is distinct from ${userId}::uuid and (t.is_named or p.office_id = t.office_id)
    and not coalesce(jsonb_exists(c.choice -> 'shown', t.kind),
      not t.is_named and g.detail in ('Company', 'All'))
    and case when t.is_named then jsonb_exists(t.named, u.id::text) and g.detail <> 'None'
      else ${reaches("g.detail")} and ${reaches("v.detail")} and ${reaches("v.write")}
        and (t.special is null or s.id is not null)
      end`;

/** Does a right of the reader `u` at `l` reach the told record `t`? */
function reaches(right: "g.detail" | "v.detail" | "v.write"): RawBuilder<unknown> {
  return sql`case coalesce(${sql.ref(right)}, 'None')
    when 'None' then false
    when 'Owner' then t.user_created = u.id
    when 'Group' then t.user_created = u.id
      or (l.department_id is not distinct from t.department_id
        and l.group_id is not distinct from t.group_id)
    when 'Department' then t.user_created = u.id
      or l.department_id is not distinct from t.department_id
    else true end`;
}
