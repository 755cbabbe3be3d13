import { type Answered, useClient } from "@fairway/ui/client/client.ts";
import { cacheKey } from "@fairway/ui/client/useAsk.ts";
import { NoteField, SelectField } from "@fairway/ui/form/fields.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import {
  addEmailSetting,
  emailSettingsOf,
  getEmailSetting,
  updateEmailSetting,
} from "../contract.ts";
import { emailTypes, type EmailType } from "../model/emailSetting.ts";
import { emailWords as words } from "./emailWords.ts";
import { organisationWords } from "./words.ts";

type Row = Answered<typeof emailSettingsOf>[number];

const startOf = (row: Row) => ({
  id: row.id,
  version: row.version,
  emailType: row.emailType,
  emailInfo: row.emailInfo,
});

/** One kind of mail and its recipients, in a drawer. */
export function EmailDrawer(props: {
  readonly deptId: string;
  /** The setting to change; null for a new one. */
  readonly row: Row | null;
  /** The kinds of mail that may be chosen. */
  readonly types: readonly EmailType[];
  readonly onClose: () => void;
}) {
  const { deptId, row, types, onClose } = props;
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const form = useRecordForm({
    schema: row ? updateEmailSetting.body : addEmailSetting.body,
    start: row ? startOf(row) : { deptId, emailType: types[0], emailInfo: "" },
    save: (values) =>
      client.ask((row ? updateEmailSetting : addEmailSetting) as never, values as never),
    ...(row
      ? { latest: async () => startOf(await client.ask(getEmailSetting, { id: row.id })) }
      : {}),
    onSaved: () => {
      toast.success(say(organisationWords.saved));
      void cache.invalidateQueries({ queryKey: cacheKey(emailSettingsOf) });
      onClose();
    },
    unguarded: true,
  });
  return (
    <SideDrawer
      size={480}
      onClose={onClose}
      title={say(row ? emailTypes[row.emailType] : words.title)}
      primary={{ words: partWords.save, run: form.submit, busy: form.saving }}
    >
      <RecordForm form={form}>
        <SelectField
          name="emailType"
          label={words.type}
          of={Object.fromEntries(types.map((type) => [type, emailTypes[type]]))}
          required
        />
        <NoteField name="emailInfo" label={words.addresses} hint={words.hint} required max={500} />
      </RecordForm>
    </SideDrawer>
  );
}
