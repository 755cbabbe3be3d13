import { whyNotNearJob } from "@fairway/areas/shipment/model/whyNotDays.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { Day } from "@fairway/core/time/day.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { refuseFreeTime } from "./refusals.ts";
import type { BoxDays } from "./terms.ts";

const events = ["discharged", "gateOut", "emptyIn"] as const;

/**
 * The errors of the days of a box, by path: an actual day is not in the future, the three follow each
 * other, and no day is far from the job.
 *
 * Source: rule FT-2, areas/freetime/README.md
 */
export function whyNotDays(
  path: string,
  days: BoxDays,
  { today, made }: { readonly today: Day; readonly made: Day },
): FieldRefusal[] {
  const future = events.flatMap((event) => {
    const day = days[`${event}On`];
    return day !== null && day > today
      ? [refuseFreeTime.field(`${path}.${event}On`, "freeTime.future", { day: sayDay(day) })]
      : [];
  });
  const reversed = (["On", "Planned"] as const).flatMap((end) => {
    const known = events.flatMap((event) => {
      const day = days[`${event}${end}`];
      return day === null ? [] : [{ event, day }];
    });
    const wrong = known.find(({ day }, at) => at > 0 && day < (known[at - 1]?.day ?? day));
    return wrong ? [refuseFreeTime.field(`${path}.${wrong.event}${end}`, "freeTime.order")] : [];
  });
  const far = events.flatMap((event) =>
    (["On", "Planned"] as const).flatMap((end) =>
      whyNotNearJob(`${path}.${event}${end}`, days[`${event}${end}`], made),
    ),
  );
  return [...future, ...reversed, ...far];
}
