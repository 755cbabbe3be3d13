import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { MarkedField } from "@fairway/ui/form/MarkedField.tsx";
import { messageMarkup } from "./markup.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { z } from "zod";
import { sendNotification } from "../contract.ts";
import { ScreenField } from "./ScreenField.tsx";
import { notificationWords as words } from "./words.ts";

const shape = z.object({
  title: z.string().trim().min(1).max(500),
  description: z.string().trim().max(2000).nullable(),
  actionLink: z.string().trim().max(500).nullable(),
});
const nothing = { title: "", description: null, actionLink: null };

/** Sends a message of an administrator to all users of the company. */
export default function SystemMessage() {
  const say = useSay();
  const client = useClient();
  const confirm = useConfirm();
  const form = useRecordForm({
    schema: shape,
    start: nothing,
    save: (message) => client.ask(sendNotification, { ...message, type: "System" }),
    onSaved: () => {
      form.form.reset(nothing);
      toast.success(say(words.sent));
    },
  });
  const whyNot = useWhyNot();
  const send = async () => {
    if (await confirm({ title: say(words.ask) })) form.submit();
  };
  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.title)}
        primary={{
          words: words.send,
          keys: "mod+s",
          run: () => void send(),
          busy: form.saving,
          why: whyNot("sysNotification.write"),
        }}
      />
      <p className="fw-quiet">{say(words.about)}</p>
      <RecordForm form={form}>
        <Section title={words.message} columns={1}>
          <MarkedField markup={messageMarkup} name="title" label={words.heading} required />
          <MarkedField
            markup={messageMarkup}
            name="description"
            label={words.description}
            lines={5}
          />
          <ScreenField name="actionLink" label={words.link} hint={words.linkHint} />
        </Section>
      </RecordForm>
    </div>
  );
}
