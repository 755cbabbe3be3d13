import { withRules } from "@fairway/ui/form/withRules.ts";
import { useSendableForm } from "@fairway/areas/document/web/useSendableForm.ts";
import { today } from "@fairway/core/time/day.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { DayField, SelectField, TextField } from "@fairway/ui/form/fields.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { RichTextField } from "@fairway/ui/form/RichTextField.tsx";
import { type PageAction, PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { addUnlock, saveAndSendUnlock, updateUnlock } from "../contract.ts";
import { unlockHome } from "../model/unlockHome.ts";
import { type UnlockDetail, unlockForm } from "../model/unlockRequest.ts";
import { type UnlockType, unlockTypes } from "../model/unlockTypes.ts";
import { whyNotUnlock } from "../model/whyNotUnlock.ts";
import { UnlockLines } from "./UnlockLines.tsx";
import { unlockWords as words } from "./words.ts";

const schema = withRules(unlockForm, whyNotUnlock);

/** The form of a new or denied request: what it unlocks, and why. */
export function UnlockForm(props: {
  readonly request: UnlockDetail | null;
  readonly status?: ReactNode;
  readonly dangerous?: readonly PageAction[];
  readonly below?: ReactNode;
  readonly onSaved: (saved: UnlockDetail) => void;
}) {
  const say = useSay();
  const client = useClient();
  const { timeZone } = useSession();
  const { request } = props;
  const preset = say(words.presetSubject, { type: say(unlockTypes.Shipment) });
  const start = useMemo(
    () => valuesOf(request, { preset, day: today(timeZone) }),
    [request, preset, timeZone],
  );
  const { form, submit } = useSendableForm<typeof unlockForm, UnlockDetail>({
    schema,
    start,
    save: (values) =>
      request
        ? client.ask(updateUnlock, { ...values, id: request.id, version: request.version })
        : client.ask(addUnlock, values),
    send: (values) => {
      const { id = null, version = null } = request ?? {};
      return client.ask(saveAndSendUnlock, { ...values, id, version });
    },
    numberOf: ({ requestNo }) => requestNo,
    onSaved: props.onSaved,
  });
  return (
    <div className="fw-page">
      <PageHeader
        title={request ? `${say(words.request)} ${request.requestNo}` : say(words.newRequest)}
        back={unlockHome}
        status={props.status}
        primary={{
          words: words.send,
          keys: "mod+enter",
          run: () => submit(true),
          busy: form.saving,
        }}
        actions={[{ words: words.save, run: () => submit(false) }]}
        dangerous={props.dangerous ?? []}
      />
      <RecordForm form={form}>
        <Fields request={request} />
      </RecordForm>
      {props.below ?? null}
    </div>
  );
}

function Fields({ request }: { readonly request: UnlockDetail | null }) {
  const type = useWatch({ name: "unlockType" }) as UnlockType;
  useTypeFollows(type);
  return (
    <>
      <Section title={words.facts} columns={3}>
        <SelectField name="unlockType" label={words.type} of={unlockTypes} required />
        <TextField name="subject" label={words.subject} max={250} required />
        {type === "Change Service Date" ? (
          <DayField name="newServiceDate" label={words.newServiceDate} required />
        ) : null}
        <RichTextField name="generalReason" label={words.generalReason} span={3} />
      </Section>
      <UnlockLines key={type} type={type} stored={request?.jobs ?? []} />
    </>
  );
}

/** Another type clears the lines, and the subject where it is still the preset one. */
function useTypeFollows(type: UnlockType): void {
  const say = useSay();
  const { getValues, setValue } = useFormContext();
  const former = useRef(type);
  useEffect(() => {
    if (former.current === type) return;
    const subjectOf = (each: UnlockType) =>
      say(words.presetSubject, { type: say(unlockTypes[each]) });
    if (getValues("subject") === subjectOf(former.current)) setValue("subject", subjectOf(type));
    setValue("jobs", [], { shouldDirty: true });
    former.current = type;
  }, [type, say, getValues, setValue]);
}

/** The values of a request as its form keeps them. */
function valuesOf(
  request: UnlockDetail | null,
  { preset, day }: { readonly preset: string; readonly day: string },
): Record<string, unknown> {
  return {
    subject: request?.subject ?? preset,
    unlockType: request?.unlockType ?? "Shipment",
    newServiceDate: request?.newServiceDate ?? day,
    generalReason: request?.generalReason ?? null,
    jobs: (request?.jobs ?? []).map(({ objectId, reason }) => ({ objectId, reason })),
  };
}
