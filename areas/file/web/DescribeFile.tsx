import { useClient } from "@fairway/ui/client/client.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { NoteField, SelectField, TextField } from "@fairway/ui/form/fields.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Modal } from "antd";
import { updateEdoc } from "../contract.ts";
import type { StoredFile } from "../model/storedFile.ts";
import type { useDocumentTypes } from "./useDocumentTypes.ts";
import { fileWords as words } from "./words.ts";

/** Describes a file: display name, type, tag and note. */
export function DescribeFile(props: {
  readonly file: StoredFile;
  readonly types: ReturnType<typeof useDocumentTypes>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const client = useClient();
  const { id, version, aliasName, documentType, tag, note } = props.file;
  const { names, offered } = props.types;
  // A type that is no longer offered, or of no list, stays as it is until another is chosen.
  const kinds =
    documentType && !(documentType in offered)
      ? {
          ...offered,
          [documentType]: names[documentType] ?? { en: documentType, vi: documentType },
        }
      : offered;
  const form = useRecordForm({
    schema: updateEdoc.body,
    start: { id, version, aliasName, documentType, tag, note },
    save: (values) => client.ask(updateEdoc, values),
    onSaved: props.onSaved,
    unguarded: true,
  });
  return (
    <Modal
      open
      title={say(words.describe)}
      okText={say(partWords.save)}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ loading: form.saving }}
      onOk={form.submit}
      onCancel={props.onClose}
    >
      <RecordForm form={form}>
        <TextField name="aliasName" label={words.aliasName} max={200} />
        <SelectField name="documentType" label={words.documentType} of={kinds} />
        <TextField name="tag" label={words.tag} max={60} />
        <NoteField name="note" label={words.note} max={500} />
      </RecordForm>
    </Modal>
  );
}
