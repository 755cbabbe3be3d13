import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import type { Answer } from "@fairway/core/contract/call.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Select } from "antd";
import { useState } from "react";
import { getProfitOfLines, type getShipmentTotalProfit } from "../contract.ts";
import type { ChargeProfit, TwoSums } from "../model/chargeTotals.ts";
import { marginPercent } from "../model/leastMargin.ts";
import { basisWords, type ProfitOfBases, profitBases } from "../model/profitBasis.ts";
import { Sum } from "./Sum.tsx";
import { profitWords as words } from "./profitWords.ts";
import { useWhyLine, WhyAmount } from "./Why.tsx";
import { chargeWords } from "./words.ts";

type Side = keyof TwoSums;
type Profits = Answer<typeof getShipmentTotalProfit>;
type Charges = Answer<typeof getProfitOfLines>;

const codes = { vnd: localCurrency, usd: secondCurrency } as const;
const sums = ["selling", "buying", "profit", "onBehalf"] as const;

/** More rows are chosen by house bill. */
const mostShown = 200;

/** The profit of a job, of each of its bills and charges: expected, billed and paid. */
export function ProfitDrawer(props: {
  readonly profit: Profits;
  readonly job: { readonly id: string; readonly jobNo: string };
  readonly onClose: () => void;
}) {
  const { houseBills, total, billed, paid } = props.profit;
  const say = useSay();
  const [side, setSide] = useState<Side>("vnd");
  return (
    <SideDrawer
      isRead
      size={980}
      title={say(words.title, { jobNo: props.job.jobNo })}
      onClose={props.onClose}
      extra={
        <Segmented
          aria-label={say(words.currency)}
          value={side}
          options={(["vnd", "usd"] as const).map((value) => ({ value, label: codes[value] }))}
          onChange={setSide}
        />
      }
    >
      <p className="fw-quiet">{say(words.bases)}</p>
      <OfJob bases={{ expected: total, billed, paid }} side={side} />
      {houseBills.length > 1 ? (
        <>
          <h3 className="fw-charge-block">{say(words.byBill)}</h3>
          <OfBills bills={houseBills} side={side} />
        </>
      ) : null}
      <h3 className="fw-charge-block">{say(words.byCharge)}</h3>
      <OfCharges jobId={props.job.id} side={side} />
    </SideDrawer>
  );
}

function OfJob({ bases, side }: { readonly bases: ProfitOfBases; readonly side: Side }) {
  const say = useSay();
  const language = useLanguage();
  const percentOf = ({ selling, profit }: ChargeProfit) => {
    const percent = marginPercent(selling, profit);
    return percent === null
      ? say(chargeWords.unknown)
      : `${sayNumber(percent, language, { least: 1 })} %`;
  };
  return (
    <PlainTable
      rows={sums}
      rowKey={(sum) => sum}
      columns={[
        { key: "sum", title: say(words.of), read: (sum) => say(chargeWords[sum]) },
        ...profitBases.map((basis) => ({
          key: basis,
          title: say(basisWords[basis]),
          right: true,
          read: (sum: (typeof sums)[number]) => (
            <Sum amount={bases[basis][sum][side]} currency={codes[side]} />
          ),
        })),
      ]}
      foot={{
        sum: say(chargeWords.margin),
        ...Object.fromEntries(profitBases.map((basis) => [basis, percentOf(bases[basis])])),
      }}
    />
  );
}

function OfBills(props: { readonly bills: Profits["houseBills"]; readonly side: Side }) {
  const { bills, side } = props;
  const say = useSay();
  const profitOf = (bill: Profits["houseBills"][number]) => ({
    expected: bill.profit,
    billed: bill.billed.profit,
    paid: bill.paid.profit,
  });
  return (
    <PlainTable
      rows={bills}
      rowKey={(bill) => bill.hblid}
      columns={[
        { key: "hwbno", title: say(chargeWords.ofBill), read: (bill) => bill.hwbno },
        ...profitBases.map((basis) => ({
          key: basis,
          title: `${say(chargeWords.profit)}: ${say(basisWords[basis])}`,
          right: true,
          read: (bill: Profits["houseBills"][number]) => (
            <Sum amount={profitOf(bill)[basis][side]} currency={codes[side]} />
          ),
        })),
      ]}
    />
  );
}

function OfCharges({ jobId, side }: { readonly jobId: string; readonly side: Side }) {
  const say = useSay();
  const asked = useAsk(getProfitOfLines, { jobId }, { quiet: true, derived: true });
  const [hblid, setHblid] = useState<string | null>(null);
  if (asked.error && !asked.data) {
    return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  }
  if (!asked.data) return <RowSkeletons />;
  const bills = asked.data;
  const chosen = hblid === null ? bills : bills.filter((bill) => bill.hblid === hblid);
  const all = chosen.flatMap(({ charges }) => charges);
  const shown = all.slice(0, mostShown);
  return (
    <>
      {bills.length > 1 ? (
        <Select
          allowClear
          size="small"
          className="fw-charge-bills"
          aria-label={say(chargeWords.billShown)}
          placeholder={say(chargeWords.ofJob)}
          showSearch={{ optionFilterProp: "label" }}
          options={bills.map((bill) => ({ value: bill.hblid, label: bill.hwbno ?? "–" }))}
          value={hblid}
          onChange={(value: string | undefined) => setHblid(value ?? null)}
        />
      ) : null}
      {all.length === 0 ? (
        <p className="fw-quiet">{say(words.noCharges)}</p>
      ) : (
        <ChargeRows charges={shown} side={side} />
      )}
      {all.length > shown.length ? (
        <p className="fw-quiet">{say(words.more, { count: shown.length, all: all.length })}</p>
      ) : null}
    </>
  );
}

type Charge = Charges[number]["charges"][number];

function ChargeRows({ charges, side }: { readonly charges: Charge[]; readonly side: Side }) {
  const say = useSay();
  const language = useLanguage();
  const nameOf = ({ sold, bought }: Charge) => {
    const line = sold ?? bought;
    return language === "vi" ? line?.chargeNameVi : line?.chargeNameEn;
  };
  const why = useWhyLine();
  const ofLine = (line: { readonly id: string }, amount: string | null) => (
    <WhyAmount lineId={line.id} open={why.open}>
      {money(amount)}
    </WhyAmount>
  );
  const money = (amount: string | null) => <Sum amount={amount} currency={codes[side]} />;
  return (
    <>
      {why.drawer}
      <PlainTable
        rows={charges}
        rowKey={({ sold, bought }) => `${sold?.id} ${bought?.id}`}
        columns={[
          { key: "charge", title: say(words.charge), read: nameOf },
          { key: "soldTo", title: say(words.soldTo), read: ({ sold }) => sold?.partnerName },
          {
            key: "selling",
            title: say(chargeWords.selling),
            right: true,
            read: ({ sold, expected }) => (sold ? ofLine(sold, expected.selling[side]) : null),
          },
          {
            key: "boughtFrom",
            title: say(words.boughtFrom),
            read: ({ bought }) => bought?.partnerName,
          },
          {
            key: "buying",
            title: say(chargeWords.buying),
            right: true,
            read: ({ bought, expected }) => (bought ? ofLine(bought, expected.buying[side]) : null),
          },
          ...profitBases.map((basis) => ({
            key: basis,
            title: `${say(chargeWords.profit)}: ${say(basisWords[basis])}`,
            right: true,
            read: (charge: Charge) => money(charge[basis].profit[side]),
          })),
        ]}
      />
    </>
  );
}
