import type { Language } from "@fairway/core/words/words.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Checkbox } from "antd";
import { useState } from "react";
import { draftNoteMail } from "../contract.ts";
import type { MailDraft } from "../model/mail.ts";
import { MailForm, useMailForm } from "./MailForm.tsx";
import { mailWords as words } from "./words.ts";

interface Props {
  readonly code: string;
  readonly onClose: () => void;
}

/** The mail that sends a note, and with it others of its partner on the same consignment. */
export default function NoteMail(props: Props) {
  const say = useSay();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [furtherNos, setFurther] = useState<readonly string[]>([]);
  const ask = { cdNo: props.code, furtherNos: furtherNos.join(","), language };
  const found = useAsk(draftNoteMail, ask);
  if (found.data) {
    return (
      <Written
        {...props}
        draft={found.data}
        language={language}
        onLanguage={setLanguage}
        onFurther={setFurther}
      />
    );
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
    readonly onFurther: (cdNos: readonly string[]) => void;
  },
) {
  const say = useSay();
  const { draft, language, code } = props;
  const others = draft.notes.filter(({ cdNo }) => cdNo !== code);
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
      {others.length > 0 && draft.may.includes("send") ? (
        <Labelled label={words.otherNotes}>
          <Checkbox.Group
            aria-label={say(words.otherNotes)}
            className="fw-mail-files"
            value={others.flatMap(({ cdNo, isChosen }) => (isChosen ? [cdNo] : []))}
            onChange={props.onFurther}
            options={others.map(({ cdNo, jobNo, hwbnos }) => ({
              value: cdNo,
              label: [cdNo, jobNo, hwbnos].filter(Boolean).join(" · "),
            }))}
          />
        </Labelled>
      ) : null}
      <MailForm form={form} draft={draft} language={language} onLanguage={props.onLanguage} />
    </SideDrawer>
  );
}
