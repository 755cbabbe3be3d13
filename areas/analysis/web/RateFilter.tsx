import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { later } from "@fairway/ui/parts/later.ts";
import { Light } from "@fairway/ui/parts/Light.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { type FormEvent, Suspense, useState } from "react";
import { words } from "./words.ts";

const NumberInput = later(
  async () => (await import("@fairway/ui/form/NumberInput.tsx")).NumberInput,
);

/** The exchange rate of a report; it counts when the field is left or on Enter. */
export function RateFilter(props: {
  readonly value: string;
  readonly onChange: (value: string | null) => void;
}) {
  const say = useSay();
  const [typed, setTyped] = useState<string | null>(null);
  const keep = () => {
    if (typed !== null) props.onChange(typed || null);
    setTyped(null);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    keep();
  };
  return (
    <Suspense fallback={<Light className="fw-range" />}>
      <form className="fw-rate-filter" title={say(words.exchangeRate)} onSubmit={onSubmit}>
        <NumberInput
          label={say(words.exchangeRate)}
          unit={`${localCurrency}/${secondCurrency}`}
          value={typed ?? (props.value || null)}
          onChange={(value) => setTyped(value ?? "")}
          onBlur={keep}
        />
      </form>
    </Suspense>
  );
}
