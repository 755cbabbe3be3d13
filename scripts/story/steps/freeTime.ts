import {
  getFreeTime,
  holidayCalls,
  saveBoxDays,
  saveJobTerms,
} from "@fairway/areas/freetime/contract.ts";
import type { BoxKind, FreeTimeOfJob } from "@fairway/areas/freetime/model/box.ts";
import {
  dayKindNames,
  countedFromNames,
  freeTimeKindNames,
} from "@fairway/areas/freetime/model/terms.ts";
import { secondCurrency } from "@fairway/core/money/currency.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { numberKey } from "@fairway/core/text/textKey.ts";
import { z } from "zod";
import { RefusedCall } from "../../api/callServer.ts";
import { amount, day, type Ground, stepKind, word } from "../stepKind.ts";

/** One day or several. */
const daysOf = z
  .union([day, z.array(day)])
  .default([])
  .transform((value) => (typeof value === "string" ? [value] : value));

const kindNamed = (text: string) =>
  freeTimeKindNames.find((name) => name === text.toLowerCase()) ?? null;

const rule = z.strictObject({
  /** As the story spells it; capitals count for nothing. */
  kind: z
    .string()
    .refine((text) => kindNamed(text) !== null, {
      message: `one of ${freeTimeKindNames.join(", ")}`,
    }),
  free: z.coerce.number().int(),
  days: z.enum(dayKindNames).default("calendar"),
  from: z.enum(countedFromNames).default("next"),
  currency: word.default(secondCurrency),
  tiers: z.array(z.tuple([z.coerce.number().int(), amount])).min(1),
});

/** The free time of a box of a job by rules that were agreed for the job. */
export const freeTime = stepKind({
  fields: {
    job: word,
    container: word,
    discharged: day,
    gateOut: day.optional(),
    emptyIn: day.optional(),
    holidays: z.array(day).default([]),
    rules: z.array(rule).min(1),
    on: daysOf,
    pickUp: daysOf,
  },
  follows: { job: ["job"] },
  async play(ground, ask) {
    const { signed, made } = ground;
    const { jobId } = made(ask.job);
    await setHolidays(ground, ask.holidays);
    let known = await signed.ask(getFreeTime, { jobId });
    const box = boxOf(known, ask.container);
    const { containerNo, version } = box;
    known = (
      await signed.ask(saveBoxDays, {
        jobId,
        boxes: [{ containerNo, version, ...boxDaysOf(ask, known.today) }],
      })
    ).data;
    for (const { kind: called, free, days, from, currency, tiers } of ask.rules) {
      const kind = kindNamed(called) as BoxKind["kind"];
      const stored = known.ownTerms.find((each) => each.kind === kind);
      const terms = {
        freeDays: free,
        dayKind: days,
        countsFrom: from,
        currencyId: currency,
        tiers: tiers.map(([first, price]) => ({ day: first, price })),
        paidBy: "customer" as const,
      };
      const asked = { jobId, kind, version: stored?.version ?? null, terms };
      known = (await signed.ask(saveJobTerms, asked)).data;
    }
    const seen = async (more: { on?: Day; pickUpOn?: Day }) => {
      const answer = await signed.ask(getFreeTime, { jobId, ...more });
      return new Map(boxOf(answer, containerNo).kinds.map((each) => [each.kind, each]));
    };
    const onDays = await seenOn(ask.on, (on) => seen({ on }));
    const pickUps = await seenOn(ask.pickUp, (pickUpOn) => seen({ pickUpOn }));
    // At the end of the box, whose day gives the rate.
    const end = ask.emptyIn ?? ask.gateOut ?? known.today;
    const now = await seen({ on: end > known.today ? end : known.today });
    const kinds = ask.rules.flatMap(({ kind }) => {
      const found = now.get(kindNamed(kind) as BoxKind["kind"]);
      return found ? [[kind, shown(found, { onDays, pickUps })] as const] : [];
    });
    return { output: Object.fromEntries(kinds) };
  },
});

type Seen = ReadonlyMap<string, BoxKind>;

function shown(
  { kind, clock, cost }: BoxKind,
  {
    onDays,
    pickUps,
  }: {
    readonly onDays: readonly (readonly [Day, Seen])[];
    readonly pickUps: readonly (readonly [Day, Seen])[];
  },
) {
  return {
    lastFreeDay: clock?.lastFreeDay ?? null,
    days: cost?.totalDays ?? cost?.days ?? null,
    amount: cost?.total ?? cost?.toDate ?? null,
    amountVnd: cost?.amountVnd ?? null,
    on: Object.fromEntries(
      onDays.map(([at, seen]) => {
        const found = seen.get(kind)?.cost;
        return [at, { cost: found?.toDate ?? null, tomorrow: found?.byTomorrow ?? null }];
      }),
    ),
    pickUp: Object.fromEntries(
      pickUps.map(([at, seen]) => [at, seen.get(kind)?.ifPickedUp ?? null]),
    ),
  };
}

async function seenOn(
  days: readonly Day[],
  see: (day: Day) => Promise<Seen>,
): Promise<(readonly [Day, Seen])[]> {
  const found: (readonly [Day, Seen])[] = [];
  for (const at of days) found.push([at, await see(at)]);
  return found;
}

/** A day that has come is actual, a later one planned. */
function boxDaysOf(
  ask: {
    readonly discharged: Day;
    readonly gateOut?: Day | undefined;
    readonly emptyIn?: Day | undefined;
  },
  today: Day,
) {
  const { discharged, gateOut = null, emptyIn = null } = ask;
  const actual = (at: Day | null) => (at !== null && at <= today ? at : null);
  const planned = (at: Day | null) => (at !== null && at > today ? at : null);
  return {
    dischargedOn: actual(discharged),
    dischargedPlanned: planned(discharged),
    gateOutOn: actual(gateOut),
    gateOutPlanned: planned(gateOut),
    emptyInOn: actual(emptyIn),
    emptyInPlanned: planned(emptyIn),
  };
}

function boxOf({ boxes }: FreeTimeOfJob, no: string) {
  const sought = numberKey(no.replace(/\s+/g, ""));
  const found = boxes.find((box) => numberKey(box.containerNo) === sought);
  if (found) return found;
  const says = `The job has no container ${no}.`;
  throw new RefusedCall("freeTime", { status: 404, code: "story.noContainer", says });
}

/** Makes the holidays of the story those of the step. */
async function setHolidays({ administrator: signed }: Ground, days: readonly Day[]): Promise<void> {
  const { add, paging, remove } = holidayCalls;
  if (!add || !paging || !remove) throw new Error("holidays are neither listed nor written");
  const start = "Story ";
  const ask = { page: 1, size: 100, keyword: start.trim() };
  const { data } = (await signed.ask(paging, ask as never)) as unknown as {
    readonly data: readonly { readonly id: string; readonly holidayName: string }[];
  };
  const stored = data.filter(({ holidayName }) => holidayName.startsWith(start));
  const wanted = new Set(days.map((at) => `${start}${at}`));
  for (const { id, holidayName } of stored) {
    if (!wanted.delete(holidayName)) await signed.ask(remove, { id } as never);
  }
  for (const holidayName of wanted) {
    const holidayOn = holidayName.slice(start.length);
    await signed.ask(add, { holidayName, holidayOn, holidayOffice: null } as never);
  }
}
