import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { ReasonDialog } from "@fairway/ui/parts/ReasonDialog.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as contract from "../contract.ts";
import type { ApprovalProgress } from "../model/approvalShapes.ts";
import { approvalTags, levelWords } from "../model/levels.ts";
import { Denials } from "./Denials.tsx";
import "./approval.css";
import { approvalWords as words } from "./words.ts";

/** The levels of the approval of a document, its denials, and what the user may do with it. */
export function ApprovalPanel(props: {
  readonly documentId: string;
  /** Called after a decision, so that the page loads its document again. */
  readonly onDecided: () => void;
}) {
  const say = useSay();
  const client = useClient();
  const confirm = useConfirm();
  const cache = useQueryClient();
  const { documentId } = props;
  const asked = useAsk(contract.getApproval, { documentId });
  const [isDenying, setDenying] = useState(false);
  const [isListed, setListed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const progress = asked.data;
  if (!progress) return null;
  const { number, version, may } = progress;
  const run = async (work: () => Promise<string>) => {
    setBusy(true);
    try {
      toast.success(await work());
    } catch (fault) {
      toast.error((fault as Error).message);
    } finally {
      setBusy(false);
      setDenying(false);
      void asked.refetch();
      void cache.invalidateQueries({ queryKey: cacheKey(contract.listApprovals) });
      props.onDecided();
    }
  };
  const items = [{ documentId, version }];
  const told = (answers: Awaited<ReturnType<typeof decide>>, done: string) => {
    const [only] = answers;
    if (only?.reason) throw new Error(say(only.reason));
    return done;
  };
  const decide = async (comment: string | null) =>
    (comment === null
      ? await client.ask(contract.approveAll, { items })
      : await client.ask(contract.denyAll, { items, comment })
    ).data;
  const approve = () =>
    run(async () => told(await decide(null), say(words.approvedNow, { number })));
  const deny = (comment: string) =>
    run(async () => told(await decide(comment), say(words.deniedNow, { number })));
  const recall = async () => {
    if (!(await confirm({ title: say(words.recallSure, { number }) }))) return;
    await run(async () => {
      await client.ask(contract.recallApproval, { documentId });
      return say(words.recalledNow, { number });
    });
  };
  const refresh = async () => {
    const question = {
      title: say(words.refreshSure, { number }),
      detail: say(words.refreshDetail),
    };
    if (!(await confirm(question))) return;
    await run(async () => {
      await client.ask(contract.refreshApproval, { documentId });
      return say(words.refreshedNow);
    });
  };
  const ended = (["denials", "unlockings"] as const).flatMap((name) =>
    progress[name] > 0 ? [say(words[name], { count: progress[name] })] : [],
  );
  return (
    <Section title={words.progress} columns={1}>
      <div className="fw-approval">
        <p className="fw-approval-head">
          <StatusTag {...approvalTags[progress.status]} />
          <span className="fw-quiet">
            {say(words.sentBy, { name: progress.requesterName })}{" "}
            <InstantText instant={progress.sentAt} />
          </span>
          {ended.length > 0 ? (
            <PlainButton kind="text" onClick={() => setListed(true)}>
              {ended.join(", ")}
            </PlainButton>
          ) : null}
        </p>
        <Steps steps={progress.steps} />
        <div className="fw-approval-actions">
          {may.includes("approve") ? (
            <PlainButton kind="primary" busy={isBusy} onClick={() => void approve()}>
              {say(words.approve)}
            </PlainButton>
          ) : null}
          {may.includes("deny") ? (
            <PlainButton kind="default" danger onClick={() => setDenying(true)}>
              {say(words.deny)}
            </PlainButton>
          ) : null}
          {may.includes("recall") ? (
            <PlainButton kind="default" onClick={() => void recall()}>
              {say(words.recall)}
            </PlainButton>
          ) : null}
          {may.includes("refresh") ? (
            <PlainButton kind="default" onClick={() => void refresh()}>
              {say(words.refresh)}
            </PlainButton>
          ) : null}
        </div>
      </div>
      {isDenying ? (
        <ReasonDialog
          title={say(words.denyOne, { number })}
          yes={words.deny}
          no={words.keep}
          busy={isBusy}
          required
          onGiven={(comment) => void deny(comment)}
          onClose={() => setDenying(false)}
        />
      ) : null}
      {isListed ? <Denials documentId={documentId} onClose={() => setListed(false)} /> : null}
    </Section>
  );
}

/** One point for each level, with who decided or who may. */
function Steps({ steps }: { readonly steps: ApprovalProgress["steps"] }) {
  const say = useSay();
  return (
    <ol className="fw-approval-steps">
      {steps.map((step) => (
        <li
          key={step.level}
          data-state={step.decidedAt ? "reached" : step.isTurn ? "waiting" : "open"}
          aria-current={step.isTurn ? "step" : undefined}
        >
          <b>{say(levelWords[step.level])}</b>
          <span>{said(step, say)}</span>
          {step.decidedForName ? (
            <span className="fw-quiet">{say(words.inPlaceOf, { name: step.decidedForName })}</span>
          ) : null}
          {step.deputies.length > 0 && !step.decidedAt ? (
            <span className="fw-quiet">
              {say(words.deputies, { names: step.deputies.map(({ name }) => name).join(", ") })}
            </span>
          ) : null}
          {step.decidedAt ? (
            <span className="fw-quiet">
              <InstantText instant={step.decidedAt} />
            </span>
          ) : step.mode === "Special" ? (
            <span className="fw-quiet">{say(words.anyMoment)}</span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function said(step: ApprovalProgress["steps"][number], say: ReturnType<typeof useSay>): string {
  if (step.decidedAt) return step.decidedByName ?? say(words.automatic);
  if (step.mode === "Passed") return say(words.passedOn);
  if (step.mode === "Auto") return say(words.automatic);
  return step.holders.map(({ name }) => name).join(", ");
}
