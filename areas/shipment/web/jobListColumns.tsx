import { LockOutlined } from "@ant-design/icons";
import type { JobColumn } from "@fairway/areas/service/model/jobFields.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { columnWords } from "@fairway/areas/service/model/tradeWords.ts";
import { sayAmount } from "@fairway/core/words/numbers.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { DayText, InstantText } from "@fairway/ui/parts/DayText.tsx";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Suspense } from "react";
import { paymentWords } from "../model/choices.ts";
import type { ShipmentListRow } from "../model/shipmentRecord.ts";
import { JobState } from "./JobStatusTag.tsx";
import { shipmentWords as words } from "./words.ts";

// Few jobs have the mark.
const OutsideMark = later(
  async () => (await import("@fairway/areas/rate/web/OutsideMark.tsx")).OutsideMark,
);

type Row = ShipmentListRow;
type Drawn = Omit<Column<Row>, "title" | "hidden" | "sheet">;

const vnd = (amount: string | null) => <MoneyText amount={amount} currency={localCurrency} />;

/** The drawing of each column that a service may declare. */
const drawn: Readonly<Record<JobColumn, Drawn>> = {
  jobNo: {
    key: "jobNo",
    width: 136,
    frozen: true,
    sort: true,
    read: (row) => row.jobNo,
  },
  customer: { key: "customerNames", width: 150, read: (row) => row.customerNames },
  status: { key: "currentStatus", width: 108, read: (row) => <JobState row={row} /> },
  hwbnos: { key: "hwbnos", width: 172, read: (row) => row.hwbnos },
  margin: {
    key: "marginVnd",
    width: 108,
    align: "right",
    read: (row) => (
      <>
        {row.rateOutside ? (
          <Suspense fallback={null}>
            <OutsideMark reason={null} />
          </Suspense>
        ) : null}{" "}
        {vnd(row.marginVnd)}
      </>
    ),
  },
  marginPercent: {
    key: "marginPercent",
    width: 78,
    align: "right",
    read: (row) => <NumberText value={row.marginPercent} least={1} unit="%" />,
  },
  billed: {
    key: "billedPercent",
    width: 68,
    align: "right",
    read: (row) => <Share of={row.billedPercent} left={row.toBillVnd} words={words.toBill} />,
  },
  toBill: { key: "toBillVnd", width: 116, align: "right", read: (row) => vnd(row.toBillVnd) },
  invoiced: {
    key: "invoicedPercent",
    width: 78,
    align: "right",
    read: (row) => <Share of={row.invoicedPercent} />,
  },
  paid: {
    key: "paidPercent",
    width: 62,
    align: "right",
    read: (row) => <Share of={row.paidPercent} left={row.owedVnd} words={words.owed} />,
  },
  owed: { key: "owedVnd", width: 116, align: "right", read: (row) => vnd(row.owedVnd) },
  paymentStatus: {
    key: "paymentStatus",
    width: 118,
    read: (row) => <Said words={row.paymentStatus && paymentWords[row.paymentStatus]} />,
  },
  stage: {
    key: "stage",
    width: 140,
    read: (row) => <Said words={row.stageEn ? { en: row.stageEn, vi: row.stageVn ?? "" } : null} />,
  },
  mawb: { key: "mawb", width: 140, sort: true, read: (row) => row.mawb },
  etd: { key: "etd", width: 92, sort: true, read: (row) => <DayText day={row.etd} /> },
  eta: { key: "eta", width: 92, sort: true, read: (row) => <DayText day={row.eta} /> },
  coloader: { key: "coloaderName", width: 132, read: (row) => row.coloaderName },
  agent: { key: "agentName", width: 126, read: (row) => row.agentName },
  pol: { key: "pol", width: 84, read: (row) => row.polName ?? row.polCode },
  pod: { key: "pod", width: 96, read: (row) => row.podName ?? row.podCode },
  sumCont: {
    key: "sumCont",
    width: 78,
    align: "right",
    read: (row) => <span title={row.packageContainer ?? ""}>{row.sumCont || ""}</span>,
  },
  containers: { key: "packageContainer", width: 120, read: (row) => row.packageContainer },
  sumPackage: {
    key: "sumPackage",
    width: 78,
    align: "right",
    read: (row) => <NumberText value={row.sumPackage} most={3} />,
  },
  grossWeight: {
    key: "grossWeight",
    width: 78,
    align: "right",
    read: (row) => <NumberText value={row.grossWeight} most={3} />,
  },
  cbm: {
    key: "cbm",
    width: 64,
    align: "right",
    read: (row) => <NumberText value={row.cbm} most={3} />,
  },
  personIncharge: {
    key: "personInchargeName",
    width: 140,
    read: (row) => row.personInchargeName,
  },
  creator: { key: "userNameCreated", width: 110, read: (row) => row.userNameCreated },
  created: {
    key: "datetimeCreated",
    width: 126,
    sort: true,
    read: (row) => <InstantText instant={row.datetimeCreated} />,
  },
  modified: {
    key: "datetimeModified",
    width: 126,
    sort: true,
    read: (row) => <InstantText instant={row.datetimeModified} />,
  },
};

/** The columns of a service's list of jobs, in declared order. */
export function jobListColumns(service: Service): Column<Row>[] {
  const { columns, hidden } = service.list;
  return columns.map((name) => ({
    ...drawn[name],
    sheet: name,
    title: columnWords(service, name),
    ...(hidden.includes(name) ? { hidden: true } : {}),
    ...(name === "jobNo"
      ? { read: (row) => <JobLink row={row} transactionType={service.code} /> }
      : {}),
  }));
}

function Said(props: { readonly words: Words | null }) {
  const say = useSay();
  return props.words ? say(props.words) : null;
}

function JobLink(props: { readonly row: Row; readonly transactionType: string }) {
  const say = useSay();
  const { row, transactionType } = props;
  return (
    <>
      <ScreenLink to={jobHome({ id: row.id, transactionType })}>{row.jobNo}</ScreenLink>{" "}
      {row.isLocked ? (
        <LockOutlined aria-label={say(words.locked)} title={say(words.locked)} />
      ) : null}
    </>
  );
}

/** A share of what the customers owe; its hint says the rest as an amount. */
function Share(props: {
  readonly of: string | null;
  readonly left?: string | null;
  readonly words?: Words;
}) {
  const say = useSay();
  const language = useLanguage();
  const { left, words: title } = props;
  if (props.of === null) return null;
  const hint =
    title && left && left !== "0"
      ? `${say(title)}: ${sayAmount(left, localCurrency, language)} ${localCurrency}`
      : undefined;
  return (
    <span title={hint}>
      <NumberText value={props.of} unit="%" />
    </span>
  );
}
