import { typeAhead } from "@fairway/ui/form/fixedList.ts";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { DeleteOutlined } from "@ant-design/icons";
import { currencyCalls } from "@fairway/areas/catalogue/contract.ts";
import type { AskInput, CallSpec } from "@fairway/core/contract/call.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { isDay, today } from "@fairway/core/time/day.ts";
import { field } from "@fairway/core/resource/field.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayInput } from "@fairway/ui/form/DayInput.tsx";
import { NumberInput } from "@fairway/ui/form/NumberInput.tsx";
import { PickerInput } from "@fairway/ui/form/PickerInput.tsx";
import { picker } from "@fairway/ui/form/picker.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { ActionButton } from "@fairway/ui/parts/PageHeader.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { linkPicker } from "@fairway/ui/form/linkPicker.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useMay, useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Select } from "antd";
import { useState } from "react";
import {
  convertRate,
  getNewestRates,
  getRateCurrencies,
  listRateHistory,
  removeExchangeCurrency,
  updateRate,
} from "../contract.ts";
import { carrierTarget } from "../model/carrierTarget.ts";
import { type RateKind, rateKinds } from "../model/rateKinds.ts";
import { useRateReason } from "./useRateReason.tsx";
import { rateWords } from "./words.ts";

const anyCurrency = picker("currency to quote", async (client, keyword) => {
  const found = (await client.ask(
    currencyCalls.query as CallSpec,
    { keyword, size: 30 } as never,
  )) as unknown as { id: string; currencyName: string }[];
  return found
    .filter((each) => each.id !== localCurrency)
    .map((each) => ({ id: each.id, code: each.id, name: each.currencyName }));
});

const carriers = linkPicker({
  ...field.link({
    label: rateWords.carrier,
    to: carrierTarget,
    among: { partnerGroup: "CARRIER" },
  }),
});

/** The newest rate of each currency, with the new rates of a day next to them. */
export function RateSheet() {
  const say = useSay();
  const may = useMay();
  const confirm = useConfirm();
  const { timeZone } = useSession();
  const [day, setDay] = useState(today(timeZone));
  const [typed, setTyped] = useState<Readonly<Record<string, string | null>>>({});
  const [kind, setKind] = useState<RateKind>("booking");
  const [carrierId, setCarrier] = useState<string | null>(null);
  const named = kind !== "carrier" || carrierId !== null;
  const whose = { kind, ...(kind === "carrier" && carrierId ? { carrierId } : {}) };
  const newest = useAsk(getNewestRates, whose, { when: named });
  const out = [getNewestRates, getRateCurrencies, listRateHistory, convertRate];
  const reason = useRateReason<AskInput<typeof updateRate>>();
  const update = useVerb(updateRate, {
    invalidates: out,
    quiet: true,
    onRefused: reason.asksOrSays,
    onDone: (answer) => {
      setTyped({});
      toast.success(say(rateWords.updated, { count: answer.data.count }));
    },
  });
  const stop = useVerb(removeExchangeCurrency, { invalidates: out });
  const quoted = named ? (newest.data ?? []) : [];
  const added = Object.keys(typed).filter(
    (code) => !quoted.some((each) => each.currencyFrom === code),
  );
  const rows = [
    ...quoted,
    ...added.map((code) => ({ currencyFrom: code, currencyName: "", rate: null, effectiveOn: "" })),
  ];
  const rates = Object.entries(typed).flatMap(([currencyFrom, rate]) =>
    rate ? [{ currencyFrom, rate }] : [],
  );
  const whyNot = useWhyNot();
  const mayWrite = may("settingExchangeRate.write");
  const question = (currency: string) => ({
    title: say(rateWords.stopTitle, { currency }),
    detail: say(rateWords.stopDetail),
    danger: true,
  });
  return (
    <Section
      title={rateWords.current}
      columns={1}
      extra={
        <ActionButton
          type="primary"
          action={{
            words: rateWords.update,
            busy: update.isPending,
            why: !mayWrite
              ? whyNot("settingExchangeRate.write")
              : !named
                ? say(rateWords.carrierFirst)
                : rates.length === 0
                  ? say(rateWords.nothing)
                  : null,
            confirm: { title: say(rateWords.sure, { day: isDay(day) ? sayDay(day) : day }) },
            run: () => update.mutate({ effectiveOn: day, rates, ...whose }),
          }}
        />
      }
    >
      {reason.dialog((ask, rateReason) => update.mutate({ ...ask, rateReason }))}
      <div className="fw-columns fw-columns-2">
        <Select
          showSearch={typeAhead}
          className="fw-wide"
          aria-label={say(rateWords.kind)}
          value={kind}
          options={Object.entries(rateKinds).map(([value, words]) => ({
            value: value as RateKind,
            label: say(words),
          }))}
          onChange={(chosen) => {
            setKind(chosen);
            setTyped({});
          }}
        />
        {kind === "carrier" ? (
          <PickerInput
            source={carriers}
            value={carrierId}
            label={say(rateWords.carrier)}
            placeholder={say(rateWords.carrier)}
            onChange={(id) => {
              setCarrier(id);
              setTyped({});
            }}
          />
        ) : null}
      </div>
      {named && newest.data && rows.length === 0 ? (
        <p className="fw-quiet">{say(rateWords.noneYet)}</p>
      ) : null}
      <PlainTable
        rows={rows}
        rowKey={(row) => row.currencyFrom}
        columns={[
          {
            key: "currency",
            title: say(rateWords.currency),
            read: (row) => <span title={row.currencyName ?? ""}>{row.currencyFrom}</span>,
          },
          {
            key: "rate",
            title: say(rateWords.currentRate),
            right: true,
            read: (row) => <NumberText value={row.rate} most={8} />,
          },
          {
            key: "since",
            title: say(rateWords.since),
            read: (row) => <DayText day={row.effectiveOn} />,
          },
          {
            key: "new",
            title: say(rateWords.newRate),
            right: true,
            read: (row) => (
              <NumberInput
                value={typed[row.currencyFrom] ?? null}
                most={8}
                lone="doubt"
                near={row.rate}
                disabled={!mayWrite}
                label={`${say(rateWords.newRate)} ${row.currencyFrom}`}
                onChange={(value) => setTyped((now) => ({ ...now, [row.currencyFrom]: value }))}
              />
            ),
          },
          {
            key: "stop",
            title: say(rateWords.stopShort),
            read: (row) =>
              row.rate && may("settingExchangeRate.delete") ? (
                <Button
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={say(rateWords.stop, { currency: row.currencyFrom })}
                  onClick={async () => {
                    if (await confirm(question(row.currencyFrom))) {
                      stop.mutate({ currencyFrom: row.currencyFrom, ...whose });
                    }
                  }}
                />
              ) : null,
          },
        ]}
      />
      {mayWrite && named ? (
        <div className="fw-columns fw-columns-2">
          <DayInput
            value={day}
            label={say(rateWords.day)}
            onChange={(value) => setDay(value ?? today(timeZone))}
          />
          <PickerInput
            source={anyCurrency}
            value={null}
            label={say(rateWords.add)}
            placeholder={say(rateWords.add)}
            onChange={(code) => code && setTyped((now) => ({ ...now, [code]: now[code] ?? null }))}
          />
        </div>
      ) : null}
    </Section>
  );
}
