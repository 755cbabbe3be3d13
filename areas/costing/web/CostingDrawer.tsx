import { leastText } from "@fairway/areas/charge/web/MarginStrip.tsx";
import { costPers } from "@fairway/areas/catalogue/model/stageSet.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert } from "antd";
import { getCosting } from "../contract.ts";
import type { CostOfCharge, CostSums, JobCosting } from "../model/costing.ts";
import { costingWords as words } from "./words.ts";

type Costing = { readonly costing: JobCosting };

const parts = ["expected", "keyed", "invoiced"] as const;

/** What a job, its containers and its trips cost, what is missing and what is stated twice. */
export default function CostingDrawer(props: {
  readonly job: ShipmentRecord;
  readonly onClose: () => void;
}) {
  const { job, onClose } = props;
  const say = useSay();
  const asked = useAsk(getCosting, { jobId: job.id }, { derived: true });
  return (
    <SideDrawer isRead size={980} title={say(words.title, { jobNo: job.jobNo })} onClose={onClose}>
      <p className="fw-quiet">{say(words.detail)}</p>
      {asked.error && !asked.data ? (
        <ErrorState fault={asked.error} retry={() => void asked.refetch()} />
      ) : null}
      {!asked.data && !asked.error ? <RowSkeletons rows={6} /> : null}
      {asked.data ? (
        <>
          <Warnings costing={asked.data} />
          <Margins costing={asked.data} />
          <h3 className="fw-charge-block">{say(words.byCharge)}</h3>
          <Charges costing={asked.data} />
          <Boxes costing={asked.data} />
          <Trips costing={asked.data} />
          <Invoices costing={asked.data} />
        </>
      ) : null}
    </SideDrawer>
  );
}

function Warnings({ costing }: Costing) {
  const say = useSay();
  const { costs, unpriced, profitFault } = costing;
  const missing = costs.filter((each) => each.missing > 0);
  return (
    <>
      {missing.length > 0 ? (
        <Alert
          type="warning"
          showIcon
          title={say(words.isMissing, {
            count: missing.length,
            charges: missing.map(({ chargeName }) => chargeName).join(", "),
          })}
        />
      ) : null}
      {profitFault ? <Alert type="error" showIcon title={say(words[profitFault])} /> : null}
      {unpriced > 0 ? <p className="fw-quiet">{say(words.unpriced, { count: unpriced })}</p> : null}
    </>
  );
}

function Margins({ costing: { margin } }: Costing) {
  const say = useSay();
  const language = useLanguage();
  const rows = ["keyed", "withMissing"] as const;
  const money = (amount: string | null) => <MoneyText amount={amount} currency={localCurrency} />;
  return (
    <>
      <PlainTable
        rows={rows}
        rowKey={(row) => row}
        columns={[
          {
            key: "of",
            title: say(words.margin),
            read: (row) => say(row === "keyed" ? words.nowKeyed : words.withMissing),
          },
          {
            key: "selling",
            title: say(words.selling),
            right: true,
            read: () => money(margin.selling),
          },
          {
            key: "buying",
            title: say(words.buying),
            right: true,
            read: (row) => money(margin[row].buying),
          },
          {
            key: "profit",
            title: say(words.profit),
            right: true,
            read: (row) => money(margin[row].profit),
          },
          {
            key: "percent",
            title: "%",
            right: true,
            read: (row) => {
              const { percent, isBelow } = margin[row];
              const text =
                percent === null ? "–" : `${sayNumber(percent, language, { least: 1 })} %`;
              return isBelow ? (
                <b className="fw-negative">
                  {text} {say(words.below)}
                </b>
              ) : (
                text
              );
            },
          },
        ]}
      />
      {margin.least ? (
        <p className="fw-quiet">{say(words.least, { least: leastText(margin.least, language) })}</p>
      ) : null}
    </>
  );
}

/** The columns of expected, keyed and invoiced costs. */
function useSumColumns<Row>(sumsOf: (row: Row) => CostSums) {
  const say = useSay();
  return parts.map((part) => ({
    key: part,
    title: say(words[part]),
    right: true,
    read: (row: Row) => <MoneyText amount={sumsOf(row)[part]} currency={localCurrency} />,
  }));
}

function Charges({ costing: { costs, sums } }: Costing) {
  const say = useSay();
  const amounts = useSumColumns<CostOfCharge>((row) => row);
  if (costs.length === 0) return <p className="fw-quiet">{say(words.noCosts)}</p>;
  return (
    <PlainTable
      rows={costs}
      rowKey={({ chargeId }) => chargeId}
      columns={[
        { key: "charge", title: say(words.charge), read: ({ chargeName }) => chargeName },
        {
          key: "source",
          title: say(words.usualBy),
          read: ({ source, sourceName }) =>
            source ? say(words[source], { name: sourceName ?? "" }) : "–",
        },
        {
          key: "per",
          title: say(words.per),
          read: ({ source, per }) => (source ? say(costPers[per]) : "–"),
        },
        ...amounts,
        {
          key: "missing",
          title: say(words.missing),
          right: true,
          read: ({ missing, usual, missingAmount }) =>
            missing === 0 ? null : (
              <b className="fw-negative">
                {say(words.ofUsual, { missing, usual })}{" "}
                {missingAmount ? (
                  <MoneyText amount={missingAmount} currency={localCurrency} />
                ) : null}
              </b>
            ),
        },
      ]}
      foot={{
        charge: say(words.together),
        ...Object.fromEntries(
          parts.map((part) => [
            part,
            <MoneyText key={part} amount={sums[part]} currency={localCurrency} />,
          ]),
        ),
      }}
    />
  );
}

function Boxes({ costing: { boxes } }: Costing) {
  const say = useSay();
  const amounts = useSumColumns<JobCosting["boxes"][number]>((row) => row.own);
  const whole = useSumColumns<JobCosting["boxes"][number]>((row) => row.whole);
  if (boxes.length === 0) return null;
  return (
    <>
      <h3 className="fw-charge-block">{say(words.byContainer)}</h3>
      <PlainTable
        rows={boxes}
        rowKey={({ key }) => key}
        columns={[
          {
            key: "container",
            title: say(words.container),
            read: ({ containerNo, typeCode, quantity }) =>
              `${containerNo ?? ""} ${quantity > 1 ? `${quantity} × ` : ""}${typeCode ?? ""}`.trim(),
          },
          ...amounts,
          ...whole.map((column) => ({
            ...column,
            key: `whole ${column.key}`,
            title: say(words.whole, { part: column.title }),
          })),
        ]}
      />
    </>
  );
}

function Trips({ costing: { trips } }: Costing) {
  const say = useSay();
  const amounts = useSumColumns<JobCosting["trips"][number]>((row) => row);
  if (trips.length === 0) return null;
  return (
    <>
      <h3 className="fw-charge-block">{say(words.byTrip)}</h3>
      <PlainTable
        rows={trips}
        rowKey={({ tripId }) => tripId}
        columns={[
          { key: "trip", title: say(words.trip), read: ({ tripNo }) => tripNo },
          { key: "container", title: say(words.container), read: ({ containerNo }) => containerNo },
          { key: "supplier", title: say(words.supplier), read: ({ supplierName }) => supplierName },
          ...amounts,
        ]}
      />
    </>
  );
}

function Invoices({ costing: { invoices } }: Costing) {
  const say = useSay();
  if (invoices.length === 0) return null;
  return (
    <>
      <h3 className="fw-charge-block">{say(words.invoices)}</h3>
      <PlainTable
        rows={invoices}
        rowKey={({ partnerId, invoiceNo, seriesNo }) => `${partnerId} ${invoiceNo} ${seriesNo}`}
        columns={[
          { key: "supplier", title: say(words.supplier), read: ({ partnerName }) => partnerName },
          { key: "invoice", title: say(words.invoice), read: ({ invoiceNo }) => invoiceNo },
          { key: "series", title: say(words.series), read: ({ seriesNo }) => seriesNo },
          {
            key: "amount",
            title: say(words.amount),
            right: true,
            read: ({ amountVnd }) => <MoneyText amount={amountVnd} currency={localCurrency} />,
          },
          {
            key: "also",
            title: say(words.also),
            read: ({ kind, jobs, elsewhere }) =>
              kind === "twice" ? (
                say(words.twice)
              ) : (
                <>
                  {jobs.map((job) => (
                    <ScreenLink key={job.id} to={`${jobHome(job)}?tab=CHARGES`}>
                      {job.jobNo}{" "}
                    </ScreenLink>
                  ))}
                  {elsewhere > jobs.length
                    ? say(words.hidden, { count: elsewhere - jobs.length })
                    : null}
                </>
              ),
          },
        ]}
      />
    </>
  );
}
