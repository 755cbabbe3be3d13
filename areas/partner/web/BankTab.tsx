import type { Resource } from "@fairway/core/resource/resource.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { ReasonDialog } from "@fairway/ui/parts/ReasonDialog.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { soon } from "@fairway/ui/parts/later.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import type { Meaning } from "@fairway/core/words/statusTag.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Suspense, useState } from "react";
import * as tabs from "../contractTabs.ts";
import { bankFiles } from "../model/fileFolder.ts";
import { partnerBank, type PartnerBankStatus, partnerBankStatuses } from "../model/partnerBank.ts";
import { ChildTab } from "./ChildTab.tsx";
import { type PartnerTabProps, useRefresh } from "./childTabs.tsx";
import { childWords as words } from "./childWords.ts";
import { lifeTexts } from "./lifeWords.ts";

const RecordFiles = soon(
  async () => (await import("@fairway/areas/file/web/RecordFiles.tsx")).RecordFiles,
);

const meanings: Readonly<Record<PartnerBankStatus, Meaning>> = {
  New: "new",
  Processing: "waiting",
  Approved: "good",
  Rejected: "bad",
  Revise: "waiting",
};

/** The bank accounts of a partner, and their way to being paid to. */
export function BankTab({ partnerId, why }: PartnerTabProps) {
  const say = useSay();
  const found = useAsk(tabs.listPartnerBanks, { partnerId });
  const [rejected, setRejected] = useState<AnyRow | null>(null);
  const invalidates = [tabs.listPartnerBanks, tabs.partnerBankHistory];
  const send = useVerb(tabs.sendBanks, {
    invalidates,
    onDone: () => toast.success(say(words.sent)),
  });
  const revise = useVerb(tabs.reviseBank, {
    invalidates,
    onDone: () => toast.success(say(words.revised)),
  });
  const answer = useVerb(tabs.answerBank, {
    invalidates,
    onDone: (_, ask) => {
      toast.success(say(ask.approve ? words.approved : words.rejected));
      setRejected(null);
    },
  });
  const actionsOf = (row: AnyRow) => {
    const may = (verb: string) => ((row["may"] ?? []) as readonly string[]).includes(verb);
    const id = String(row["id"]);
    const version = Number(row["version"]);
    return [
      may("send") && {
        words: words.send,
        busy: send.isPending,
        confirm: { title: say(words.sendTitle), detail: say(words.sendDetail) },
        run: () => send.mutate({ ids: [id] }),
      },
      may("approve") && {
        words: words.approve,
        busy: answer.isPending,
        confirm: { title: say(words.approveTitle) },
        run: () => answer.mutate({ id, version, approve: true }),
      },
      may("reject") && { words: words.reject, run: () => setRejected(row) },
      may("revise") && {
        words: words.revise,
        busy: revise.isPending,
        confirm: { title: say(words.reviseTitle), detail: say(words.reviseDetail) },
        run: () => revise.mutate({ bankId: id }),
      },
    ].filter((each) => each !== false);
  };
  return (
    <>
      <ChildTab
        resource={partnerBank as unknown as Resource}
        calls={{
          get: tabs.getPartnerBank,
          add: tabs.addPartnerBank,
          update: tabs.updatePartnerBank,
          remove: tabs.removePartnerBank,
          history: tabs.partnerBankHistory,
        }}
        rows={found.data as readonly AnyRow[] | undefined}
        partnerId={partnerId}
        why={why}
        empty={{ title: words.emptyBank, detail: words.emptyBankDetail }}
        refresh={useRefresh(...invalidates)}
        actions={actionsOf}
        below={(row) => (
          <Section title={lifeTexts.files} columns={1}>
            <Suspense fallback={null}>
              <RecordFiles
                owner={{ ...bankFiles, objectId: String(row["id"]) }}
                why={
                  ((row["may"] ?? []) as readonly string[]).includes("update")
                    ? null
                    : (why ?? say(words.whyState))
                }
              />
            </Suspense>
          </Section>
        )}
        shows={{
          approveStatus: (row) => {
            const status = String(row["approveStatus"]) as PartnerBankStatus;
            return (
              <span title={String(row["approveComment"] ?? "")}>
                <StatusTag words={partnerBankStatuses[status]} meaning={meanings[status]} />
              </span>
            );
          },
          bankId: (row) => String(row["bankName"] ?? row["bankCode"] ?? ""),
        }}
      />
      {rejected ? (
        <ReasonDialog
          title={say(words.rejectTitle)}
          yes={words.reject}
          no={partWords.cancel}
          busy={answer.isPending}
          onGiven={(comment) =>
            answer.mutate({
              id: String(rejected["id"]),
              version: Number(rejected["version"]),
              approve: false,
              comment,
            })
          }
          onClose={() => setRejected(null)}
        />
      ) : null}
    </>
  );
}
