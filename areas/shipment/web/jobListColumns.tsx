import { LockOutlined } from "@ant-design/icons";
import type { JobColumn } from "@fairway/areas/service/model/jobFields.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { columnWords } from "@fairway/areas/service/model/tradeWords.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { DayText, InstantText } from "@fairway/ui/parts/DayText.tsx";
import { NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { ShipmentListRow } from "../model/shipmentRecord.ts";
import { JobStatusTag } from "./JobStatusTag.tsx";
import { shipmentWords as words } from "./words.ts";

type Row = ShipmentListRow;
type Drawn = Omit<Column<Row>, "title" | "hidden">;

/** The drawing of each column that a service may declare. */
const drawn: Readonly<Record<JobColumn, Drawn>> = {
  jobNo: {
    key: "jobNo",
    width: 140,
    frozen: true,
    sort: true,
    read: (row) => row.jobNo,
  },
  status: {
    key: "currentStatus",
    width: 124,
    read: (row) => <JobStatusTag status={row.currentStatus} />,
  },
  mawb: { key: "mawb", width: 144, sort: true, read: (row) => row.mawb },
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
    title: columnWords(service, name),
    ...(hidden.includes(name) ? { hidden: true } : {}),
    ...(name === "jobNo"
      ? { read: (row) => <JobLink row={row} transactionType={service.code} /> }
      : {}),
  }));
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
