import { approvedTags } from "@fairway/areas/approval/model/approvedStates.ts";
import { getApproval, getDenials } from "@fairway/areas/approval/contract.ts";
import { ApprovalPanel } from "@fairway/areas/approval/web/ApprovalPanel.tsx";
import { DocumentFiles } from "@fairway/areas/document/web/DocumentFiles.tsx";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayText, InstantText } from "@fairway/ui/parts/DayText.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { Fact } from "@fairway/ui/parts/Fact.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { RichText } from "@fairway/ui/parts/RichText.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { HistoryButton } from "@fairway/ui/history/HistoryButton.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { deleteUnlock, getUnlock, pageUnlocks, unlockHistory } from "../contract.ts";
import { subjectOf } from "../model/presets.ts";
import { unlockHome } from "../model/unlockHome.ts";
import { unlockKind } from "../model/unlockKind.ts";
import type { UnlockDetail } from "../model/unlockRequest.ts";
import { unlockTypes } from "../model/unlockTypes.ts";
import { UnlockForm } from "./UnlockForm.tsx";
import { unlockWords as words } from "./words.ts";

/** An own new or denied request as a form; any other with its levels and the user's decision. */
export default function UnlockPage() {
  const id = useParam("id");
  const asked = useAsk(getUnlock, { id });
  if (asked.error && !asked.data) {
    return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  }
  if (!asked.data) return <PageSkeleton />;
  const again = () => void asked.refetch();
  return asked.data.may.includes("update") ? (
    <Edit request={asked.data} again={again} />
  ) : (
    <Sent request={asked.data} again={again} />
  );
}

interface OfRequest {
  readonly request: UnlockDetail;
  readonly again: () => void;
}

function Status({ request }: Pick<OfRequest, "request">) {
  const may = useMay();
  const { id, requestNo, statusApproval } = request;
  return (
    <>
      <StatusTag {...approvedTags[statusApproval]} />
      {may("settingUnlockRequest.detail") ? (
        <HistoryButton call={unlockHistory} id={id} what={requestNo} />
      ) : null}
    </>
  );
}

function Edit({ request, again }: OfRequest) {
  const say = useSay();
  const { go } = useAddress();
  const { id, requestNo, may } = request;
  const remove = useVerb(deleteUnlock, {
    invalidates: [pageUnlocks, getUnlock, getApproval, getDenials],
    onDone: () => {
      toast.success(say(words.removed, { requestNo }));
      go(unlockHome);
    },
  });
  const title = say(words.removeSure, { requestNo });
  return (
    <UnlockForm
      key={request.version}
      request={request}
      status={<Status request={request} />}
      dangerous={
        may.includes("delete")
          ? [
              {
                words: words.remove,
                run: () => remove.mutate({ id }),
                confirm: { title, detail: say(words.removeDetail) },
              },
            ]
          : []
      }
      below={
        <>
          <ApprovalPanel documentId={id} onDecided={again} />
          <Files request={request} />
        </>
      }
      onSaved={again}
    />
  );
}

function Files({ request: { id, requestNo, syncStatus } }: Pick<OfRequest, "request">) {
  return (
    <DocumentFiles
      kind={unlockKind}
      id={id}
      number={requestNo}
      isSynced={syncStatus === "Synced"}
    />
  );
}

function Sent({ request, again }: OfRequest) {
  const say = useSay();
  const language = useLanguage();
  const { id, requestNo, requesterName, requesterNameVn } = request;
  return (
    <div className="fw-page">
      <PageHeader
        title={`${say(words.request)} ${requestNo}`}
        back={unlockHome}
        status={<Status request={request} />}
      />
      <ApprovalPanel documentId={id} onDecided={again} />
      <Section title={words.facts}>
        <Fact name={words.subject}>{subjectOf(request, language)}</Fact>
        <Fact name={words.type}>{say(unlockTypes[request.unlockType])}</Fact>
        <Fact name={words.requester}>
          {say({ en: requesterName ?? "", vi: requesterNameVn ?? requesterName ?? "" })}
        </Fact>
        <Fact name={words.requestDate}>
          <DayText day={request.requestDate} />
        </Fact>
        {request.newServiceDate ? (
          <Fact name={words.newServiceDate}>
            <DayText day={request.newServiceDate} />
          </Fact>
        ) : null}
        {request.unlockedAt ? (
          <Fact name={words.unlockedAt}>
            <InstantText instant={request.unlockedAt} />
          </Fact>
        ) : null}
        {request.generalReason ? (
          <Fact name={words.generalReason}>
            <RichText text={request.generalReason} />
          </Fact>
        ) : null}
      </Section>
      <Section title={words.lines} columns={1}>
        <PlainTable
          rows={request.jobs}
          rowKey={(line) => line.id}
          columns={[
            { key: "name", title: say(words.unlockName), read: (line) => line.unlockName },
            {
              key: "day",
              title: say(words.serviceDate),
              read: (line) => <DayText day={line.serviceDate} />,
            },
            {
              key: "locked",
              title: say(words.locked),
              read: ({ isLocked }) =>
                isLocked === null ? null : say(isLocked ? words.locked : words.open),
            },
            { key: "reason", title: say(words.reason), read: (line) => line.reason },
          ]}
        />
      </Section>
      <Files request={request} />
    </div>
  );
}
