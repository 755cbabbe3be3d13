import { productServices } from "@fairway/areas/service/model/operationChoices.ts";
import { jobColumns } from "@fairway/areas/service/model/jobFields.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { fieldWords } from "@fairway/areas/service/model/tradeWords.ts";
import { jobListColumns } from "@fairway/areas/shipment/web/jobListColumns.tsx";
import type { Words } from "@fairway/core/words/words.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import type { Column } from "@fairway/ui/table/column.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { OperationRow } from "../model/operationRow.ts";
import { operationWords as words } from "./words.ts";

type Row = OperationRow;

/** The columns of the list: those that the service declares, with those of operations among them. */
export function operationColumns(service: Service): Column<Row>[] {
  const declared = new Map(
    jobListColumns(service).map((column) => [column.key, column as unknown as Column<Row>]),
  );
  const take = (...keys: string[]) => keys.flatMap((key) => declared.get(key) ?? []);
  const leading = take("jobNo");
  const named = take("customerNames", "currentStatus");
  const numbers = take("mawb", "hwbnos");
  const used = new Set([...leading, ...named, ...numbers].map(({ key }) => key));
  const others = [...declared.values()].filter(({ key }) => !used.has(key));
  return [
    ...leading,
    {
      key: "customNo",
      title: words.customNo,
      width: 128,
      read: (row) => (row.clearances > 1 ? `${row.customNo} +${row.clearances - 1}` : row.customNo),
    },
    ...named,
    ...numbers,
    {
      key: "productService",
      title: fieldWords(service, "productService"),
      width: 160,
      read: (row) => (
        <Said words={productServices[row.productService as keyof typeof productServices]} />
      ),
    },
    {
      key: "serviceDate",
      title: fieldWords(service, "serviceDate"),
      width: 96,
      sort: true,
      read: (row) => <DayText day={row.serviceDate} />,
    },
    { key: "servicePort", title: words.servicePort, width: 110, read: (row) => row.servicePort },
    {
      key: "sumCont",
      title: jobColumns.sumCont,
      width: 78,
      align: "right",
      read: (row) => row.sumCont || "",
    },
    ...others,
    ...(service.hasReplicas
      ? [{ key: "replicateNo", title: words.replicateNo, width: 140, read: replicateNo }]
      : []),
    {
      key: "fieldOpsName",
      title: fieldWords(service, "fieldOpsId"),
      width: 130,
      read: (row) => row.fieldOpsName,
    },
    {
      key: "departmentName",
      title: words.department,
      width: 96,
      read: (row) => row.departmentName,
    },
    { key: "groupName", title: words.group, width: 96, read: (row) => row.groupName },
  ];
}

const replicateNo = (row: Row) => row.replicateNo;

function Said(props: { readonly words: Words | undefined }) {
  const say = useSay();
  return props.words ? say(props.words) : null;
}
