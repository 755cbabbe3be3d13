import { LockOutlined } from "@ant-design/icons";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { OperationRow } from "../model/operationRow.ts";
import { operationColumns } from "./operationColumns.tsx";
import { operationWords as words } from "./words.ts";

type Row = OperationRow;

/** The columns of the list of link fees: what is linked, by whom and when. */
export function linkColumns(service: Service): Column<Row>[] {
  const known = new Map(operationColumns(service).map((column) => [column.key, column]));
  const take = (...keys: string[]) => keys.flatMap((key) => known.get(key) ?? []);
  const [jobNo] = take("jobNo");
  return [
    ...(jobNo ? [{ ...jobNo, read: (row: Row) => <ToFees row={row} service={service} /> }] : []),
    ...take("customNo", "hwbnos", "customerNames"),
    {
      key: "isLinkJob",
      title: words.hasLinkedJob,
      width: 104,
      read: (row) => <YesNo is={row.isLinkJob} />,
    },
    {
      key: "isLinkFee",
      title: words.hasLinkedFees,
      width: 104,
      read: (row) => <YesNo is={row.isLinkFee} />,
    },
    { key: "serviceNo", title: words.linkedJob, width: 128, read: (row) => row.serviceNo },
    ...take("mawb"),
    { key: "userLinkFee", title: words.linkUser, width: 130, read: (row) => row.userLinkFee },
    {
      key: "dateLinkFee",
      title: words.linkDate,
      width: 120,
      read: (row) => <InstantText instant={row.dateLinkFee} />,
    },
    {
      key: "datetimeModified",
      sheet: "modified",
      title: words.modified,
      width: 120,
      sort: true,
      read: (row) => <InstantText instant={row.datetimeModified} />,
    },
  ];
}

/** The address of the selling charges of a job, from which fees are linked. */
export function feesHome(row: Pick<Row, "id">, service: Service): string {
  return `${jobHome({ id: row.id, transactionType: service.code })}?tab=CHARGES&surcharge=SELL`;
}

function ToFees(props: { readonly row: Row; readonly service: Service }) {
  const { row, service } = props;
  return (
    <>
      <ScreenLink to={feesHome(row, service)}>{row.jobNo}</ScreenLink>
      {row.isLocked ? (
        <>
          {" "}
          <LockOutlined />
        </>
      ) : null}
    </>
  );
}

function YesNo(props: { readonly is: boolean }) {
  const say = useSay();
  return props.is ? <b>{say(words.yes)}</b> : <span className="fw-quiet">{say(words.no)}</span>;
}
