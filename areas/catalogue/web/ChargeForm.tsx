import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { formShape, formStart } from "@fairway/ui/resource/formShape.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { useHistory } from "@fairway/ui/history/useHistory.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useMemo, useState } from "react";
import { addCharge, chargeCalls, getCharge, updateCharge } from "../contract.ts";
import { charge } from "../model/charge.ts";
import { type Selling, SellingDialog } from "./SellingDialog.tsx";
import { catalogueWords } from "./words.ts";
import { ChargeFields } from "./ChargeFields.tsx";
import { DefaultAccounts } from "./DefaultAccounts.tsx";

const list = "/home/catalogue/charge";
/** A question that is open before saving. */
interface Asked {
  readonly code: string;
  readonly answer: (selling: Selling | null) => void;
}

/** One charge with its default accounts. */
export default function ChargeForm() {
  const id = useParam("id");
  const found = useAsk(getCharge, { id }, { when: id !== "" });
  if (id !== "" && !found.data) return <PageSkeleton />;
  return <ChargePage key={id} row={id === "" ? null : (found.data as unknown as AnyRow)} />;
}

function ChargePage({ row }: { readonly row: AnyRow | null }) {
  const say = useSay();
  const whyNot = useWhyNot();
  const client = useClient();
  const { go } = useAddress();
  const schema = useMemo(
    () => formShape(charge).extend({ defaultAccounts: addCharge.body.shape.defaultAccounts }),
    [],
  );
  const start = (from: AnyRow | null) => ({
    ...formStart(charge, from),
    defaultAccounts: from?.["defaultAccounts"] ?? [],
  });
  const [asked, setAsked] = useState<Asked | null>(null);
  const sellingOf = (values: AnyRow): Promise<Selling | null> => {
    const { code, type, generateSelling, debitCharge } = values;
    if (type !== "CREDIT" || !generateSelling || debitCharge) return Promise.resolve(null);
    return new Promise((answer) => setAsked({ code: String(code), answer }));
  };
  const answered = (selling: Selling | null) => {
    asked?.answer(selling);
    setAsked(null);
  };
  const form = useRecordForm({
    schema,
    start: start(row),
    save: async (values) => {
      if (row) return client.ask(updateCharge as CallSpec, values as never);
      const selling = await sellingOf(values);
      return client.ask(addCharge as CallSpec, { ...values, selling } as never);
    },
    onSaved: () => {
      toast.success(say(catalogueWords.saved));
      go(list);
    },
    ...(row
      ? {
          latest: async () =>
            start((await client.ask(getCharge, { id: String(row["id"]) })) as unknown as AnyRow),
        }
      : {}),
  });
  const allowed = (row?.["permission"] ?? {}) as { allowUpdate?: boolean; allowDelete?: boolean };
  const why = row ? whyNot("catCharge.write", !allowed.allowUpdate) : whyNot("catCharge.add");
  const readOnly = why !== null;
  const code = String(row?.["code"] ?? "");
  const history = useHistory({
    call: chargeCalls.history as CallSpec,
    id: String(row?.["id"]),
    what: code,
  });
  const remove = async () => {
    try {
      await client.ask(chargeCalls.remove as CallSpec, { id: row?.["id"] } as never);
      toast.success(say(catalogueWords.deleted));
      go(list);
    } catch (fault) {
      toast.error((fault as Error).message);
    }
  };
  return (
    <div className="fw-page">
      <PageHeader
        title={row ? `${say(catalogueWords.charge)} ${code}` : say(catalogueWords.chargeNew)}
        back={list}
        primary={{
          words: partWords.save,
          run: form.submit,
          busy: form.saving,
          why,
        }}
        actions={[row && history.action]}
        dangerous={[
          row && {
            words: partWords.remove,
            why: whyNot("catCharge.delete", !allowed.allowDelete),
            confirm: {
              title: say(catalogueWords.deleteTitle, { code }),
              detail: say(catalogueWords.deleteDetail),
              danger: true,
            },
            run: () => void remove(),
          },
        ]}
      />
      <RecordForm form={form} readOnly={readOnly}>
        <Section title={catalogueWords.main} columns={1}>
          <ChargeFields form={form} row={row} />
        </Section>
        <DefaultAccounts form={form} why={why} />
      </RecordForm>
      {history.drawer}
      {asked ? (
        <SellingDialog code={asked.code} onYes={answered} onNo={() => answered(null)} />
      ) : null}
    </div>
  );
}
