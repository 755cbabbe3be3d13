import { withRules } from "@fairway/ui/form/withRules.ts";
import { useSendableForm } from "@fairway/areas/document/web/useSendableForm.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { today } from "@fairway/core/time/day.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { DayField, SelectField, TextField } from "@fairway/ui/form/fields.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { RichTextField } from "@fairway/ui/form/RichTextField.tsx";
import { type PageAction, PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { addUnlock, saveAndSendUnlock, updateUnlock } from "../contract.ts";
import { isPresetReason, presetReason, presetSubject, subjectOf } from "../model/presets.ts";
import { unlockHome } from "../model/unlockHome.ts";
import { type UnlockDetail, unlockForm } from "../model/unlockRequest.ts";
import { namesJobs, type UnlockType, unlockTypes } from "../model/unlockTypes.ts";
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
  const language = useLanguage();
  const start = useMemo(
    () => valuesOf(request, { language, day: today(timeZone) }),
    [request, language, timeZone],
  );
  const { form, submit } = useSendableForm<typeof unlockForm, UnlockDetail>({
    schema,
    start,
    save: (values) =>
      request
        ? client.ask(updateUnlock, { ...said(values), id: request.id, version: request.version })
        : client.ask(addUnlock, said(values)),
    send: (values) => {
      const { id = null, version = null } = request ?? {};
      return client.ask(saveAndSendUnlock, { ...said(values), id, version });
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

/** Another type clears the lines, and presets subject and reason where nothing was typed. */
function useTypeFollows(type: UnlockType): void {
  const language = useLanguage();
  const { getValues, setValue } = useFormContext();
  const former = useRef(type);
  useEffect(() => {
    if (former.current === type) return;
    if (getValues("subject") === presetSubject(former.current)[language]) {
      setValue("subject", presetSubject(type)[language]);
    }
    const reason = getValues("generalReason") as string | null;
    if (!reason || isPresetReason(reason)) {
      setValue("generalReason", namesJobs(type) ? presetReason(language) : null);
    }
    setValue("jobs", [], { shouldDirty: true });
    former.current = type;
  }, [type, language, getValues, setValue]);
}

/** The values without a general reason in which nothing was filled in. */
function said<Values extends { readonly generalReason: string | null }>(values: Values): Values {
  return isPresetReason(values.generalReason) ? { ...values, generalReason: null } : values;
}

/** The values of a request as its form keeps them. */
function valuesOf(
  request: UnlockDetail | null,
  { language, day }: { readonly language: keyof Words; readonly day: string },
): Record<string, unknown> {
  return {
    subject: request ? subjectOf(request, language) : presetSubject("Shipment")[language],
    unlockType: request?.unlockType ?? "Shipment",
    newServiceDate: request?.newServiceDate ?? day,
    generalReason: request ? request.generalReason : presetReason(language),
    jobs: (request?.jobs ?? []).map(({ objectId, reason }) => ({ objectId, reason })),
  };
}
