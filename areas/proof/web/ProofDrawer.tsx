import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { sayDay } from "@fairway/core/words/dates.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { sentDays } from "@fairway/areas/mail/model/sentFacts.ts";
import {
  type ProofDifference,
  type ProofPaper,
  proofFactTitle,
  proofPapers,
} from "../model/proof.ts";
import "./proof.css";
import { proofWords as words } from "./words.ts";

/** The page on which a paper is mended, below that of the job. */
const pageOf: Readonly<Record<ProofPaper, (hblid: string | null) => string>> = {
  job: () => "",
  containers: () => "",
  bill: (hblid) => (hblid ? `/hbl/${hblid}` : "?tab=HBL"),
  bills: () => "?tab=HBL",
  notice: (hblid) => `/hbl/${hblid}?tab=ARRIVAL`,
  charges: (hblid) => `?tab=HBL&bill=${hblid}`,
  instruction: () => "/si",
  manifest: () => "/manifest",
  mail: () => "?mails=open",
  waybill: () => "/mawb",
};

/** The differences between the papers of a job, each with both values and the pages of both. */
export default function ProofDrawer(props: {
  readonly job: ShipmentRecord;
  readonly differences: readonly ProofDifference[];
  readonly onClose: () => void;
}) {
  const say = useSay();
  const { go } = useAddress();
  const { job, differences } = props;
  const service = serviceOf(job.transactionType);
  const shown = (each: ProofDifference, side: "one" | "other") => {
    const { paper, value } = each[side];
    const isDay = sentDays.has(each.fact);
    return (
      <>
        <PlainButton
          kind="text"
          className="fw-proof-paper"
          onClick={() => go(`${jobHome(job)}${pageOf[paper](each.hblid)}`)}
        >
          {say(proofPapers[paper])}
        </PlainButton>
        <div className="fw-proof-value">{(isDay ? sayDay(value) : value) || "–"}</div>
      </>
    );
  };
  return (
    <SideDrawer
      size={860}
      isRead
      title={say(words.title, { jobNo: job.jobNo })}
      onClose={props.onClose}
    >
      {differences.length === 0 ? (
        <EmptyState title={words.none} detail={words.noneDetail} />
      ) : (
        <div className="fw-proof">
          <p className="fw-quiet">{say(words.about)}</p>
          <PlainTable
            rows={differences.map((each, at) => ({ ...each, at }))}
            rowKey={({ at }) => String(at)}
            columns={[
              {
                key: "fact",
                title: say(words.fact),
                read: (row) => say(proofFactTitle(service, row.fact)),
              },
              { key: "about", title: say(words.of), read: (row) => row.about ?? "" },
              { key: "one", title: say(words.one), read: (row) => shown(row, "one") },
              { key: "other", title: say(words.other), read: (row) => shown(row, "other") },
            ]}
          />
        </div>
      )}
    </SideDrawer>
  );
}
