import { decimal, isDecimal } from "@fairway/core/money/decimal.ts";
import type { AirWaybillPaper } from "./airWaybillPaper.ts";

/** Printed in the neutral workbook in place of a rate or a total. */
const agreed = "AS AGREED";

const isAmount = (value: string) => isDecimal(value) && !decimal(value).isZero();
const total = (value: string) => (value === "" || isDecimal(value) ? value : agreed);

/** The content of a neutral house waybill: of the sums only the totals of prepaid and collect. */
export function neutralWaybill(paper: AirWaybillPaper): AirWaybillPaper {
  const none = Object.fromEntries(
    ["weight", "valuation", "tax", "dueAgent", "dueCarrier"].flatMap((sum) => [
      [`${sum}Pp`, ""],
      [`${sum}Cll`, ""],
    ]),
  );
  return {
    ...paper,
    ...none,
    rate: isAmount(paper.rate) ? paper.rate : agreed,
    total: isDecimal(paper.total) ? paper.total : agreed,
    totalPp: total(paper.totalPp),
    totalCll: total(paper.totalCll),
    otherCharges: "",
  };
}
