import { typeAhead } from "@fairway/ui/form/fixedList.ts";
import {
  ArrowDownOutlined,
  ArrowRightOutlined,
  ArrowUpOutlined,
  CloseOutlined,
} from "@ant-design/icons";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { textKey } from "@fairway/core/text/textKey.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { useKeys } from "@fairway/ui/palette/useKeys.ts";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Input, Select, Space } from "antd";
import { type ReactNode, useState } from "react";
import "./stages.css";
import { arrangeStages, stagesNotAssigned } from "../contract.ts";
import type { StageRow } from "../model/assignedStage.ts";
import type { OfferedStage } from "../model/offeredStage.ts";
import { StageStatusTag } from "./StageStatusTag.tsx";
import { staleAfterStages } from "./afterStages.ts";
import { saveKeys, stageWords as words } from "./words.ts";

/** An ordered stage: an existing one, or a new one from the catalogue. */
interface Placed {
  readonly key: string;
  readonly code: string;
  readonly name: { readonly en: string; readonly vi: string };
  readonly stage: StageRow | null;
  readonly stageId: string | null;
}

/** Adds stages from the catalogue, removes stages, and orders them. */
export function ArrangeDrawer(props: {
  readonly job: ShipmentRecord;
  readonly stages: readonly StageRow[];
  readonly onClose: () => void;
}) {
  const { job } = props;
  const say = useSay();
  const [placed, setPlaced] = useState<readonly Placed[]>(() => props.stages.map(placedStage));
  const [sought, setSought] = useState("");
  const [department, setDepartment] = useState<string | null>(null);
  const offered = useAsk(stagesNotAssigned, { jobId: job.id, all: "true" });
  const arrange = useVerb(arrangeStages, {
    invalidates: staleAfterStages,
    onDone: () => {
      toast.success(say(words.arranged));
      props.onClose();
    },
  });
  const taken = new Set(placed.map((each) => each.stageId));
  const left = (offered.data ?? []).filter((stage) => !taken.has(stage.id));
  const shown = left.filter(
    (stage) =>
      (!department || stage.departmentId === department) &&
      textKey(`${stage.code} ${stage.stageNameEn} ${stage.stageNameVn}`).includes(textKey(sought)),
  );
  const save = () =>
    arrange.mutate({
      jobId: job.id,
      stages: placed.map(({ stage, stageId }) => (stage ? { id: stage.id } : { stageId })),
    });
  useKeys([{ keys: "mod+s", words: words.save, run: save }]);
  const whyKept = (stage: StageRow | null) => {
    if (!stage || stage.may.includes("delete")) return null;
    if (stage.type === "System") return say(words.isSystem);
    return say(words.mayNotTake, { user: stage.userNameCreated ?? "–" });
  };
  const move = (at: number, by: -1 | 1) => setPlaced(moved(placed, at, at + by));
  return (
    <SideDrawer
      size={900}
      title={say(words.arrangeTitle, { jobNo: job.jobNo })}
      onClose={props.onClose}
      primary={{ words: words.save, run: save, busy: arrange.isPending, keys: saveKeys }}
    >
      <div className="fw-columns fw-columns-2">
        <section>
          <div className="fw-section-head">
            <h2>{say(words.offered)}</h2>
            <Departments stages={offered.data ?? []} value={department} onChange={setDepartment} />
          </div>
          <Input
            allowClear
            aria-label={say(words.findStage)}
            placeholder={say(words.findStage)}
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
          <ul className="fw-stage-list">
            {shown.map((stage) => (
              <li key={stage.id}>
                <StageText code={stage.code} name={nameOf(stage)} />
                <IconButton
                  label={say(words.takeOver, { code: stage.code })}
                  sign={<ArrowRightOutlined />}
                  run={() => setPlaced([...placed, newStage(stage)])}
                />
              </li>
            ))}
          </ul>
          {offered.data && shown.length === 0 ? (
            <p className="fw-quiet">{say(words.nothingOffered)}</p>
          ) : null}
        </section>
        <section>
          <div className="fw-section-head">
            <h2>{say(words.onJob)}</h2>
          </div>
          <ol className="fw-stage-list">
            {placed.map((each, at) => (
              <li key={each.key}>
                <StageText no={at + 1} code={each.code} name={each.name} />
                {each.stage ? <StageStatusTag status={each.stage.status} /> : null}
                <Space size={0}>
                  <IconButton
                    label={say(words.up, { code: each.code })}
                    sign={<ArrowUpOutlined />}
                    why={at === 0 ? say(words.isFirst) : null}
                    run={() => move(at, -1)}
                  />
                  <IconButton
                    label={say(words.down, { code: each.code })}
                    sign={<ArrowDownOutlined />}
                    why={at === placed.length - 1 ? say(words.isLast) : null}
                    run={() => move(at, 1)}
                  />
                  <IconButton
                    label={say(words.leaveOut, { code: each.code })}
                    sign={<CloseOutlined />}
                    why={whyKept(each.stage)}
                    run={() => setPlaced(placed.filter((other) => other !== each))}
                  />
                </Space>
              </li>
            ))}
          </ol>
          {placed.length === 0 ? <p className="fw-quiet">{say(words.nothingChosen)}</p> : null}
        </section>
      </div>
    </SideDrawer>
  );
}

function Departments(props: {
  readonly stages: readonly OfferedStage[];
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}) {
  const say = useSay();
  const names = new Map(
    props.stages.flatMap(({ departmentId, departmentNameEn, departmentNameVn }) =>
      departmentId && departmentNameEn && departmentNameVn
        ? [[departmentId, say({ en: departmentNameEn, vi: departmentNameVn })] as const]
        : [],
    ),
  );
  return (
    <Select
      showSearch={typeAhead}
      className="fw-filter"
      aria-label={say(words.department)}
      placeholder={say(words.allDepartments)}
      allowClear
      value={props.value}
      options={[...names].map(([value, label]) => ({ value, label }))}
      onChange={(id: string | null | undefined) => props.onChange(id ?? null)}
    />
  );
}

function StageText(props: {
  readonly no?: number;
  readonly code: string;
  readonly name: Placed["name"];
}) {
  const say = useSay();
  return (
    <span className="fw-stage-text" title={say(props.name)}>
      {props.no ? <span className="fw-quiet">{props.no}</span> : null}
      <b>{props.code}</b>
      <span>{say(props.name)}</span>
    </span>
  );
}

function IconButton(props: {
  readonly label: string;
  readonly sign: ReactNode;
  readonly run: () => void;
  /** The reason why it cannot be used now. */
  readonly why?: string | null;
}) {
  return (
    <Why text={props.why}>
      <Button
        type="text"
        size="small"
        aria-label={props.label}
        title={props.label}
        icon={props.sign}
        disabled={Boolean(props.why)}
        onClick={props.run}
      />
    </Why>
  );
}

const nameOf = (stage: { stageNameEn: string; stageNameVn: string }) => ({
  en: stage.stageNameEn,
  vi: stage.stageNameVn,
});

const placedStage = (stage: StageRow): Placed => ({
  key: stage.id,
  code: stage.code,
  name: nameOf(stage),
  stage,
  stageId: stage.stageId,
});

const newStage = (stage: OfferedStage): Placed => ({
  key: stage.id,
  code: stage.code,
  name: nameOf(stage),
  stage: null,
  stageId: stage.id,
});

function moved(list: readonly Placed[], from: number, to: number): readonly Placed[] {
  const next = [...list];
  const [one] = next.splice(from, 1);
  if (one) next.splice(to, 0, one);
  return next;
}
