import { sum } from "@fairway/core/money/decimal.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import "./instruction.css";
import type { InstructionRecord } from "../model/instruction.ts";
import { packagesByKind } from "@fairway/areas/housebill/model/packagesByKind.ts";
import { PackagesText } from "@fairway/areas/housebill/web/PackagesText.tsx";
import { fieldWords, instructionWords as words } from "./words.ts";

/** The house bills whose goods the instruction sums up; nothing is changed here. */
export default function InstructedBills(props: {
  readonly job: ShipmentRecord;
  readonly bills: InstructionRecord["bills"];
}) {
  const { job, bills } = props;
  const say = useSay();
  if (bills.length === 0) return <EmptyState title={words.none} detail={words.noneDetail} />;
  const packages = packagesByKind(bills.flatMap((bill) => bill.packages));
  return (
    <table className="fw-bills" aria-label={say(words.billsTab)}>
      <thead>
        <tr>
          <th>{say(words.hwbno)}</th>
          <th>{say(fieldWords.goodsDescription)}</th>
          <th>{say(fieldWords.shippingMark)}</th>
          <th>{say(words.containers)}</th>
          <th className="fw-right">{say(words.packages)}</th>
          <th className="fw-right">{say(words.grossWeight)}</th>
          <th className="fw-right">{say(words.cbm)}</th>
        </tr>
      </thead>
      <tbody>
        {bills.map((bill) => (
          <tr key={bill.id}>
            <td>
              <ScreenLink to={`${jobHome(job)}/hbl/${bill.id}`}>{bill.hwbno}</ScreenLink>
            </td>
            <td className="fw-si-lines">{bill.desOfGoods}</td>
            <td className="fw-si-lines">{bill.shippingMark}</td>
            <td className="fw-si-lines">{bill.containers}</td>
            <td className="fw-right">
              <PackagesText packages={bill.packages} />
            </td>
            <td className="fw-right">
              <NumberText value={bill.grossWeight} most={3} />
            </td>
            <td className="fw-right">
              <NumberText value={bill.cbm} most={3} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={4}>{say(words.total)}</td>
          <td className="fw-right">
            <PackagesText packages={packages} />
          </td>
          <td className="fw-right">
            <NumberText value={sum(bills.map((bill) => bill.grossWeight)).toString()} most={3} />
          </td>
          <td className="fw-right">
            <NumberText value={sum(bills.map((bill) => bill.cbm)).toString()} most={3} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
