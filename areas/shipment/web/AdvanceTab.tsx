import { approvedTags, type ApprovedState } from "@fairway/areas/approval/model/approvedStates.ts";
import type { SyncState } from "@fairway/areas/document/model/syncStatus.ts";
import { SyncStatus } from "@fairway/areas/document/web/SyncStatus.tsx";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { advancesOfJob } from "../contract.ts";
import type { JobPayment } from "../model/jobPayment.ts";
import type { ShipmentRecord } from "../model/shipmentRecord.ts";
import { jobPlaces } from "./places.ts";
import { advanceWords as words } from "./advanceWords.ts";

/** The forms of a new advance and a new settlement, of higher areas, and their rights. */
const newPayments = [
  { words: words.newAdvance, right: "acctAP.add", at: "/home/accounting/advance-payment/new" },
  {
    words: words.newSettlement,
    right: "acctSP.add",
    at: "/home/accounting/settlement-payment/new",
  },
] as const;

/** The advances of a job with their settlements. Rule SH-30 */
export function AdvanceTab({ job }: { readonly job: ShipmentRecord }) {
  const say = useSay();
  const asked = useAsk(advancesOfJob, { jobId: job.id });
  const may = useMay();
  const isOpen = !job.isLocked && job.currentStatus !== "Canceled";
  const further = isOpen ? (
    <span className="fw-links">
      {newPayments
        .filter(({ right }) => may(right))
        .map((each) => (
          <ScreenLink key={each.right} to={`${each.at}?job=${encodeURIComponent(job.jobNo)}`}>
            {say(each.words)}
          </ScreenLink>
        ))}
    </span>
  ) : null;
  if (asked.error) return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  if (!asked.data) return <RowSkeletons />;
  if (asked.data.length === 0) {
    return <EmptyState title={words.none} detail={words.noneDetail} action={further} />;
  }
  const heads = [words.number, words.requester, words.date, words.status, words.voucher];
  return (
    <div className="fw-scroll">
      {further}
      <table className="fw-bills" aria-label={say(words.tab)}>
        <thead>
          <tr>
            <th colSpan={6}>{say(words.advance)}</th>
            <th colSpan={6}>{say(words.settlement)}</th>
            <th className="fw-right" rowSpan={2}>
              {say(words.balance)}
            </th>
          </tr>
          <tr>
            {["advance", "settlement"].flatMap((side) => [
              ...heads.map((head) => <th key={`${side} ${head.en}`}>{say(head)}</th>),
              <th key={`${side} amount`} className="fw-right">
                {say(words.amount)}
              </th>,
            ])}
          </tr>
        </thead>
        <tbody>
          {asked.data.map(({ advance, settlement, balance }) => (
            <tr key={`${advance?.documentId} ${settlement?.documentId}`}>
              <Cells kind="advance" payment={advance} />
              <Cells kind="settlement" payment={settlement} />
              <td className={balance?.startsWith("-") ? "fw-right fw-negative" : "fw-right"}>
                <MoneyText
                  amount={balance}
                  currency={advance?.currency ?? settlement?.currency ?? ""}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cells({
  kind,
  payment,
}: {
  readonly kind: "advance" | "settlement";
  readonly payment: JobPayment | null;
}) {
  const page = jobPlaces().paymentPages?.[kind];
  if (!payment) return <td colSpan={6}>–</td>;
  const { number } = payment;
  return (
    <>
      <td>{page ? <ScreenLink to={page(payment)}>{number}</ScreenLink> : number}</td>
      <td>{payment.requesterName}</td>
      <td>
        <DayText day={payment.requestedOn} />
      </td>
      <td>
        <StatusTag {...approvedTags[payment.approvalStatus as ApprovedState]} />{" "}
        <SyncStatus status={payment.syncStatus as SyncState | null} />
      </td>
      <td>
        {payment.voucherNo} <DayText day={payment.voucherDate} />
      </td>
      <td className="fw-right">
        <MoneyText amount={payment.amount} currency={payment.currency} /> {payment.currency}
      </td>
    </>
  );
}
