import { noCarrierCode } from "@fairway/areas/partner/model/noCarrierCode.ts";
import type { HouseBillRow } from "@fairway/areas/housebill/model/houseBillRecord.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { ReactNode } from "react";
import { ChargeTable } from "./ChargeTable.tsx";
import { chargeWords as words } from "./words.ts";

/** What the charges of a bill read of it. */
export type BillOfCharges = Pick<
  HouseBillRow,
  "id" | "hwbno" | "saleManId" | "customerId" | "customerCode" | "customerName" | "incotermCode"
>;

/** The charges of a house bill, with the usual partners of its lines. */
export default function BillCharges(props: {
  readonly job: ShipmentRecord;
  readonly bill: BillOfCharges;
  readonly lead?: ReactNode;
}) {
  const { job, bill } = props;
  const say = useSay();
  // A carrier that is not known yet is not proposed as the payee.
  const carrier =
    job.coloaderId && job.coloaderCode !== noCarrierCode
      ? { id: job.coloaderId, code: job.coloaderCode ?? "", name: job.coloaderName ?? "" }
      : null;
  const agent = job.agentId ? { id: job.agentId, code: "", name: job.agentName ?? "" } : null;
  return (
    <section aria-label={say(words.chargesOf, { hwbno: bill.hwbno })}>
      <ChargeTable
        key={bill.id}
        lead={props.lead}
        bill={{
          hblid: bill.id,
          job,
          customer: {
            id: bill.customerId,
            code: bill.customerCode ?? "",
            name: bill.customerName ?? "",
          },
          carrier,
          agent,
          salemanId: bill.saleManId,
          incotermCode: bill.incotermCode,
        }}
      />
    </section>
  );
}
