import { FileSearchOutlined } from "@ant-design/icons";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { lazy, Suspense } from "react";
import { proofOfJob } from "../contract.ts";
import { proofWords as words } from "./words.ts";

const ProofDrawer = lazy(() => import("./ProofDrawer.tsx"));

/** The number of differences between the papers of a job; opens them. The address opens them, too. */
export default function JobProof({ job }: { readonly job: ShipmentRecord }) {
  const say = useSay();
  const { search, change } = useAddress();
  const found = useAsk(proofOfJob, { jobId: job.id }, { quiet: true, derived: true });
  const differences = found.data ?? [];
  return (
    <>
      <PlainButton
        kind="text"
        danger={differences.length > 0}
        icon={<FileSearchOutlined aria-hidden />}
        onClick={() => change({ proof: "open" })}
      >
        {say(words.button)} ({differences.length})
      </PlainButton>
      {search["proof"] === "open" && found.data ? (
        <Suspense fallback={null}>
          <ProofDrawer
            job={job}
            differences={found.data}
            onClose={() => change({ proof: null }, { replace: true })}
          />
        </Suspense>
      ) : null}
    </>
  );
}
