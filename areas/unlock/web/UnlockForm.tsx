import { today } from "@fairway/core/time/day.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { DayField, SelectField, TextField } from "@fairway/ui/form/fields.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { RichTextField } from "@fairway/ui/form/RichTextField.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { type PageAction, PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { addUnlock, saveAndSendUnlock, updateUnlock } from "../contract.ts";
import { unlockHome } from "../model/unlockHome.ts";
import {
  type UnlockDetail,
  type UnlockForm as Values,
  unlockForm,
} from "../model/unlockRequest.ts";
import { type UnlockType, unlockTypes } from "../model/unlockTypes.ts";
import { whyNotUnlock } from "../model/whyNotUnlock.ts";
import { UnlockLines } from "./UnlockLines.tsx";
import { unlockWords as words } from "./words.ts";

// The rules of the form run before it is sent.
const shape = unlockForm.superRefine((form, ctx) => {
  for (const fault of whyNotUnlock(form as Values)) {
    ctx.addIssue({
      code: "custom",
      path: fault.field.split("."),
      params: { words: fault.words, facts: fault.facts ?? {} },
    });
  }
});

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
  const isSending = useRef(false);
  const wasSent = useRef(false);
  const preset = say(words.presetSubject, { type: say(unlockTypes.Shipment) });
  const start = useMemo(
    () => valuesOf(request, { preset, day: today(timeZone) }),
    [request, preset, timeZone],
  );
  const form = useRecordForm({
    schema: shape as unknown as typeof unlockForm,
    start,
    save: async (values) => {
      // The keys of the form save without sending.
      wasSent.current = isSending.current;
      isSending.current = false;
      if (!wasSent.current) {
        const { data } = request
          ? await client.ask(updateUnlock, {
              ...values,
              id: request.id,
              version: request.version,
            })
          : await client.ask(addUnlock, values);
        return data;
      }
      const ask = { ...values, id: request?.id ?? null, version: request?.version ?? null };
      const { data, withoutMail } = await client.ask(saveAndSendUnlock, ask);
      if (withoutMail.length > 0) {
        toast.success(say(words.withoutMail, { names: withoutMail.join(", ") }));
      }
      return data;
    },
    onSaved: (saved) => {
      const said = wasSent.current ? words.sent : words.saved;
      toast.success(say(said, { requestNo: saved.requestNo }));
      props.onSaved(saved as UnlockDetail);
    },
  });
  const submit = (isSent: boolean) => {
    isSending.current = isSent;
    form.submit();
  };
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
