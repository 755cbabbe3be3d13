import { typeAhead } from "@fairway/ui/form/fixedList.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { today } from "@fairway/core/time/day.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { DayInput } from "@fairway/ui/form/DayInput.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Select } from "antd";
import { useState } from "react";
import { convertRate, getRateCurrencies } from "../contract.ts";
import { rateWords } from "./words.ts";

/** Shows the value of one unit of a currency in another on a day. */
export function ConvertBox() {
  const say = useSay();
  const language = useLanguage();
  const { timeZone } = useSession();
  const [date, setDate] = useState(today(timeZone));
  const [from, setFrom] = useState("USD");
  const [to, setTo] = useState(localCurrency);
  const currencies = useAsk(getRateCurrencies, {});
  const found = useAsk(
    convertRate,
    { date, fromCurrency: from, localCurrency: to },
    { quiet: true },
  );
  const options = (currencies.data ?? []).map((each) => ({ value: each.id, label: each.code }));
  const choice = (label: string, value: string, choose: (code: string) => void) => (
    <Select
      className="fw-wide"
      aria-label={label}
      prefix={label}
      showSearch={typeAhead}
      value={value}
      options={options}
      onChange={choose}
    />
  );
  return (
    <Section title={rateWords.convert} columns={1}>
      <DayInput
        value={date}
        label={say(rateWords.day)}
        onChange={(day) => setDate(day ?? today(timeZone))}
      />
      {choice(say(rateWords.from), from, setFrom)}
      {choice(say(rateWords.to), to, setTo)}
      <output className={found.error ? "fw-bad" : "fw-number"}>
        {found.error
          ? found.error.message
          : found.data
            ? say(rateWords.result, {
                from,
                to,
                rate: sayNumber(found.data.rate, language, { most: 8 }),
              })
            : ""}
      </output>
    </Section>
  );
}
