import { localCurrency } from "@fairway/core/money/currency.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { ActionButton } from "@fairway/ui/parts/PageHeader.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { ResourceFields } from "@fairway/ui/resource/ResourceFields.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Space } from "antd";
import { Suspense } from "react";
import { z } from "zod";
import { getPartnerById, updatePartner } from "../contract.ts";
import { partnerOf } from "../model/partner.ts";
import { useRefresh } from "./childTabs.tsx";
import { childWords as words } from "./childWords.ts";
import { filledPartnerPlaces } from "./places.ts";

const fields = ["paymentTerm", "currency"] as const;
// The server checks the term; these are the only fields this tab sends.
const shape = z.looseObject({});

/** What we owe a partner by: the term it gives us, the currency, and what was agreed in writing. */
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
  const { PayableTotals, PayablePapers } = filledPartnerPlaces();
  // As it is saved; without one, the usual currency of where the partner is.
  const usual = row["partnerLocation"] === "Oversea" ? "USD" : localCurrency;
  const currency = String(row["currency"] ?? usual);
  return (
    <Space orientation="vertical" size="middle" className="fw-wide">
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
      {PayableTotals ? (
        <Suspense fallback={<RowSkeletons rows={2} />}>
          <PayableTotals partnerId={String(row["id"])} currency={currency} />
        </Suspense>
      ) : null}
      {PayablePapers ? (
        <Suspense fallback={<RowSkeletons rows={2} />}>
          <PayablePapers partnerId={String(row["id"])} />
        </Suspense>
      ) : null}
    </Space>
  );
}
