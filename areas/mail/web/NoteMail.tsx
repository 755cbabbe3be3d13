import type { Language } from "@fairway/core/words/words.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { useState } from "react";
import { draftNoteMail } from "../contract.ts";
import type { MailDraft } from "../model/mail.ts";
import { MailForm, useMailForm } from "./MailForm.tsx";
import { mailWords as words } from "./words.ts";

interface Props {
  readonly code: string;
  readonly onClose: () => void;
}

/** The mail that sends a note. */
export default function NoteMail(props: Props) {
  const say = useSay();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const found = useAsk(draftNoteMail, { cdNo: props.code, language });
  if (found.data) {
    return <Written {...props} draft={found.data} language={language} onLanguage={setLanguage} />;
  }
  return (
    <SideDrawer size={860} isRead title={say(words.newMail)} onClose={props.onClose}>
      {found.error ? (
        <ErrorState fault={found.error} retry={() => void found.refetch()} />
      ) : (
        <RowSkeletons rows={6} />
      )}
    </SideDrawer>
  );
}

function Written(
  props: Props & {
    readonly draft: MailDraft;
    readonly language: Language;
    readonly onLanguage: (language: Language) => void;
  },
) {
  const say = useSay();
  const { draft, language } = props;
  const form = useMailForm(draft, language, props.onClose);
  return (
    <SideDrawer
      size={860}
      title={`${say(words.newMail)}: ${props.code}`}
      onClose={props.onClose}
      primary={{
        words: words.send,
        run: form.submit,
        busy: form.saving,
        why: draft.may.includes("send") ? null : say(words.mayNot),
      }}
    >
      <MailForm form={form} draft={draft} language={language} onLanguage={props.onLanguage} />
    </SideDrawer>
  );
}
