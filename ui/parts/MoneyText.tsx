import { sayAmount, sayNumber } from "@fairway/core/words/numbers.ts";
import { useLanguage } from "../words/useSay.tsx";

/** An amount with the decimals of its currency; negatives stand in brackets. */
export function MoneyText(props: {
  readonly amount: string | null | undefined;
  readonly currency: string;
  /** Shows the currency code next to the amount, as every total must. */
  readonly code?: boolean;
}) {
  const language = useLanguage();
  if (props.amount === null || props.amount === undefined || props.amount === "") return null;
  const text = sayAmount(props.amount, props.currency, language);
  return (
    <span className={text.startsWith("(") ? "fw-number fw-negative" : "fw-number"}>
      {text}
      {props.code ? <span className="fw-unit">{props.currency}</span> : null}
    </span>
  );
}

/** A quantity or a rate, with thousands separators and optionally its unit. */
export function NumberText(props: {
  readonly value: string | null | undefined;
  readonly least?: number;
  readonly most?: number;
  readonly unit?: string;
}) {
  const language = useLanguage();
  if (props.value === null || props.value === undefined || props.value === "") return null;
  const decimals = {
    ...(props.least === undefined ? {} : { least: props.least }),
    ...(props.most === undefined ? {} : { most: props.most }),
  };
  return (
    <span className="fw-number">
      {sayNumber(props.value, language, decimals)}
      {props.unit ? <span className="fw-unit">{props.unit}</span> : null}
    </span>
  );
}
