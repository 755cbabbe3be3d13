import { getApproval, getDenials } from "@fairway/areas/approval/contract.ts";
import { approvedTags } from "@fairway/areas/approval/model/approvedStates.ts";
import { ApprovalPanel } from "@fairway/areas/approval/web/ApprovalPanel.tsx";
import { DocumentFiles } from "@fairway/areas/document/web/DocumentFiles.tsx";
import { outsideTag } from "@fairway/areas/rate/model/outsideWords.ts";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useGoWhen } from "@fairway/ui/address/useGoWhen.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { HistoryButton } from "@fairway/ui/history/HistoryButton.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert } from "antd";
import { Suspense } from "react";
import {
  checkPapers,
  deleteSettlement,
  getSettlement,
  pageSettlements,
  settlementHistory,
} from "../contract.ts";
import type { SettlementDetail } from "../model/settlement.ts";
import { settlementHome } from "../model/settlementHome.ts";
import { settlementKind } from "../model/settlementKind.ts";
import { SettlementForm } from "./SettlementForm.tsx";
import { usePapersOfSettlement } from "./usePapersOfSettlement.tsx";
import { settlementWords as words } from "./words.ts";

const SettlementApprove = later(async () => (await import("./SettlementApprove.tsx")).default);

/**
 * A new or denied settlement: as a form to its requester, to others as the page where it is approved. Any
 * other moves to that page.
 */
export default function SettlementEdit() {
  const id = useParam("id");
  const asked = useAsk(getSettlement, { settlementId: id });
  const isDraft = asked.data ? ["New", "Denied"].includes(asked.data.statusApproval) : true;
  useGoWhen(!isDraft, `${settlementHome}/${id}/approve`);
  if (asked.error && !asked.data) {
    return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  }
  if (!asked.data || !isDraft) return <PageSkeleton />;
  if (!asked.data.may.includes("update")) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <SettlementApprove />
      </Suspense>
    );
  }
  return <Form key={id} settlement={asked.data} again={() => void asked.refetch()} />;
}

function Form(props: { readonly settlement: SettlementDetail; readonly again: () => void }) {
  const say = useSay();
  const { go } = useAddress();
  const { settlement, again } = props;
  const { id, settlementNo } = settlement;
  const remove = useVerb(deleteSettlement, {
    invalidates: [pageSettlements, getSettlement, getApproval, getDenials],
    onDone: () => {
      toast.success(say(words.removed, { settlementNo }));
      go(settlementHome);
    },
  });
  const papers = usePapersOfSettlement(settlement);
  return (
    <SettlementForm
      settlement={settlement}
      status={
        <>
          <StatusTag {...approvedTags[settlement.statusApproval]} />
          {settlement.rateOutside ? <StatusTag {...outsideTag} /> : null}
          <HistoryButton call={settlementHistory} id={id} what={settlementNo} />
        </>
      }
      actions={papers.actions}
      dangerous={
        settlement.may.includes("delete")
          ? [
              {
                words: words.remove,
                run: () => remove.mutate({ settlementNo }),
                confirm: {
                  title: say(words.removeSure, { settlementNo }),
                  detail: say(words.removeDetail),
                },
              },
            ]
          : []
      }
      above={
        <>
          {papers.shown}
          <MissingPapers settlementId={id} />
          <ApprovalPanel documentId={id} onDecided={again} />
        </>
      }
      below={
        <DocumentFiles
          kind={settlementKind}
          id={id}
          number={settlementNo}
          isSynced={settlement.syncStatus === "Synced"}
        />
      }
      onSaved={(saved, isSent) => {
        if (isSent) go(`${settlementHome}/${saved.id}/approve`);
        else again();
      }}
    />
  );
}

/** Names the types of document without which the settlement is not sent. */
function MissingPapers({ settlementId }: { readonly settlementId: string }) {
  const say = useSay();
  const language = useLanguage();
  const { data } = useAsk(checkPapers, { billingId: settlementId }, { derived: true });
  if (!data || data.status) return null;
  const papers = data.missing
    .map(({ nameEn, nameVn }) => (language === "vi" ? nameVn : nameEn))
    .join(", ");
  return <Alert type="warning" showIcon title={say(words.papersMissing, { papers })} />;
}
