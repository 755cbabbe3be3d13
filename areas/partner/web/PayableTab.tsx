import { useClient } from "@fairway/ui/client/client.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { ActionButton } from "@fairway/ui/parts/PageHeader.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { ResourceFields } from "@fairway/ui/resource/ResourceFields.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { z } from "zod";
import { getPartnerById, updatePartner } from "../contract.ts";
import { partnerOf } from "../model/partner.ts";
import { useRefresh } from "./childTabs.tsx";
import { childWords as words } from "./childWords.ts";

const fields = ["paymentTerm", "currency"] as const;
// The server checks the term; these are the only fields this tab sends.
const shape = z.looseObject({});

/** What we owe a partner by: the term it gives us and the currency. */
export function PayableTab({ row, why }: { readonly row: AnyRow; readonly why: string | null }) {
  const say = useSay();
  const client = useClient();
  const refresh = useRefresh(getPartnerById);
  const form = useRecordForm({
    schema: shape,
    unguarded: true,
    start: Object.fromEntries(fields.map((name) => [name, row[name] ?? null])),
    save: (values) => {
      const key = { id: row["id"], version: row["version"] };
      return client.ask(updatePartner, { ...(values as object), ...key } as never);
    },
    onSaved: () => {
      toast.success(say(words.payableSaved));
      refresh();
    },
  });
  return (
    <RecordForm form={form} readOnly={why !== null}>
      <Section
        title={words.payableTerms}
        columns={1}
        extra={
          <ActionButton
            action={{
              words: partWords.save,
              busy: form.saving,
              why,
              run: form.submit,
            }}
          />
        }
      >
        <ResourceFields resource={partnerOf("Supplier")} row={row} rows={[fields]} />
      </Section>
    </RecordForm>
  );
}
