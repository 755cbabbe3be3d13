import { messageMarkup } from "@fairway/areas/notification/web/markup.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { FieldFrame } from "@fairway/ui/form/FieldFrame.tsx";
import { TextField } from "@fairway/ui/form/fields.tsx";
import { MarkedField } from "@fairway/ui/form/MarkedField.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { type RecordFormHandle, useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { paperPlaces } from "@fairway/ui/parts/paperPlaces.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { cacheKey } from "@fairway/ui/client/useAsk.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { Checkbox } from "antd";
import { Suspense, useMemo } from "react";
import { mailsOfJob, sendMail } from "../contract.ts";
import type { MailDraft } from "../model/mail.ts";
import "./mail.css";
import { MailChanges } from "./MailChanges.tsx";
import { languageNames } from "./languageNames.ts";
import { mailWords as words } from "./words.ts";

const shape = sendMail.body.pick({
  to: true,
  cc: true,
  subject: true,
  body: true,
  attachFiles: true,
});

/** The form of a mail that starts with its draft. */
export function useMailForm(
  draft: MailDraft,
  language: Language,
  onSent: () => void,
): RecordFormHandle {
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const start = useMemo(
    () => ({
      to: draft.to,
      cc: draft.cc,
      subject: draft.subject,
      body: draft.body,
      attachFiles: draft.attachFiles.flatMap(({ key, isChosen }) => (isChosen ? [key] : [])),
    }),
    [draft],
  );
  return useRecordForm({
    schema: shape,
    start,
    save: (values) => {
      const { kind, jobId, hblId, cdNo } = draft;
      const furtherNos = draft.notes
        .filter((each) => each.isChosen && each.cdNo !== cdNo)
        .map((each) => each.cdNo);
      const about = { kind, jobId, hblId, cdNo, furtherNos };
      return client.ask(sendMail, { ...values, ...about, language });
    },
    onSaved: ({ data }) => {
      void cache.invalidateQueries({ queryKey: cacheKey(mailsOfJob) });
      toast.success(draft.hasServer ? say(words.sent, { to: data.mailTo }) : say(words.waits));
      onSent();
    },
  });
}

/** The fields of a mail: receivers, subject, text and what is attached. */
export function MailForm(props: {
  readonly form: RecordFormHandle;
  readonly draft: MailDraft;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}) {
  const { form, draft } = props;
  const say = useSay();
  const { Notice } = paperPlaces();
  const maySend = draft.may.includes("send");
  return (
    <RecordForm form={form} readOnly={!maySend}>
      {Notice ? (
        <Suspense fallback={null}>
          <Notice />
        </Suspense>
      ) : null}
      <MailChanges changes={draft.changes} service={serviceOf(draft.transactionType)} />
      {draft.hasServer ? null : <p className="fw-quiet">{say(words.noServer)}</p>}
      <Section columns={2}>
        <TextField
          name="to"
          label={words.to}
          required
          hint={draft.to ? words.addressHint : words.noReceiver}
        />
        <TextField name="cc" label={words.cc} hint={words.addressHint} />
        <Labelled label={words.from}>{draft.from ?? say(words.system)}</Labelled>
        <Labelled label={words.language}>
          <Segmented value={props.language} onChange={props.onLanguage} options={languageNames} />
        </Labelled>
        <TextField name="subject" label={words.subject} required span={2} />
        <MarkedField
          markup={messageMarkup}
          name="body"
          label={words.body}
          required
          lines={14}
          span={2}
        />
        <FieldFrame name="attachFiles" label={words.files} span={2}>
          {({ field, disabled }) =>
            draft.attachFiles.length === 0 ? (
              <span className="fw-quiet">{say(words.noFiles)}</span>
            ) : (
              <Checkbox.Group
                aria-label={say(words.files)}
                className="fw-mail-files"
                disabled={disabled}
                value={field.value as string[]}
                onChange={field.onChange}
                options={draft.attachFiles.map(({ key, name }) => ({ value: key, label: name }))}
              />
            )
          }
        </FieldFrame>
      </Section>
    </RecordForm>
  );
}
