import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
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
  return [
    ...take("jobNo", "customNo", "hwbnos", "customerNames"),
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
      title: words.modified,
      width: 120,
      sort: true,
      read: (row) => <InstantText instant={row.datetimeModified} />,
    },
  ];
}

function YesNo(props: { readonly is: boolean }) {
  const say = useSay();
  return props.is ? <b>{say(words.yes)}</b> : <span className="fw-quiet">{say(words.no)}</span>;
}
