import { messageMarkup } from "@fairway/areas/notification/web/markup.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey } from "@fairway/ui/client/useAsk.ts";
import { TextField } from "@fairway/ui/form/fields.tsx";
import { MarkedField } from "@fairway/ui/form/MarkedField.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { PlainButton } from "@fairway/ui/parts/PlainButton.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { listTemplates, resetTemplate, saveTemplate } from "../contract.ts";
import { mailFactNames, mailFacts } from "../model/mailFacts.ts";
import { mailKind } from "../model/mailKinds.ts";
import { serviceOfTemplate } from "../model/mailTemplate.ts";
import type { ShownTemplate } from "../model/mailTemplateShapes.ts";
import { familyWords } from "./familyWords.ts";
import { templateWords as words } from "./templateWords.ts";

/** The texts of one kind of mail in one language, and the places that they may name. */
export default function TemplateDrawer(props: {
  readonly template: ShownTemplate;
  readonly onClose: () => void;
}) {
  const { template, onClose } = props;
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const confirm = useConfirm();
  const whyNot = useWhyNot();
  const why = whyNot("sysMail.write", !template.may.includes("update"));
  const { kind, family, language, version, subject, body, repeated, footer } = template;
  const key = { kind, family, language };
  const refresh = () => cache.invalidateQueries({ queryKey: cacheKey(listTemplates) });
  const form = useRecordForm({
    schema: saveTemplate.body,
    start: { ...key, version, subject, body, repeated, footer },
    save: (values) => client.ask(saveTemplate, values),
    onSaved: () => {
      toast.success(say(words.saved));
      void refresh();
      onClose();
    },
  });
  const reset = async () => {
    if (version === null || !(await confirm({ title: say(words.resetSure) }))) return;
    try {
      await client.ask(resetTemplate, { ...key, version });
      toast.success(say(words.isReset));
      await refresh();
      onClose();
    } catch (fault) {
      toast.error((fault as Error).message);
    }
  };
  const copy = async (place: string) => {
    await navigator.clipboard.writeText(place);
    toast.success(say(words.copied, { place }));
  };
  const service = serviceOfTemplate(key);
  return (
    <SideDrawer
      size={860}
      title={`${say(mailKind(kind).title)} · ${say(familyWords[family])} · ${language}`}
      onClose={onClose}
      primary={{ words: partWords.save, run: form.submit, busy: form.saving, why }}
      actions={[
        {
          words: words.reset,
          run: () => void reset(),
          why: template.may.includes("reset") ? null : (why ?? say(words.cannotReset)),
        },
      ]}
    >
      <RecordForm form={form} readOnly={why !== null}>
        <Section columns={1}>
          <TextField name="subject" label={words.subject} required />
          <MarkedField markup={messageMarkup} name="body" label={words.body} required lines={6} />
          <MarkedField markup={messageMarkup} name="repeated" label={words.repeated} lines={6} />
          <MarkedField markup={messageMarkup} name="footer" label={words.footer} lines={4} />
          <Labelled label={words.places} hint={words.placesHint}>
            <div className="fw-mail-places">
              {mailFactNames.map((name) => (
                <PlainButton key={name} onClick={() => void copy(`{${name}}`)}>
                  <code>{`{${name}}`}</code> {service ? say(mailFacts[name].words(service)) : null}
                </PlainButton>
              ))}
            </div>
          </Labelled>
        </Section>
      </RecordForm>
    </SideDrawer>
  );
}
