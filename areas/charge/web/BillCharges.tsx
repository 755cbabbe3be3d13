import type { HouseBillRow } from "@fairway/areas/housebill/contract.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/contract.ts";
import { ChargeTabs } from "./ChargeTabs.tsx";

/** The charges of the chosen house bill on its job's page. */
export default function BillCharges(props: {
  readonly job: ShipmentRecord;
  readonly bill: HouseBillRow;
}) {
  const { job, bill } = props;
  const { coloaderId, coloaderCode, coloaderName } = job;
  const customerName = bill.customerName ?? "";
  return (
    <ChargeTabs
      bill={{
        hblid: bill.id,
        transactionType: job.transactionType,
        customer: { id: bill.customerId, code: customerName, name: customerName },
        carrier: coloaderId
          ? { id: coloaderId, code: coloaderCode ?? "", name: coloaderName ?? "" }
          : null,
      }}
    />
  );
}
