import { uploadAttachedFiles } from "@fairway/areas/file/contract.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { jobFiles } from "@fairway/areas/shipment/model/fileFolders.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useClient } from "@fairway/ui/client/client.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { type ChangeEvent, useId, useState } from "react";
import { myStages, stageBoard, stagesOfJob, updateStage } from "../contract.ts";
import type { MyStage } from "../model/myStage.ts";
import { boardWords as words } from "./boardWords.ts";
import "./myStages.css";
import "./stages.css";
import { StageStatusTag } from "./StageStatusTag.tsx";
import { startOf } from "./stageValues.ts";
import { titles } from "./titles.ts";

/** The stages of the signed-in user, to be worked through on a phone: done, comment, photo. */
export default function MyStages() {
  const say = useSay();
  const found = useAsk(myStages, {});
  if (found.error && !found.data) {
    return <ErrorState fault={found.error} retry={() => void found.refetch()} />;
  }
  const stages = found.data;
  return (
    <div className="fw-page fw-mine">
      <PageHeader title={say(titles.mine)} />
      {!stages ? <RowSkeletons rows={6} /> : null}
      {stages?.length === 0 ? (
        <EmptyState title={words.mineNone} detail={words.mineNoneDetail} />
      ) : null}
      <ol className="fw-mine-list">
        {stages?.map((stage) => (
          <OneStage key={`${stage.id} ${stage.version}`} stage={stage} />
        ))}
      </ol>
    </div>
  );
}

function OneStage({ stage }: { readonly stage: MyStage }) {
  const say = useSay();
  const { timeZone, userId } = useSession();
  const id = useId();
  const [comment, setComment] = useState(stage.comment ?? "");
  const { code, jobNo } = stage;
  const save = useVerb(updateStage, {
    invalidates: [myStages, stageBoard, stagesOfJob],
    onDone: ({ data }) =>
      toast.success(
        say(data.status === "Done" ? words.finished : words.commentKept, { code: data.code }),
      ),
  });
  const take = useVerb(updateStage, {
    invalidates: [myStages, stageBoard, stagesOfJob],
    onDone: () => toast.success(say(words.taken, { code })),
  });
  const mayChange = stage.may.includes("update");
  const isOpenToTake = stage.may.includes("takeOver");
  const at = sayInstant(stage.deadline, timeZone);
  const due = !stage.deadline
    ? say(words.undated)
    : say(stage.isLate ? words.overdue : words.due, { at });
  const isNew = comment.trim() !== (stage.comment ?? "");
  const titleId = `${id}-title`;
  return (
    <li className="fw-mine-stage" aria-labelledby={titleId} data-late={stage.isLate || undefined}>
      <h2 id={titleId}>{`${code} · ${say({ en: stage.stageNameEn, vi: stage.stageNameVn })}`}</h2>
      <p>
        <ScreenLink to={`${jobHome({ ...stage, id: stage.jobId })}?tab=ASSIGNMENT`}>
          {jobNo}
        </ScreenLink>
        <StageStatusTag status={stage.status} />
        <span className={stage.isLate ? "fw-late" : "fw-quiet"}>{due}</span>
      </p>
      {stage.customers ? <p className="fw-quiet">{stage.customers}</p> : null}
      {stage.description ? <p className="fw-quiet">{stage.description}</p> : null}
      <label htmlFor={id}>{say(words.comment)}</label>
      <textarea
        id={id}
        rows={2}
        maxLength={1000}
        value={comment}
        disabled={!mayChange}
        onChange={(event) => setComment(event.target.value)}
      />
      <div className="fw-mine-actions">
        {isOpenToTake ? (
          <button
            type="button"
            disabled={take.isPending}
            onClick={() =>
              take.mutate({
                ...startOf(stage),
                mainPersonInCharge: userId,
                realPersonInCharge: userId,
                comment,
              })
            }
          >
            {say(words.take)}
          </button>
        ) : null}
        <button
          type="button"
          className="fw-mine-done"
          disabled={!mayChange || save.isPending}
          onClick={() => save.mutate({ ...startOf(stage), status: "Done", comment })}
        >
          {say(words.finish)}
        </button>
        <button
          type="button"
          disabled={!mayChange || !isNew || save.isPending}
          onClick={() => save.mutate({ ...startOf(stage), comment })}
        >
          {say(words.saveComment)}
        </button>
        <Photo stage={stage} />
      </div>
    </li>
  );
}

/** Takes a photo with the phone and files it with the job. */
function Photo({ stage }: { readonly stage: MyStage }) {
  const say = useSay();
  const client = useClient();
  const [isBusy, setBusy] = useState(false);
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    if (!file) return;
    setBusy(true);
    try {
      await client.upload(uploadAttachedFiles, { ...jobFiles, id: stage.jobId }, file);
      toast.success(say(words.photoKept, { jobNo: stage.jobNo }));
    } catch (fault) {
      toast.error((fault as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <label className="fw-mine-photo" aria-disabled={isBusy}>
      {say(words.photo)}
      <input
        type="file"
        accept="image/*"
        capture="environment"
        disabled={isBusy}
        onChange={(event) => void take(event)}
      />
    </label>
  );
}
