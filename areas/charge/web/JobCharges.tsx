import { listHouseBillsOfJob } from "@fairway/areas/housebill/contract.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useWhyReadOnly } from "@fairway/areas/shipment/web/useWhyReadOnly.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { ShownWhile } from "@fairway/ui/address/shownWhile.tsx";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Select } from "antd";
import BillCharges, { type BillOfCharges } from "./BillCharges.tsx";
import { chargeWords as words } from "./words.ts";

/** The number of bills up to which each has a button. */
const mostButtons = 4;

/** The charges of a job: those of the bill that is chosen in the toolbar. */
export default function JobCharges(props: { readonly job: ShipmentRecord }) {
  const { job } = props;
  const say = useSay();
  const { search, go } = useAddress();
  const whyNot = useWhyReadOnly(job);
  const bills = useAsk(listHouseBillsOfJob, { jobId: job.id });
  if (!bills.data) return <RowSkeletons />;
  const billOf = (id: string | undefined) =>
    bills.data.find((bill) => bill.id === id) ?? bills.data[0];
  const chosen = billOf(search["hbl"]);
  if (!chosen) {
    return (
      <EmptyState
        title={words.noBill}
        detail={words.noBillDetail}
        action={
          <Why text={whyNot}>
            <Button
              type="primary"
              disabled={whyNot !== null}
              onClick={() => go(`${jobHome(job)}/hbl/new`)}
            >
              {say(words.addBill)}
            </Button>
          </Why>
        }
      />
    );
  }
  return (
    <ShownWhile when={({ hbl }) => billOf(hbl)?.id === chosen.id}>
      <BillCharges
        key={chosen.id}
        job={job}
        bill={chosen}
        lead={<ChosenBill job={job} bills={bills.data} chosen={chosen} />}
      />
    </ShownWhile>
  );
}

/** The choice of the bill, and the way to it. */
function ChosenBill(props: {
  readonly job: ShipmentRecord;
  readonly bills: readonly BillOfCharges[];
  readonly chosen: BillOfCharges;
}) {
  const { job, bills, chosen } = props;
  const say = useSay();
  const { change } = useAddress();
  const options = bills.map((bill) => ({ value: bill.id, label: bill.hwbno }));
  const choose = (id: string) => change({ hbl: id }, { replace: true });
  const to = `${jobHome(job)}/hbl/${chosen.id}`;
  const hasPages = !serviceOf(job.transactionType).bill.isOfJob;
  if (bills.length === 1 && !hasPages) return <span className="fw-quiet">{chosen.hwbno}</span>;
  if (bills.length === 1) return <ScreenLink to={to}>{chosen.hwbno}</ScreenLink>;
  return (
    <>
      {bills.length <= mostButtons ? (
        <Segmented
          aria-label={say(words.billShown)}
          options={options}
          value={chosen.id}
          onChange={choose}
        />
      ) : (
        <Select
          size="small"
          aria-label={say(words.billShown)}
          className="fw-charge-bills"
          showSearch={{ optionFilterProp: "label" }}
          options={options}
          value={chosen.id}
          onChange={choose}
        />
      )}
      <ScreenLink to={to}>{say(words.openBill)}</ScreenLink>
    </>
  );
}
