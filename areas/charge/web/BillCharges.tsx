import type { HouseBillRow } from "@fairway/areas/housebill/model/houseBillRecord.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { ChargeTabs } from "./ChargeTabs.tsx";

/** The charges of a house bill, with the usual partners of its lines. */
export default function BillCharges(props: {
  readonly job: ShipmentRecord;
  readonly bill: HouseBillRow;
}) {
  const { job, bill } = props;
  const carrier = job.coloaderId
    ? { id: job.coloaderId, code: job.coloaderCode ?? "", name: job.coloaderName ?? "" }
    : null;
  return (
    <ChargeTabs
      bill={{
        hblid: bill.id,
        job,
        customer: {
          id: bill.customerId,
          code: bill.customerCode ?? "",
          name: bill.customerName ?? "",
        },
        carrier,
        incotermCode: bill.incotermCode,
      }}
    />
  );
}
