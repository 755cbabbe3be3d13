import { MailOutlined } from "@ant-design/icons";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { lazy, Suspense } from "react";
import { mailsOfJob } from "../contract.ts";
import { mailWords as words } from "./words.ts";

const MailsDrawer = lazy(() => import("./MailsDrawer.tsx"));

/** The number of mails about a job; opens them. The address opens them, too: `?mails=open`. */
export default function JobMails({ job }: { readonly job: ShipmentRecord }) {
  const say = useSay();
  const { search, change } = useAddress();
  const found = useAsk(mailsOfJob, { jobId: job.id }, { quiet: true, derived: true });
  const mails = found.data ?? [];
  const isOpen = search["mails"] === "open";
  const failed = mails.some(({ state }) => state === "Failed");
  if (mails.length === 0 && !isOpen) return null;
  return (
    <>
      <PlainButton
        kind="text"
        danger={failed}
        icon={<MailOutlined aria-hidden />}
        onClick={() => change({ mails: "open" })}
      >
        {say(words.mails)} ({mails.length})
      </PlainButton>
      {isOpen ? (
        <Suspense fallback={null}>
          <MailsDrawer
            job={job}
            mails={mails}
            onClose={() => change({ mails: null }, { replace: true })}
          />
        </Suspense>
      ) : null}
    </>
  );
}
