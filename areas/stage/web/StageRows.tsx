import { DeleteOutlined, EditOutlined, EyeOutlined } from "@ant-design/icons";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { InstantText } from "@fairway/ui/parts/DayText.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Space } from "antd";
import type { ReactNode } from "react";
import { deleteStage, updateStage } from "../contract.ts";
import type { StageRow } from "../model/assignedStage.ts";
import { StageStatusTag } from "./StageStatusTag.tsx";
import { staleAfterStages } from "./afterStages.ts";
import { startOf } from "./stageValues.ts";
import { stageWords as words } from "./words.ts";

/** The stages of a job in order. */
export function StageRows(props: {
  readonly stages: readonly StageRow[];
  readonly onOpen: (stage: StageRow) => void;
}) {
  const say = useSay();
  const { onOpen } = props;
  const nameOf = (stage: StageRow) => say({ en: stage.stageNameEn, vi: stage.stageNameVn });
  const roleOf = (stage: StageRow) =>
    stage.departmentNameVn &&
    say({ en: stage.departmentNameEn ?? stage.departmentNameVn, vi: stage.departmentNameVn });
  const under = (stage: StageRow) =>
    [stage.code, stage.type === "System" ? say(words.system) : remarkOf(stage)]
      .filter(Boolean)
      .join(" · ");
  const hasBills = props.stages.some(({ hblno }) => hblno);
  return (
    <PlainTable
      rows={props.stages}
      rowKey={(stage) => stage.id}
      columns={[
        {
          key: "no",
          title: say(words.no),
          right: true,
          read: (stage) => stage.orderNumberProcessed,
        },
        {
          key: "name",
          title: say(words.name),
          read: (stage) => (
            <div className="fw-stage-name">
              <button type="button" className="fw-link" onClick={() => onOpen(stage)}>
                {nameOf(stage)}
              </button>
              <span className="fw-quiet">{under(stage)}</span>
            </div>
          ),
        },
        {
          key: "deadline",
          title: say(words.deadline),
          read: (stage) => <InstantText instant={stage.deadline} />,
        },
        {
          key: "status",
          title: say(words.status),
          read: (stage) => <StageStatusTag status={stage.status} />,
        },
        {
          key: "person",
          title: say(words.person),
          read: (stage) => (
            <div className="fw-stage-name">
              <span>{stage.mainPersonName ?? stage.mainPersonUserName ?? roleOf(stage)}</span>
              <span className="fw-quiet">
                {stage.mainPersonInCharge ? roleOf(stage) : say(words.ofDepartment)}
              </span>
            </div>
          ),
        },
        ...(hasBills
          ? [{ key: "hblno", title: say(words.houseBill), read: (stage: StageRow) => stage.hblno }]
          : []),
        {
          key: "done",
          title: say(words.finished),
          read: (stage) => (
            <div className="fw-stage-name">
              <InstantText instant={stage.doneDate} />
              {stage.doneByRecord ? (
                <span className="fw-quiet">{say(words.doneByRecord)}</span>
              ) : null}
            </div>
          ),
        },
        {
          key: "actions",
          title: "",
          right: true,
          read: (stage) => <StageActions stage={stage} onOpen={onOpen} />,
        },
      ]}
    />
  );
}

/** The description of a stage, unless it only repeats the name. */
function remarkOf(stage: StageRow): string | null {
  const said = stage.comment ?? stage.description;
  return said === stage.stageNameEn || said === stage.stageNameVn ? null : said;
}

function StageActions(props: {
  readonly stage: StageRow;
  readonly onOpen: (stage: StageRow) => void;
}) {
  const say = useSay();
  const confirm = useConfirm();
  const { userId } = useSession();
  const { stage, onOpen } = props;
  const { code, id } = stage;
  const remove = useVerb(deleteStage, {
    invalidates: staleAfterStages,
    onDone: () => toast.success(say(words.removed, { code })),
  });
  const take = useVerb(updateStage, {
    invalidates: staleAfterStages,
    onDone: () => toast.success(say(words.tookOver, { code })),
  });
  const takeOver = () =>
    take.mutate({ ...startOf(stage), mainPersonInCharge: userId, realPersonInCharge: userId });
  const ask = async () => {
    const question = { title: say(words.removeSure, { code }), danger: true };
    if (await confirm(question)) remove.mutate({ id });
  };
  const icon = (label: string, sign: ReactNode, run: () => void, danger = false) => (
    <Button
      type="text"
      size="small"
      aria-label={`${label} ${code}`}
      title={label}
      icon={sign}
      danger={danger}
      onClick={run}
    />
  );
  return (
    <Space size={0}>
      {stage.may.includes("takeOver") ? (
        <Button size="small" aria-label={`${say(words.takeOverStage)} ${code}`} onClick={takeOver}>
          {say(words.takeOverStage)}
        </Button>
      ) : null}
      {stage.may.includes("update")
        ? icon(say(words.edit), <EditOutlined />, () => onOpen(stage))
        : icon(say(words.view), <EyeOutlined />, () => onOpen(stage))}
      {stage.may.includes("delete")
        ? icon(say(words.remove), <DeleteOutlined />, () => void ask(), true)
        : null}
    </Space>
  );
}
