import { whyJobClosed } from "@fairway/areas/shipment/model/refusals.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { userPicker } from "@fairway/areas/shipment/web/pickers.ts";
import { useWhyRefused } from "@fairway/areas/shipment/web/useWhyReadOnly.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { NoteField, NumberField, PickerField, SelectField } from "@fairway/ui/form/fields.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert } from "antd";
import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { getStage, updateStage } from "../contract.ts";
import type { StageRow } from "../model/assignedStage.ts";
import { stageStatusWords } from "../model/stageStatus.ts";
import { withRules } from "@fairway/ui/form/withRules.ts";
import { whyNotStage } from "../model/whyNotStage.ts";
import { BillField } from "./BillField.tsx";
import { InstantField } from "@fairway/ui/form/InstantField.tsx";
import { useRefreshStages } from "./afterStages.ts";
import { startOf } from "./stageValues.ts";
import { saveKeys, stageWords as words } from "./words.ts";

// The server's rules, checked before sending.
const shapeFor = ({ departmentId }: StageRow) =>
  withRules(updateStage.body, (form) => whyNotStage({ ...form, departmentId }));

/** One stage: status, users, time and texts. Ctrl+S saves. */
export function StageDrawer(props: {
  readonly job: ShipmentRecord;
  readonly stage: StageRow;
  readonly onClose: () => void;
}) {
  const { stage } = props;
  const say = useSay();
  const client = useClient();
  const refresh = useRefreshStages();
  const { timeZone } = useSession();
  const why = useWhyNotChange(props.job, stage);
  const start = useMemo(() => startOf(stage), [stage]);
  const form = useRecordForm({
    schema: useMemo(() => shapeFor(stage), [stage]),
    start,
    unguarded: true,
    save: async (values) => (await client.ask(updateStage, values)).data,
    onSaved: ({ code }) => {
      toast.success(say(words.saved, { code }));
      refresh();
      props.onClose();
    },
    latest: async () => startOf(await client.ask(getStage, { id: stage.id })),
  });
  const name = say({ en: stage.stageNameEn, vi: stage.stageNameVn });
  const isSystem = stage.type === "System";
  return (
    <SideDrawer
      size={620}
      title={say(words.editTitle, { code: stage.code, name })}
      onClose={props.onClose}
      primary={{ words: words.save, run: form.submit, busy: form.saving, why, keys: saveKeys }}
    >
      <RecordForm form={form} readOnly={why !== null}>
        {why && !isSystem ? <Alert type="info" showIcon title={why} /> : null}
        <div className="fw-quiet">
          {say(isSystem ? words.notedBy : words.assignedBy, {
            user: stage.nameCreated ?? stage.userNameCreated ?? "–",
            at: sayInstant(stage.datetimeCreated, timeZone),
          })}
          {stage.departmentNameVn
            ? ` · ${say(words.department)}: ${say({
                en: stage.departmentNameEn ?? stage.departmentNameVn,
                vi: stage.departmentNameVn,
              })}`
            : null}
        </div>
        <Section columns={2}>
          <SelectField name="status" label={words.status} of={stageStatusWords} required />
          <InstantField name="deadline" label={words.deadline} />
          <PickerField
            name="mainPersonInCharge"
            label={words.person}
            source={userPicker}
            chosen={chosenOf(
              stage.mainPersonInCharge,
              stage.mainPersonUserName,
              stage.mainPersonName,
            )}
            {...(stage.departmentId === null ? { required: true } : { hint: words.departmentHint })}
          />
          <DoneBy stage={stage} />
          <NumberField
            name="processTime"
            label={words.processTime}
            unit={say(words.hours)}
            least={0}
            most={0}
          />
          <BillField name="hblid" label={words.houseBill} jobId={stage.jobId} />
          <NoteField name="description" label={words.description} max={500} span={2} />
          <NoteField
            name="comment"
            label={words.comment}
            hint={words.commentHint}
            max={1000}
            span={2}
          />
        </Section>
      </RecordForm>
    </SideDrawer>
  );
}

/** Who did the stage, asked once it is done: until then it is the person in charge. */
function DoneBy({ stage }: { readonly stage: StageRow }) {
  const status = useWatch({ name: "status" }) as StageRow["status"];
  if (status !== "Done") return null;
  return (
    <PickerField
      name="realPersonInCharge"
      label={words.realPerson}
      source={userPicker}
      chosen={chosenOf(stage.realPersonInCharge, stage.realPersonUserName, stage.realPersonName)}
    />
  );
}

/** Why the user may not change a stage, and which colleagues may; null when the user may. */
function useWhyNotChange(job: ShipmentRecord, stage: StageRow): string | null {
  const say = useSay();
  const whyRefused = useWhyRefused();
  if (stage.may.includes("update")) return null;
  if (stage.type === "System") return say(words.isSystem);
  const why = whyRefused(job, false, "write");
  return whyJobClosed(job) ? why : `${say(words.mayNotChange)} ${why ?? ""}`;
}

function chosenOf(id: string | null, code: string | null, name: string | null) {
  return id ? { id, code: code ?? "", name: name ?? "" } : null;
}
