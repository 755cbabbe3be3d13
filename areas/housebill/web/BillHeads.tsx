import type { BillColumn } from "@fairway/areas/service/model/billFields.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { billColumnWords } from "@fairway/areas/service/model/tradeWords.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { HouseBillRow } from "../model/houseBillRecord.ts";
import { billCells } from "./billCells.tsx";

const cellOf = (column: BillColumn) => (column === "hwbno" ? null : billCells[column]);
/** Figures are aligned right. */
export const figureOf = (column: BillColumn) => cellOf(column)?.figure ?? null;
const side = (column: BillColumn) => (figureOf(column) ? { className: "fw-right" } : {});

/** The heads of the declared columns of a list of bills. */
export function BillHeads(props: {
  readonly service: Service;
  readonly columns: readonly BillColumn[];
}) {
  const say = useSay();
  return props.columns.map((column) => (
    <th key={column} {...side(column)}>
      {say(billColumnWords(props.service, column))}
    </th>
  ));
}

/** The cells of a bill in the declared columns; its number leads to it. */
export function BillCells(props: {
  readonly job: { readonly id: string; readonly transactionType: string };
  readonly bill: HouseBillRow;
  readonly columns: readonly BillColumn[];
}) {
  const { job, bill } = props;
  return props.columns.map((column) => (
    <td key={column} {...side(column)}>
      {column !== "hwbno" ? (
        billCells[column].read(bill)
      ) : (
        <ScreenLink to={`${jobHome(job)}/hbl/${bill.id}`}>{bill.hwbno}</ScreenLink>
      )}
    </td>
  ));
}
