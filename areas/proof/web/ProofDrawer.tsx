import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { MoneyText, NumberText } from "@fairway/ui/parts/MoneyText.tsx";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { localCurrency } from "@fairway/core/money/currency.ts";
import { isDecimal } from "@fairway/core/money/decimal.ts";
import { sayDay } from "@fairway/core/words/dates.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import type { ReactNode } from "react";
import { sentDays } from "@fairway/areas/mail/model/sentFacts.ts";
import {
  type ProofDifference,
  type ProofFact,
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
  declarations: () => "?tab=CLEARANCE",
  waybill: () => "/mawb",
};

const figures: ReadonlySet<ProofFact> = new Set([
  "packages",
  "grossWeight",
  "chargeWeight",
  "cbm",
  "verifiedMass",
]);

/** A value as the screens of its papers show it. */
function sayValue(fact: ProofFact, value: string | null): ReactNode {
  if (!value) return "–";
  if (sentDays.has(fact)) return sayDay(value);
  if (fact === "charges") {
    const [amount, currency = localCurrency] = value.split(" ");
    return <MoneyText amount={amount} currency={currency} code />;
  }
  return figures.has(fact) && isDecimal(value) ? <NumberText value={value} most={3} /> : value;
}

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
    return (
      <>
        <PlainButton
          kind="text"
          className="fw-proof-paper"
          onClick={() => go(`${jobHome(job)}${pageOf[paper](each.hblid)}`)}
        >
          {say(proofPapers[paper])}
        </PlainButton>
        <div className="fw-proof-value">{sayValue(each.fact, value)}</div>
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
        <EmptyState
          title={words.none}
          detail={service.bill.isOfJob ? words.noneOfOperation : words.noneDetail}
        />
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
