import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ShipmentCriteria } from "@fairway/areas/shipment/contract.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { listHouseBillsOfJob } from "../contract.ts";
import { houseBillWords as words } from "./words.ts";
import "./houseBill.css";

const home = `/home/documentation/${serviceOf("SFE").route}`;

/** The house bills of a job below its row in the list, by number. */
export default function HouseBillRows(props: {
  readonly jobId: string;
  readonly criteria: Partial<ShipmentCriteria>;
}) {
  const say = useSay();
  const { jobId, criteria } = props;
  const bills = useAsk(listHouseBillsOfJob, {
    jobId,
    hwbno: criteria.searchType === "hwbno" ? (criteria.keyword ?? null) : null,
    customerId: criteria.customerId ?? null,
    saleManId: criteria.saleManId ?? null,
  });
  if (!bills.data) return <RowSkeletons rows={1} />;
  if (bills.data.length === 0) return <EmptyState title={words.none} />;
  return (
    <table className="fw-plain-table fw-bills">
      <thead>
        <tr>
          <th>{say(words.no)}</th>
          <th>{say(words.customer)}</th>
          <th>{say(words.salesman)}</th>
          <th>{say(words.notify)}</th>
          <th>{say(words.destination)}</th>
          <th>{say(words.containers)}</th>
          <th className="fw-right">{say(words.packages)}</th>
          <th>{say(words.group)}</th>
          <th>{say(words.department)}</th>
        </tr>
      </thead>
      <tbody>
        {bills.data.map((bill) => (
          <tr key={bill.id}>
            <td>
              <ScreenLink to={`${home}/${jobId}/hbl/${bill.id}`}>{bill.hwbno}</ScreenLink>
            </td>
            <td>{bill.customerName}</td>
            <td>{bill.saleManName}</td>
            <td>{bill.notifyParty}</td>
            <td>{bill.finalPod ?? bill.podName}</td>
            <td>{bill.packageContainer}</td>
            <td className="fw-right">
              <NumberText value={bill.packageQty} unit={bill.packageTypeCode ?? ""} most={3} />
            </td>
            <td>{bill.groupName}</td>
            <td>{bill.departmentName}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
