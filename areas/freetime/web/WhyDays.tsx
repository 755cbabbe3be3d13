import { sayDay, sayWeekday } from "@fairway/core/words/dates.ts";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import type { FreeTimeOfJob } from "../model/box.ts";
import { type ClockDay, daysOfClock } from "../model/freeTimeClock.ts";
import { dayKinds, countedFrom, freeTimeKinds } from "../model/terms.ts";
import type { CostRow } from "./BoxCosts.tsx";
import { freeTimeWords as words } from "./words.ts";

const isWords: Readonly<Record<ClockDay["is"], { readonly en: string; readonly vi: string }>> = {
  free: words.isFree,
  weekend: words.isWeekend,
  holiday: words.isHoliday,
  charged: words.isCharged,
};

/** Every day behind a figure: free, of rest or charged, with its price and the sum. Rule FT-7 */
export function WhyDays(props: {
  readonly time: FreeTimeOfJob;
  readonly row: CostRow;
  readonly onClose: () => void;
}) {
  const { time, row } = props;
  const say = useSay();
  const language = useLanguage();
  const { terms, clock, kind, ruleName } = row.kind;
  if (!clock) return null;
  const until = clock.end !== null && clock.end > time.on ? clock.end : time.on;
  const listed = daysOfClock(terms, clock, { until, holidays: new Set(time.holidays) });
  const { currencyId } = terms;
  return (
    <SideDrawer
      isRead
      size={560}
      title={say(words.why, { containerNo: row.box.containerNo })}
      onClose={props.onClose}
    >
      <p>
        <b>{ruleName ? say(words.rule, { name: ruleName }) : say(words.agreed)}</b>
      </p>
      <p className="fw-quiet">
        {say(words.counted, {
          kind: say(freeTimeKinds[kind]),
          days: say(dayKinds[terms.dayKind]).toLowerCase(),
          first: say(countedFrom[terms.countsFrom]).toLowerCase(),
        })}
      </p>
      <PlainTable<ClockDay>
        rows={listed}
        rowKey={({ day }) => day}
        columns={[
          {
            key: "day",
            title: say(words.day),
            read: ({ day }) => (
              <span className={day === time.on ? "fw-time-on" : undefined}>
                {`${sayWeekday(day, language)} ${sayDay(day)}`}
              </span>
            ),
          },
          { key: "no", title: say(words.no), right: true, read: ({ no }) => no },
          {
            key: "is",
            title: say(words.is),
            read: ({ is }) => <span className="fw-quiet">{say(isWords[is])}</span>,
          },
          {
            key: "price",
            title: say(words.price),
            right: true,
            read: ({ is, price }) =>
              is === "charged" ? <MoneyText amount={price} currency={currencyId} /> : null,
          },
          {
            key: "sum",
            title: say(words.sum),
            right: true,
            read: ({ is, sum }) =>
              is === "charged" ? <MoneyText amount={sum} currency={currencyId} code /> : null,
          },
        ]}
      />
    </SideDrawer>
  );
}
