import { type Message, notifyEach } from "@fairway/areas/notification/server/notify.ts";
import { type Language, say, type Words } from "@fairway/core/words/words.ts";
import { rows, type Tx } from "@fairway/engine/db/tx.ts";
import { sql } from "kysely";
import { type RadarState, radarStateNames, radarStates } from "../model/radar.ts";
import { radarHome } from "../model/radarHome.ts";
import { isOnRadar, openRows, stateOfRow } from "./openRows.ts";

const words = {
  title: {
    en: "Radar: {count, plural, one {# row is} other {# rows are}} more pressing than before",
    vi: "Hạn chót: {count} việc gấp hơn trước",
  },
  part: { en: "{state}: {count}", vi: "{state}: {count}" },
};

/**
 * Tells persons in charge what became due within 72 or 24 hours or late on jobs in their charge: one
 * message for each person, each state of a row once. Rows that are put off are left out.
 *
 * Shape: two statements and those of the messages, however many rows.
 * Source: rule RA-7, areas/radar/README.md
 */
export async function tellOfRadar(tx: Tx, companyId: string): Promise<void> {
  const told = await rows<{ userId: string; states: Readonly<Record<RadarState, number>> }>(
    tx,
    sql`
      with due as (
        select d.job_id, d.kind, d.container_no, ${stateOfRow} as state
        from (${openRows(companyId, isOnRadar)}) d
      ), fresh as (
        insert into radar_mark as m (company_id, id, job_id, kind, container_no, told_state)
        select ${companyId}, new_id(), d.job_id, d.kind, d.container_no, d.state from due d
        on conflict (company_id, job_id, kind, container_no) do update
        set told_state = excluded.told_state
        where m.told_state is distinct from excluded.told_state
          and (m.until is null or m.until <= current_date)
        returning m.job_id, m.told_state as state
      ), counted as (
        select s.person_incharge as user_id, f.state, count(*)::int as count
        from fresh f
        join shipment s on s.company_id = ${companyId} and s.id = f.job_id
        join sys_user u on u.company_id = ${companyId} and u.id = s.person_incharge and u.active
        group by 1, 2
      )
      select user_id, jsonb_object_agg(state, count) as states from counted group by user_id`,
  );
  await notifyEach(
    tx,
    { companyId, userId: null },
    told.map(({ userId, states }): Message => {
      const known = radarStateNames.filter((state) => states[state] !== undefined);
      const count = known.reduce((sum, state) => sum + states[state], 0);
      return {
        title: inEach((language) => say(words.title, language, { count })),
        description: inEach((language) =>
          known
            .map((state) =>
              say(words.part, language, {
                state: radarStates[state][language],
                count: states[state],
              }),
            )
            .join(" · "),
        ),
        actionLink: `${radarHome}?mine=yes`,
        userIds: [userId],
      };
    }),
  );
}

function inEach(text: (language: Language) => string): Words {
  return { en: text("en"), vi: text("vi") };
}
