import { today } from "@fairway/core/time/day.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { DayField, NoteField, SwitchField, TextField } from "@fairway/ui/form/fields.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Checkbox } from "antd";
import { useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { releaseGoods, surrenderBill, takeBackOriginals, telexBill } from "../contract.ts";
import type { ReleaseRecord } from "../model/billRelease.ts";
import { words } from "./words.ts";

const calls = {
  takeBack: takeBackOriginals,
  surrender: surrenderBill,
  telex: telexBill,
  release: releaseGoods,
} as const;

/** The steps that are noted with a day. */
export type DaySteps = keyof typeof calls;

/** The day and the further facts of one step. */
export function ReleaseStep(props: {
  readonly step: DaySteps;
  readonly release: ReleaseRecord;
  readonly onDone: (saved: ReleaseRecord) => void;
  readonly onClose: () => void;
}) {
  const { step, release } = props;
  const say = useSay();
  const client = useClient();
  const { timeZone } = useSession();
  const call = calls[step];
  const start = useMemo(
    () => ({
      hblid: release.hblid,
      version: release.version,
      day: today(timeZone),
      originals: release.out,
      isSpoiled: false,
      note: null,
      releasedTo: null,
    }),
    [release, timeZone],
  );
  const form = useRecordForm({
    name: step,
    schema: call.body,
    start,
    unguarded: true,
    save: async (values) =>
      (await client.ask(call as typeof takeBackOriginals, values as typeof start & object)).data,
    onSaved: props.onDone,
  });
  return (
    <SideDrawer
      size={420}
      title={`${say(words[step])} · ${release.hwbno}`}
      onClose={props.onClose}
      primary={{ words: words.save, run: form.submit, busy: form.saving, keys: "mod+s" }}
    >
      <RecordForm form={form}>
        {step === "takeBack" ? null : <Alert type="info" showIcon title={say(words.once)} />}
        <Section columns={1}>
          <DayField name="day" label={words.day} />
          {step === "takeBack" ? (
            <>
              <WhichOriginals release={release} />
              <SwitchField name="isSpoiled" label={words.isSpoiled} />
              <NoteField name="note" label={words.note} max={500} />
            </>
          ) : null}
          {step === "release" ? (
            <TextField name="releasedTo" label={words.toWhom} max={200} />
          ) : null}
        </Section>
      </RecordForm>
    </SideDrawer>
  );
}

/** The originals that are out; those that came back are ticked. */
function WhichOriginals({ release }: { readonly release: ReleaseRecord }) {
  const say = useSay();
  const { setValue } = useFormContext();
  const ticked = (useWatch({ name: "originals" }) as number[] | null) ?? [];
  return (
    <div className="fw-field">
      <span className="fw-fact-name">{say(words.which)}</span>
      <Checkbox.Group
        value={ticked}
        options={release.out.map((no) => ({ value: no, label: `${no}/${release.count}` }))}
        onChange={(next) => setValue("originals", next, { shouldDirty: true })}
      />
    </div>
  );
}
