import { getApproval, getDenials } from "@fairway/areas/approval/contract.ts";
import { ApprovalPanel } from "@fairway/areas/approval/web/ApprovalPanel.tsx";
import { DocumentFiles } from "@fairway/areas/document/web/DocumentFiles.tsx";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useGoWhen } from "@fairway/ui/address/useGoWhen.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { HistoryButton } from "@fairway/ui/history/HistoryButton.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Suspense } from "react";
import { advanceHistory, deleteAdvance, getAdvance, pageAdvances } from "../contract.ts";
import type { AdvanceDetail } from "../model/advance.ts";
import { advanceHome } from "../model/advanceHome.ts";
import { advanceKind } from "../model/advanceKind.ts";
import { advanceTags } from "../model/advanceWords.ts";
import { AdvanceForm } from "./AdvanceForm.tsx";
import { advanceWords as words } from "./words.ts";

const AdvanceApprove = later(async () => (await import("./AdvanceApprove.tsx")).default);

/**
 * A new or denied advance: as a form to its requester, to others as the page where it is approved. Any
 * other moves to that page.
 */
export default function AdvanceEdit() {
  const id = useParam("id");
  const asked = useAsk(getAdvance, { advanceId: id });
  const isDraft = asked.data ? ["New", "Denied"].includes(asked.data.statusApproval) : true;
  useGoWhen(!isDraft, `${advanceHome}/${id}/approve`);
  if (asked.error && !asked.data) {
    return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  }
  if (!asked.data || !isDraft) return <PageSkeleton />;
  if (!asked.data.may.includes("update")) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <AdvanceApprove />
      </Suspense>
    );
  }
  return <Form advance={asked.data} again={() => void asked.refetch()} />;
}

function Form({ advance, again }: { readonly advance: AdvanceDetail; readonly again: () => void }) {
  const say = useSay();
  const { go } = useAddress();
  const { advanceNo, may } = advance;
  const remove = useVerb(deleteAdvance, {
    invalidates: [pageAdvances, getAdvance, getApproval, getDenials],
    onDone: () => {
      toast.success(say(words.removed, { advanceNo }));
      go(advanceHome);
    },
  });
  return (
    <AdvanceForm
      advance={advance}
      status={
        <>
          <StatusTag {...advanceTags[advance.statusApproval]} />
          <HistoryButton call={advanceHistory} id={advance.id} what={advanceNo} />
        </>
      }
      dangerous={
        may.includes("delete")
          ? [
              {
                words: words.remove,
                run: () => remove.mutate({ advanceNo }),
                confirm: {
                  title: say(words.removeSure, { advanceNo }),
                  detail: say(words.removeDetail),
                },
              },
            ]
          : []
      }
      below={
        <>
          <ApprovalPanel documentId={advance.id} onDecided={again} />
          <DocumentFiles
            kind={advanceKind}
            id={advance.id}
            number={advanceNo}
            isSynced={advance.syncStatus === "Synced"}
          />
        </>
      }
      onSaved={({ id }, isSent) => {
        if (isSent) go(`${advanceHome}/${id}/approve`);
        else again();
      }}
    />
  );
}
