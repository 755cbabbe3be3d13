import type { JobTab } from "@fairway/areas/service/model/jobTabs.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PageSkeleton, RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { Tabs } from "@fairway/ui/parts/Tabs.tsx";
import { Suspense } from "react";
import { getShipment } from "../contract.ts";
import type { ShipmentRecord } from "../model/shipmentRecord.ts";
import { AdvanceTab } from "./AdvanceTab.tsx";
import { advanceWords } from "./advanceWords.ts";
import { JobStrip } from "./JobStrip.tsx";
import { ShipmentTab } from "./ShipmentTab.tsx";
import { jobPlaces, type TabOfJob } from "./places.ts";
import { useOwnAddress } from "./useOwnAddress.ts";
import { shipmentWords as words } from "./words.ts";

/** The tabs of this area; those of others come from the places. */
const ownTabs = {
  SHIPMENT: {
    words: words.shipmentTab,
    Content: FormOfJob,
  },
  "ADVANCE-SETTLE": { words: advanceWords.tab, Content: AdvanceTab },
};

/** The form of the job; that of a job with one bill is of another area. */
function FormOfJob({ job }: { readonly job: ShipmentRecord }) {
  const { OneBillForm } = jobPlaces();
  const isWithBill = serviceOf(job.transactionType).bill.isOfJob;
  return OneBillForm && isWithBill ? (
    <OneBillForm job={job} />
  ) : (
    <ShipmentTab key={job.id} job={job} />
  );
}

/** One job: its strip and the tabs that its service declares. */
export default function ShipmentPage() {
  const id = useParam("jobId");
  const asked = useAsk(getShipment, { id });
  const { action } = useAddress().search;
  const isMoving = useOwnAddress(asked.data);
  if (asked.error && !asked.data) {
    return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  }
  const job = asked.data;
  if (!job || isMoving) return <PageSkeleton />;
  const places = jobPlaces();
  const isWithBill = serviceOf(job.transactionType).bill.isOfJob;
  const Copy = isWithBill ? places.OneBillCopy : places.Copy;
  if (Copy && (action === "copy" || action === "revise")) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Copy key={`${job.id} ${action}`} job={job} revises={action === "revise"} />
      </Suspense>
    );
  }
  const tabs: Partial<Record<JobTab, TabOfJob>> = { ...ownTabs, ...jobPlaces().tabs };
  return (
    <div className="fw-page">
      <JobStrip job={job} />
      <Tabs
        tabs={serviceOf(job.transactionType).tabs.flatMap((key) => {
          const tab = tabs[key];
          if (!tab) return [];
          const { words: label, Content } = tab;
          const content = () => (
            <Suspense fallback={<RowSkeletons />}>
              <Content key={key} job={job} />
            </Suspense>
          );
          return [{ key, words: label, content }];
        })}
      />
    </div>
  );
}
