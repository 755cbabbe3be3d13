import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { SearchField } from "@fairway/areas/service/model/searchFields.ts";
import type { ShipmentCriteria } from "@fairway/areas/shipment/model/shipmentCriteria.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import "./houseBill.css";
import { listHouseBillsOfJob } from "../contract.ts";
import { BillCells, BillHeads } from "./BillHeads.tsx";
import { houseBillWords as words } from "./words.ts";

/** The house bills of a job below its row in the list, by number. */
export default function HouseBillRows(props: {
  readonly service: Service;
  readonly jobId: string;
  readonly criteria: Partial<ShipmentCriteria>;
}) {
  const { service, jobId, criteria } = props;
  const searched = (field: SearchField) =>
    criteria.searchType === field ? (criteria.keyword ?? null) : null;
  const job = { id: jobId, transactionType: service.code };
  const bills = useAsk(listHouseBillsOfJob, {
    jobId,
    hwbno: searched("hwbno"),
    creditDebitNo: searched("creditDebitNo"),
    soaNo: searched("soaNo"),
    customerId: criteria.customerId ?? null,
    saleManId: criteria.saleManId ?? null,
  });
  if (!bills.data) return <RowSkeletons rows={1} />;
  if (bills.data.length === 0) return <EmptyState title={words.none} />;
  return (
    <table className="fw-bills">
      <thead>
        <tr>
          <BillHeads service={service} columns={service.bill.rows} />
        </tr>
      </thead>
      <tbody>
        {bills.data.map((bill) => (
          <tr key={bill.id}>
            <BillCells job={job} bill={bill} columns={service.bill.rows} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
