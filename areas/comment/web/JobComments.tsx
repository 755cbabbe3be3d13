import { MessageOutlined } from "@ant-design/icons";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { lazy, Suspense, useState } from "react";
import { commentsOfJob } from "../contract.ts";
import { commentWords as words } from "./words.ts";

const CommentDrawer = lazy(() => import("./CommentDrawer.tsx"));

/** The number of comments of a job; opens them. The address opens them, too: `?comments=open`. */
export default function JobComments({ job }: { readonly job: ShipmentRecord }) {
  const say = useSay();
  const { search, change } = useAddress();
  // What was typed outlives the drawer.
  const [typed, setTyped] = useState("");
  const found = useAsk(commentsOfJob, { jobId: job.id }, { quiet: true, derived: true });
  const count = found.data?.length ?? 0;
  const isOpen = search["comments"] === "open";
  return (
    <>
      <PlainButton
        kind="text"
        icon={<MessageOutlined aria-hidden />}
        onClick={() => change({ comments: "open" })}
      >
        {say(words.comments)}
        {count > 0 ? ` (${count})` : ""}
      </PlainButton>
      {isOpen ? (
        <Suspense fallback={null}>
          <CommentDrawer
            job={job}
            comments={found.data ?? []}
            typed={typed}
            onType={setTyped}
            onClose={() => change({ comments: null }, { replace: true })}
          />
        </Suspense>
      ) : null}
    </>
  );
}
