import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { sayAmount, sayNumber } from "@fairway/core/words/numbers.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { later } from "@fairway/ui/parts/later.ts";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { type ReactNode, Suspense, useState } from "react";
import "./charge.css";
import { getShipmentTotalProfit } from "../contract.ts";
import {
  type ChargeProfit,
  chargeProfit,
  type EarningCharge,
  type TwoSums,
} from "../model/chargeTotals.ts";
import { isBelowLeast, type LeastMargin, marginPercent } from "../model/leastMargin.ts";
import type { SurchargeType } from "../model/surcharge.ts";
import { useLiveMargin } from "./liveMargin.ts";
import { type MarginedJob, useLeastMargin } from "./useLeastMargin.ts";
import { Sum } from "./Sum.tsx";
import { chargeWords as words } from "./words.ts";

const ProfitDrawer = later(async () => (await import("./ProfitDrawer.tsx")).ProfitDrawer);

/** Buying, selling, on-behalf and profit in VND and USD; red below the office's minimum. */
export function MarginStrip(props: {
  readonly profit: ChargeProfit;
  /** The title of the margin: the job's or the bill's. */
  readonly of: Words;
  readonly job: MarginedJob;
  /** Shown instead of the title: the switch between job and bill. */
  readonly choice?: ReactNode;
}) {
  const say = useSay();
  const language = useLanguage();
  const least = useLeastMargin(props.job);
  const { buying, selling, onBehalf, profit } = props.profit;
  const percent = marginPercent(selling, profit);
  const look = isBelowLeast(props.profit, least) ? "fw-margin-low" : "fw-margin-good";
  return (
    <section className="fw-margin" aria-label={say(props.of)} title={say(words.beforeVat)}>
      {props.choice ?? <span className="fw-margin-of">{say(props.of)}</span>}
      <span className="fw-quiet">{say(words.beforeVat)}</span>
      <Sums words={words.buying} sums={buying} />
      <Sums words={words.selling} sums={selling} />
      <Sums words={words.onBehalf} sums={onBehalf} />
      <Sums words={words.profit} sums={profit} look={look} />
      <div className={`fw-margin-part ${look}`}>
        <span className="fw-quiet">{say(words.margin)}</span>
        <b className="fw-number">
          {percent === null
            ? say(words.unknown)
            : `${sayNumber(percent, language, { least: 1 })} %`}
        </b>
        {least ? (
          <span className="fw-quiet" title={say(words.leastWhy)}>
            {say(words.least, { least: leastText(least, language) })}
          </span>
        ) : null}
      </div>
    </section>
  );
}

/** The office's minimum as text: a percentage, an amount or both. */
export function leastText(least: LeastMargin, language: "en" | "vi"): string {
  const { minProfitMarginPercent, minProfit, currencyId } = least;
  return [
    minProfitMarginPercent === null ? "" : `${sayNumber(minProfitMarginPercent, language)} %`,
    minProfit === null ? "" : `${sayAmount(minProfit, currencyId, language)} ${currencyId}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/**
 * The margin of a job, or of the bill whose charges are open: then of the lines as they are typed,
 * with a switch between the two.
 */
export function JobMargin(props: { readonly job: ShipmentRecord }) {
  const { job } = props;
  const say = useSay();
  const profit = useAsk(getShipmentTotalProfit, { jobId: job.id }, { quiet: true, derived: true });
  const live = useLiveMargin(job.id);
  const [isOfJob, setOfJob] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (!profit.data) return null;
  const drawer = isOpen ? (
    <Suspense fallback={null}>
      <ProfitDrawer profit={profit.data} job={job} onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
  const open = <OpenProfit of={words.jobMargin} onOpen={() => setOpen(true)} />;
  if (!live) {
    return (
      <>
        <MarginStrip of={words.jobMargin} profit={profit.data.total} job={job} choice={open} />
        {drawer}
      </>
    );
  }
  // The margin of the one bill of a job is that of the job.
  if (serviceOf(job.transactionType).bill.isOfJob) {
    return (
      <>
        <MarginStrip
          of={words.jobMargin}
          profit={chargeProfit(live.lines)}
          job={job}
          choice={open}
        />
        {drawer}
      </>
    );
  }
  const others = profit.data.houseBills.filter((bill) => bill.hblid !== live.hblid);
  const lines = isOfJob ? [...others.flatMap(sumsOf), ...live.lines] : live.lines;
  return (
    <>
      <MarginStrip
        of={isOfJob ? words.jobMargin : words.billMargin}
        profit={chargeProfit(lines)}
        job={job}
        choice={
          <span className="fw-margin-choice">
            <Segmented
              aria-label={say(words.marginOf)}
              value={isOfJob ? "job" : "bill"}
              options={[
                { value: "job", label: say(words.ofJob) },
                { value: "bill", label: say(words.ofBill) },
              ]}
              onChange={(value) => setOfJob(value === "job")}
            />
            <OpenProfit of={words.profitDetail} onOpen={() => setOpen(true)} />
          </span>
        }
      />
      {drawer}
    </>
  );
}

/** The title of the strip: it opens the profit of the job, of its bills and charges. */
function OpenProfit(props: { readonly of: Words; readonly onOpen: () => void }) {
  const say = useSay();
  return (
    <Button
      size="small"
      className="fw-margin-of"
      title={say(words.openProfit)}
      onClick={props.onOpen}
    >
      {say(props.of)}
    </Button>
  );
}

/** The sums of a bill as lines: one of each type. */
function sumsOf({ buying, selling, onBehalf }: ChargeProfit): EarningCharge[] {
  const line = (type: SurchargeType, { vnd, usd }: TwoSums) => ({
    type,
    amountVnd: vnd,
    amountUsd: usd,
  });
  return [line("BUY", buying), line("SELL", selling), line("OBH", onBehalf)];
}

function Sums(props: { readonly words: Words; readonly sums: TwoSums; readonly look?: string }) {
  const say = useSay();
  return (
    <div className={`fw-margin-part ${props.look ?? ""}`}>
      <span className="fw-quiet">{say(props.words)}</span>
      <b>
        <Sum amount={props.sums.vnd} currency={localCurrency} />
      </b>
      <Sum amount={props.sums.usd} currency={secondCurrency} />
    </div>
  );
}
