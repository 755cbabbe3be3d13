import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { userPicker } from "@fairway/areas/shipment/web/pickers.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { NoteField, PickerField, SelectField, SwitchField } from "@fairway/ui/form/fields.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useMemo } from "react";
import { z } from "zod";
import { addStage, addStages, stagesNotAssigned } from "../contract.ts";
import { BillField } from "./BillField.tsx";
import { InstantField } from "@fairway/ui/form/InstantField.tsx";
import { useRefreshStages } from "./afterStages.ts";
import { saveKeys, stageWords as words } from "./words.ts";

const shape = addStage.body
  .omit({ jobId: true, hblid: true })
  .extend({ hblids: z.array(z.string()) });

/** Assigns a stage of the catalogue to a user, for the whole job or once for each bill. */
export function AddStageDrawer(props: {
  readonly job: ShipmentRecord;
  readonly onClose: () => void;
}) {
  const { job } = props;
  const say = useSay();
  const client = useClient();
  const refresh = useRefreshStages();
  const { userId, userName, name } = useSession();
  const offered = useAsk(stagesNotAssigned, { jobId: job.id, all: "true" });
  const choices = useMemo(
    () =>
      Object.fromEntries(
        (offered.data ?? []).map((stage): [string, Words] => [
          stage.id,
          {
            en: `${stage.code} · ${stage.stageNameEn}`,
            vi: `${stage.code} · ${stage.stageNameVn}`,
          },
        ]),
      ),
    [offered.data],
  );
  const start = useMemo(
    () => ({
      stageId: null,
      mainPersonInCharge: userId,
      hblids: [],
      deadline: null,
      description: "",
      alsoOnReplica: job.replicatedId !== null,
    }),
    [userId, job.replicatedId],
  );
  const form = useRecordForm({
    schema: shape,
    start,
    unguarded: true,
    save: async ({ hblids, alsoOnReplica, ...stage }) => {
      if (alsoOnReplica) {
        const ask = { ...stage, jobId: job.id, hblid: null, alsoOnReplica };
        return [(await client.ask(addStage, ask)).data];
      }
      const bills = hblids.length > 0 ? hblids : [null];
      const stages = bills.map((hblid) => ({ ...stage, hblid }));
      return (await client.ask(addStages, { jobId: job.id, stages })).data;
    },
    onSaved: ([stage]) => {
      toast.success(say(words.assigned, { code: stage?.code ?? "" }));
      refresh();
      props.onClose();
    },
  });
  return (
    <SideDrawer
      size={520}
      title={say(words.addTitle)}
      onClose={props.onClose}
      primary={{ words: words.save, run: form.submit, busy: form.saving, keys: saveKeys }}
    >
      <RecordForm form={form}>
        <Section columns={1}>
          <SelectField name="stageId" label={words.stage} of={choices} required />
          <PickerField
            name="mainPersonInCharge"
            label={words.assignTo}
            source={userPicker}
            chosen={{ id: userId, code: userName, name: name }}
            required
          />
          <BillField
            name="hblids"
            label={words.houseBills}
            hint={words.billsHint}
            jobId={job.id}
            several
          />
          {job.replicatedId ? (
            <SwitchField name="alsoOnReplica" label={words.alsoOnReplica} />
          ) : null}
          <InstantField name="deadline" label={words.deadline} hint={words.deadlineHint} />
          <NoteField name="description" label={words.description} max={500} rows={3} />
        </Section>
      </RecordForm>
    </SideDrawer>
  );
}
