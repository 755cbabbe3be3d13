import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useParam } from "@fairway/ui/address/useAddress.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PageSkeleton, RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { Tabs } from "@fairway/ui/parts/Tabs.tsx";
import { lazy, Suspense } from "react";
import { getShipment } from "../contract.ts";
import { JobStrip } from "./JobStrip.tsx";
import { jobPlaces } from "./places.ts";
import { ShipmentTab } from "./ShipmentTab.tsx";
import { shipmentWords as words } from "./words.ts";

const files = {
  key: "FILES",
  words: words.filesTab,
  Content: lazy(() => import("./FilesTab.tsx")),
};

/** One job: its strip, its own form, and the tabs that other areas bring. */
export default function ShipmentPage() {
  const id = useParam("jobId");
  const asked = useAsk(getShipment, { id });
  if (asked.error && !asked.data) {
    return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  }
  const job = asked.data;
  if (!job) return <PageSkeleton />;
  return (
    <div className="fw-page">
      <JobStrip job={job} />
      <Tabs
        tabs={[
          {
            key: "SHIPMENT",
            words: words.shipmentTab,
            content: () => <ShipmentTab key={job.id} job={job} />,
          },
          ...[...jobPlaces().tabs, files].map(({ key, words: label, Content }) => ({
            key,
            words: label,
            content: () => (
              <Suspense fallback={<RowSkeletons />}>
                <Content key={key} job={job} />
              </Suspense>
            ),
          })),
        ]}
      />
    </div>
  );
}
