import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useWhyRefused } from "@fairway/areas/shipment/web/useWhyReadOnly.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { useKeys } from "@fairway/ui/palette/useKeys.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useMay } from "@fairway/ui/session/session.tsx";
import { SearchBox } from "@fairway/ui/table/SearchBox.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Space } from "antd";
import { useRef, useState } from "react";
import "./stages.css";
import { applyStageSet, stagesOfJob } from "../contract.ts";
import type { StageRow } from "../model/assignedStage.ts";
import { staleAfterStages } from "./afterStages.ts";
import { AddStageDrawer } from "./AddStageDrawer.tsx";
import { ArrangeDrawer } from "./ArrangeDrawer.tsx";
import { JobProgress } from "./JobProgress.tsx";
import { StageDrawer } from "./StageDrawer.tsx";
import { StageRows } from "./StageRows.tsx";
import { stageWords as words } from "./words.ts";

type Open = { readonly what: "add" | "arrange" } | { readonly what: "edit"; readonly id: string };

const keys = "Alt+N";

/** The stages of a job with users and deadlines: assign, arrange, complete. */
export default function StageTab(props: { readonly job: ShipmentRecord }) {
  const { job } = props;
  const say = useSay();
  const [open, setOpen] = useState<Open | null>(null);
  const [sought, setSought] = useState("");
  const searchBox = useRef<HTMLInputElement>(null);
  const asked = useAsk(stagesOfJob, { jobId: job.id });
  const why = useWhyNotAssign(job);
  const apply = useVerb(applyStageSet, {
    invalidates: staleAfterStages,
    onDone: ({ data }) =>
      toast.success(
        data.added > 0 ? say(words.setApplied, { count: data.added }) : say(words.setIsComplete),
      ),
  });
  const add = () => {
    if (!why) setOpen({ what: "add" });
  };
  useKeys([{ keys: "alt+n", words: words.add, run: add }]);
  if (asked.error) return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  if (!asked.data) return <RowSkeletons rows={6} />;
  const stages = asked.data;
  const found = stages.filter((stage) => fits(stage, sought));
  const close = () => setOpen(null);
  const buttons = (
    <Space>
      <Why text={why}>
        <Button type="primary" disabled={why !== null} onClick={add} title={keys}>
          {say(words.add)}
        </Button>
      </Why>
      <Why text={why}>
        <Button
          disabled={why !== null}
          loading={apply.isPending}
          onClick={() => apply.mutate({ jobId: job.id })}
        >
          {say(words.applySet)}
        </Button>
      </Why>
      <Why text={why}>
        <Button disabled={why !== null} onClick={() => setOpen({ what: "arrange" })}>
          {say(words.arrange)}
        </Button>
      </Why>
    </Space>
  );
  const edited = open?.what === "edit" ? stages.find((stage) => stage.id === open.id) : undefined;
  return (
    <div className="fw-form">
      {stages.length === 0 ? (
        <EmptyState title={words.none} detail={words.noneDetail} action={buttons} />
      ) : (
        <section className="fw-section">
          <div className="fw-table-bar">
            <div className="fw-table-bar-left">
              {buttons}
              <Progress stages={stages} />
            </div>
            <SearchBox
              box={searchBox}
              search={sought}
              onSearch={setSought}
              placeholder={say(words.search)}
            />
          </div>
          {found.length > 0 ? (
            <StageRows stages={found} onOpen={(stage) => setOpen({ what: "edit", id: stage.id })} />
          ) : (
            <EmptyState title={words.noMatch} />
          )}
        </section>
      )}
      <JobProgress job={job} />
      {open?.what === "add" ? <AddStageDrawer job={job} onClose={close} /> : null}
      {open?.what === "arrange" ? (
        <ArrangeDrawer job={job} stages={stages} onClose={close} />
      ) : null}
      {edited ? <StageDrawer key={edited.id} job={job} stage={edited} onClose={close} /> : null}
    </div>
  );
}

function Progress(props: { readonly stages: readonly StageRow[] }) {
  const say = useSay();
  const work = props.stages.filter((stage) => stage.status !== "Deleted" && stage.type === "User");
  const late = work.filter((stage) => stage.status === "Overdued").length;
  const done = work.filter((stage) => stage.status === "Done").length;
  return (
    <span className="fw-quiet">
      {say(words.doneOf, { done, all: work.length })}
      {late > 0 ? (
        <span className="fw-late">{` · ${say(words.late, { count: late })}`}</span>
      ) : null}
    </span>
  );
}

/** Why stages cannot be assigned now, or not by this user; null when they can. */
function useWhyNotAssign(job: ShipmentRecord): string | null {
  const may = useMay();
  const whyRefused = useWhyRefused();
  const { menu } = serviceOf(job.transactionType);
  // Assigning also requires the right to change jobs.
  const lacking = may(`${menu}.AssignStage`) ? "write" : "AssignStage";
  return whyRefused(job, job.may.includes("assignStage"), lacking);
}

function fits(stage: StageRow, sought: string): boolean {
  const { code, stageNameEn, stageNameVn, description, mainPersonName, hblno } = stage;
  const all = [code, stageNameEn, stageNameVn, description, mainPersonName, hblno].join(" ");
  return fold(all).includes(fold(sought.trim()));
}
