import { decimal } from "@fairway/core/money/decimal.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { getShipmentTotalProfit } from "../contract.ts";
import type { ChargeProfit, TwoSums } from "../model/chargeTotals.ts";
import { chargeWords as words } from "./words.ts";
import "./charge.css";

/** Buying, selling, on-behalf and profit in VND and USD; red below the least profit. */
export function MarginStrip(props: {
  readonly profit: ChargeProfit;
  /** Whose margin it is. */
  readonly of: Words;
  /** The least profit in VND; zero unless told otherwise. */
  readonly least?: string;
}) {
  const say = useSay();
  const { buying, selling, onBehalf, profit } = props.profit;
  const isLow = profit.vnd !== null && decimal(profit.vnd).lt(decimal(props.least));
  return (
    <section className="fw-margin" aria-label={say(props.of)} title={say(words.beforeVat)}>
      <span className="fw-margin-of">{say(props.of)}</span>
      <Sums words={words.buying} sums={buying} />
      <Sums words={words.selling} sums={selling} />
      <Sums words={words.onBehalf} sums={onBehalf} />
      <Sums words={words.profit} sums={profit} look={isLow ? "fw-margin-low" : "fw-margin-good"} />
    </section>
  );
}

/** The margin of a whole job, as it is stored. */
export function JobMargin(props: { readonly jobId: string }) {
  const profit = useAsk(getShipmentTotalProfit, { jobId: props.jobId }, { quiet: true });
  return profit.data ? <MarginStrip of={words.jobMargin} profit={profit.data.total} /> : null;
}

function Sums(props: { readonly words: Words; readonly sums: TwoSums; readonly look?: string }) {
  const say = useSay();
  return (
    <div className={`fw-margin-part ${props.look ?? ""}`}>
      <span className="fw-quiet">{say(props.words)}</span>
      <b>
        <Sum amount={props.sums.vnd} currency="VND" />
      </b>
      <Sum amount={props.sums.usd} currency="USD" />
    </div>
  );
}

/** An amount with its currency; a dash and its reason while it is unknown. */
export function Sum(props: { readonly amount: string | null; readonly currency: string }) {
  const say = useSay();
  if (props.amount !== null) return <MoneyText {...props} code />;
  return (
    <span title={say(words.unknownWhy)}>
      {say(words.unknown)}
      <span className="fw-unit">{props.currency}</span>
    </span>
  );
}
