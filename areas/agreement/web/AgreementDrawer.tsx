import { RecordFiles } from "@fairway/areas/file/web/RecordFiles.tsx";
import type { Field } from "@fairway/core/resource/field.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { ConfirmButton } from "@fairway/ui/parts/ConfirmButton.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { SideDrawer } from "@fairway/ui/parts/SideDrawer.tsx";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { kinds } from "@fairway/ui/resource/kinds.ts";
import { useMay, useSession } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { day, id } from "@fairway/core/contract/shapes.ts";
import { today } from "@fairway/core/time/day.ts";
import { Space } from "antd";
import { Suspense, useRef } from "react";
import { z } from "zod";
import { addAgreement, requestAgreement, updateAgreement } from "../contract.ts";
import type { AgreementRow } from "../model/agreementShapes.ts";
import { agreementFields, agreementForm } from "../model/agreementFields.ts";
import { agreementFiles } from "../model/fileFolder.ts";
import { creditFields } from "../model/agreement.ts";
import { filledAgreementPlaces } from "./places.ts";
import { useAgreementVerbs } from "./useAgreementVerbs.ts";
import { agreementWords as words } from "./words.ts";

// The browser checks the starred fields; the server checks the other terms, because only it has the
// defaults of the partner.
const starred = z.looseObject({ salemanId: id, effectiveDate: day });
const days = ["paymentTerm", "paymentTermObh"] as const;
const credit: readonly string[] = creditFields;

/** The form of an agreement. */
export function AgreementDrawer(props: {
  readonly partnerId: string;
  /** The screen whose rights guard the partner. */
  readonly menu: string;
  readonly row: AgreementRow | null;
  readonly onClose: () => void;
}) {
  const { partnerId, row, onClose } = props;
  const say = useSay();
  const client = useClient();
  const { timeZone } = useSession();
  const verbs = useAgreementVerbs();
  const confirm = useConfirm();
  // Set while saving: whether to request the approval at once.
  const asking = useRef(false);
  const save = (ask: boolean) => {
    asking.current = ask;
    form.submit();
  };
  const form = useRecordForm({
    schema: starred,
    unguarded: true,
    start: startOf(row, today(timeZone)),
    save: async (values) => {
      const sent: Record<string, unknown> = { ...(values as object) };
      for (const field of days) {
        const text = sent[field];
        sent[field] = text === null || text === undefined || text === "" ? null : Number(text);
      }
      const key = row ? { id: row.id, version: row.version } : {};
      if (asking.current)
        return client.ask(requestAgreement, { ...sent, ...key, partnerId } as never);
      if (!row) return client.ask(addAgreement, { ...sent, partnerId } as never);
      try {
        return await client.ask(updateAgreement, { ...sent, ...key } as never);
      } catch (fault) {
        const retyped =
          fault instanceof Refusal && fault.code === "agreement.typeChangeDeactivates";
        const question = { title: say(words.retypeTitle), detail: (fault as Error).message };
        if (!retyped || !(await confirm(question))) throw fault;
        return client.ask(updateAgreement, { ...sent, ...key, confirmed: true } as never);
      }
    },
    onSaved: () => {
      toast.success(say(asking.current ? words.requested : words.agreementSaved));
      verbs.refresh();
      onClose();
    },
  });
  const { CreditFigures } = filledAgreementPlaces();
  const may = useMay();
  const whyNot = useWhyNot();
  // The terms of an active agreement require a further right in addition to changing the partner.
  const lacking = row?.active && may(`${props.menu}.write`) ? "ActiveContract" : "write";
  const why = whyNot(`${props.menu}.${lacking}`, row !== null && !row.may.includes("update"));
  const readOnly = why !== null;
  const locked = row !== null && !row.may.includes("editCredit");
  const chosen = {
    ...row,
    salemanCode: row?.salemanName ?? "",
    currencyCode: row?.currencyId,
    creditCurrencyCode: row?.creditCurrency,
  };
  return (
    <SideDrawer
      size={720}
      onClose={onClose}
      title={row ? `${say(words.agreement)} ${row.contractNo ?? ""}` : say(words.agreementNew)}
      primary={{ words: partWords.save, run: () => save(false), busy: form.saving, why }}
      actions={[
        (row === null || row.may.includes("request")) && {
          words: words.saveAndRequest,
          run: () => save(true),
          busy: form.saving,
          why,
        },
      ]}
      dangerous={
        row ? (
          <ConfirmButton
            words={partWords.remove}
            danger
            why={
              row.active
                ? say(words.deleteActive)
                : whyNot(`${props.menu}.write`, !row.may.includes("delete"))
            }
            question={{ title: say(words.deleteAgreement), danger: true }}
            run={() => void verbs.remove(row.id, partnerId).then((gone) => gone && onClose())}
          />
        ) : null
      }
    >
      <Space orientation="vertical" size="middle" className="fw-wide">
        <RecordForm form={form} readOnly={readOnly}>
          {agreementForm.map((line) => (
            <div key={line.join()} className={`fw-columns fw-columns-${line.length}`}>
              {line.map((name) => {
                const spec: Field = agreementFields[name];
                const { Input } = kinds[spec.kind];
                return (
                  <Input
                    key={name}
                    name={name}
                    // Empty services mean all services.
                    spec={name === "saleService" ? { ...spec, optional: true } : spec}
                    row={chosen}
                    disabled={locked && credit.includes(name)}
                  />
                );
              })}
            </div>
          ))}
        </RecordForm>
        {row?.may.includes("open") && CreditFigures ? (
          <Suspense fallback={<RowSkeletons rows={3} />}>
            <CreditFigures agreementId={row.id} />
          </Suspense>
        ) : null}
        {row ? (
          <Section title={words.files} columns={1}>
            <RecordFiles owner={{ ...agreementFiles, objectId: row.id }} why={why} />
          </Section>
        ) : null}
      </Space>
    </SideDrawer>
  );
}

function startOf(row: AgreementRow | null, effectiveDate: string) {
  const names = Object.keys(agreementFields) as (keyof typeof agreementFields)[];
  if (!row) {
    const start = Object.fromEntries(
      names.map((name) => {
        const spec: Field = agreementFields[name];
        return [name, spec.start ?? (spec.kind === "links" || spec.kind === "choices" ? [] : null)];
      }),
    );
    return { ...start, effectiveDate };
  }
  const values = row as unknown as Record<string, unknown>;
  return Object.fromEntries(
    names.map((name) => {
      const value = values[name];
      return [name, typeof value === "number" ? String(value) : (value ?? null)];
    }),
  );
}
