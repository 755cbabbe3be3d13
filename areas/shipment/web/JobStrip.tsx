import { jobFiles } from "../model/fileFolders.ts";
import { filing } from "@fairway/areas/file/web/FilePaper.tsx";
import { ArrowRightOutlined, CopyOutlined, LockOutlined } from "@ant-design/icons";
import { jobHome, listHome } from "@fairway/areas/service/model/jobHome.ts";
import { datedBy } from "@fairway/areas/service/model/datedBy.ts";
import { fieldWords } from "@fairway/areas/service/model/tradeWords.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { spelledOut } from "@fairway/core/words/abbreviations.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { useHistory } from "@fairway/ui/history/useHistory.tsx";
import { DayText } from "@fairway/ui/parts/DayText.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { PaperViewer } from "@fairway/ui/parts/PaperViewer.tsx";
import { type PageAction, PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { ReasonDialog } from "@fairway/ui/parts/ReasonDialog.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { type ReactNode, Suspense, useState } from "react";
import "./shipment.css";
import { cancelShipment, listShipments, shipmentHistory } from "../contract.ts";
import { isRevisable } from "../model/jobCopy.ts";
import type { ShipmentRecord } from "../model/shipmentRecord.ts";
import { JobStatusTag } from "./JobStatusTag.tsx";
import { jobPlaces, type PrintOfJob, type VerbOfJob } from "./places.ts";
import { SheetButton } from "./SheetButton.tsx";
import { useJobActions } from "./useJobActions.ts";
import { useWhyReadOnly } from "./useWhyReadOnly.ts";
import { shipmentWords as words } from "./words.ts";

const FinishReason = later(async () => (await import("./FinishReason.tsx")).FinishReason);

/** The strip that stays visible on every page of a job: number, route, dates, state, margin. */
export function JobStrip(props: {
  readonly job: ShipmentRecord;
  /** Shown instead of the job's number, e.g. the number of a house bill. */
  readonly title?: ReactNode;
  readonly back?: string;
  readonly primary?: PageAction | null;
  readonly actions?: readonly (PageAction | null | false)[];
  readonly dangerous?: readonly (PageAction | null)[];
  /** Leaves out the actions on the job itself. */
  readonly onlyFacts?: boolean;
}) {
  const { job } = props;
  const say = useSay();
  const language = useLanguage();
  const client = useClient();
  const { go } = useAddress();
  const [paper, setPaper] = useState<PrintOfJob | null>(null);
  const [isCancelling, setCancelling] = useState(false);
  const whyNot = useWhyNot();
  const history = useHistory({ call: shipmentHistory, id: job.id, what: job.jobNo });
  const [whyReason, setWhyReason] = useState<string | null>(null);
  const own = useJobActions(job, () => setCancelling(true), setWhyReason);
  const { Chain, Comments, Differences, Mails, Margin, Milestones, Proof, ...places } = jobPlaces();
  const { papers = [], sideLinks = {}, verbs = [] } = places;
  const [verb, setVerb] = useState<VerbOfJob | null>(null);
  const whyReadOnly = useWhyReadOnly(job);
  const service = serviceOf(job.transactionType);
  const copy: PageAction = {
    words: words.duplicate,
    icon: <CopyOutlined />,
    run: () => go(`${jobHome(job)}?action=copy`),
    why: whyNot(`${service.menu}.add`, !job.may.includes("copy")),
  };
  const revise = isRevisable(job) && {
    words: words.revise,
    run: () => go(`${jobHome(job)}?action=revise`),
    why: whyNot(`${service.menu}.add`, !job.may.includes("revise")),
  };
  const printing = papers
    .filter((each) => service.papers.includes(each.paper))
    .map((each): PageAction => ({ words: each.words, run: () => setPaper(each) }));
  const further = verbs
    .filter((each) => each.fits(service) && (each.fitsJob?.(job) ?? true))
    .map(
      (each): PageAction => ({
        words: each.words,
        run: () => setVerb(each),
        why: each.reads ? null : whyReadOnly,
      }),
    );
  const links = service.sideLinks.flatMap((name): PageAction[] => {
    const link = sideLinks[name];
    if (!link) return [];
    return [{ words: link.words, run: () => ("to" in link ? go(link.to(job)) : setPaper(link)) }];
  });
  return (
    <div className="fw-page-top fw-job-strip">
      <PageHeader
        title={props.title ?? job.jobNo}
        back={props.back ?? listHome(service)}
        status={
          <>
            <JobStatusTag status={job.currentStatus} />
            {job.isLocked ? <LockTag job={job} /> : null}
          </>
        }
        facts={
          <Facts job={job} isBill={props.title !== undefined} isShort={props.onlyFacts === true} />
        }
        primary={props.primary ?? null}
        actions={[
          ...(props.actions ?? []),
          ...(props.onlyFacts
            ? []
            : [
                ...own.actions,
                ...links,
                ...printing,
                ...further,
                copy,
                revise,
                history.action,
                ...own.refused,
              ]),
        ]}
        atHand={2}
        dangerous={props.dangerous ?? (props.onlyFacts ? [] : own.dangerous)}
      />
      {Chain && Comments && !props.onlyFacts ? (
        <div className="fw-job-chain">
          <Suspense fallback={<span />}>
            <Chain job={job} />
          </Suspense>
          <Suspense fallback={null}>
            <Comments job={job} />
          </Suspense>
          {Mails ? (
            <Suspense fallback={null}>
              <Mails job={job} />
            </Suspense>
          ) : null}
          {Proof ? (
            <Suspense fallback={null}>
              <Proof job={job} />
            </Suspense>
          ) : null}
        </div>
      ) : null}
      {Milestones && !props.onlyFacts ? (
        <Suspense fallback={<div className="fw-job-milestones" />}>
          <div className="fw-job-milestones">
            <Milestones job={job} />
          </div>
        </Suspense>
      ) : null}
      {Differences && !props.onlyFacts ? (
        <Suspense fallback={null}>
          <Differences job={job} />
        </Suspense>
      ) : null}
      {Margin ? (
        <Suspense fallback={null}>
          <Margin job={job} />
        </Suspense>
      ) : null}
      {history.drawer}
      {verb ? (
        <Suspense fallback={null}>
          <verb.Dialog job={job} onClose={() => setVerb(null)} />
        </Suspense>
      ) : null}
      {whyReason !== null ? (
        <Suspense fallback={null}>
          <FinishReason job={job} why={whyReason} onClose={() => setWhyReason(null)} />
        </Suspense>
      ) : null}
      {isCancelling ? <CancelJob job={job} onClose={() => setCancelling(false)} /> : null}
      {paper ? (
        <PaperViewer
          title={`${say(paper.words)} ${job.jobNo}`}
          {...filing({ ...jobFiles, id: job.id }, paper.fileAs)}
          load={(printed) => paper.load(client, job, printed)}
          actions={
            paper.sheet ? (
              <SheetButton load={() => (paper.sheet ?? paper.load)(client, job, language)} />
            ) : null
          }
          onClose={() => setPaper(null)}
        />
      ) : null}
    </div>
  );
}

/** Requests the reason, cancels the job and goes to the list. */
function CancelJob(props: { readonly job: ShipmentRecord; readonly onClose: () => void }) {
  const say = useSay();
  const { go } = useAddress();
  const { id, jobNo, transactionType } = props.job;
  const cancel = useVerb(cancelShipment, {
    invalidates: [listShipments],
    onDone: () => {
      toast.success(say(words.canceled, { jobNo }));
      go(listHome(serviceOf(transactionType)), { replace: true });
    },
  });
  return (
    <ReasonDialog
      title={say(words.cancelAsk, { jobNo })}
      yes={words.cancel}
      no={partWords.keepIt}
      busy={cancel.isPending}
      onGiven={(reason) => cancel.mutate({ id, reason })}
      onClose={props.onClose}
    />
  );
}

function LockTag(props: { readonly job: ShipmentRecord }) {
  const say = useSay();
  const { timeZone } = useSession();
  const { lockedUserName, lockedDate } = props.job;
  const facts = { user: lockedUserName, at: sayInstant(lockedDate, timeZone) };
  return (
    <span title={say(words.lockedBy, facts)}>
      <LockOutlined aria-hidden /> <StatusTag words={words.locked} meaning="waiting" />
    </span>
  );
}

/** The link to a job that revises this one or is its copy in another office, or the other way round. */
function JobLink(props: {
  readonly job: ShipmentRecord;
  readonly id: string;
  readonly text: Words;
  readonly jobNo: string | null;
}) {
  const { job, id, text, jobNo } = props;
  const say = useSay();
  return (
    <ScreenLink to={jobHome({ id, transactionType: job.transactionType })}>
      {say(text, { jobNo: jobNo ?? "" })}
    </ScreenLink>
  );
}

function Facts(props: {
  readonly job: ShipmentRecord;
  readonly isBill: boolean;
  /** A page below the job: its ports by their codes, so that the header keeps to two lines. */
  readonly isShort: boolean;
}) {
  const { job, isShort } = props;
  const say = useSay();
  const pol = job.polDescription ?? job.polName ?? job.polCode;
  const service = serviceOf(job.transactionType);
  const pod = job.podDescription ?? job.podName ?? job.podCode;
  return (
    <div className="fw-job-facts">
      {props.isBill ? <span>{job.jobNo}</span> : null}
      {job.customerNames ? <strong className="fw-job-customer">{job.customerNames}</strong> : null}
      {pol || pod ? (
        <span className="fw-job-route" title={isShort ? `${pol ?? ""} – ${pod ?? ""}` : undefined}>
          {isShort ? (job.polCode ?? pol) : pol}
          {pol && pod ? <ArrowRightOutlined aria-hidden /> : null}
          {isShort ? (job.podCode ?? pod) : pod}
        </span>
      ) : null}
      {datedBy(service) === null ? (
        <span>
          {say(fieldWords(service, "serviceDate"))} <DayText day={job.serviceDate} />
        </span>
      ) : null}
      {job.etd || datedBy(service) ? (
        <span title={spelledOut(say(words.etd), say) ?? undefined}>
          {say(words.etd)} <DayText day={job.etd} />
        </span>
      ) : null}
      {job.eta ? (
        <span title={spelledOut(say(words.eta), say) ?? undefined}>
          {say(words.eta)} <DayText day={job.eta} />
        </span>
      ) : null}
      {job.revisedJobId ? (
        <JobLink job={job} id={job.revisedJobId} text={words.revises} jobNo={job.revisedJobNo} />
      ) : null}
      {job.replicaOf ? (
        <JobLink job={job} id={job.replicaOf} text={words.replicaOf} jobNo={job.replicaOfNo} />
      ) : null}
      {job.replicatedId ? (
        <JobLink
          job={job}
          id={job.replicatedId}
          text={words.replicatedAs}
          jobNo={job.replicatedJobNo}
        />
      ) : null}
      {job.revisions.map(({ id, jobNo }) => (
        <JobLink key={id} job={job} id={id} text={words.revisedBy} jobNo={jobNo} />
      ))}
      {job.mawb ? <span className="fw-job-wide">{job.mawb}</span> : null}
      <span className="fw-job-wide">{job.coloaderName}</span>
    </div>
  );
}
