import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { ConfirmButton } from "@fairway/ui/parts/ConfirmButton.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { kinds } from "@fairway/ui/resource/kinds.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { today } from "@fairway/core/time/day.ts";
import { Button, Drawer, Space } from "antd";
import { z } from "zod";
import { type AgreementRow, addAgreement, updateAgreement } from "../contract.ts";
import { agreementFields, agreementForm } from "../model/agreementFields.ts";
import { creditFields } from "../model/agreement.ts";
import { useAgreementVerbs } from "./useAgreementVerbs.ts";
import { partnerWords as words } from "./words.ts";

// The terms are checked by the server, which knows the defaults of the partner.
const anything = z.looseObject({});
const days = ["paymentTerm", "paymentTermObh"] as const;
const credit: readonly string[] = creditFields;

/** The form of an agreement. */
export function AgreementDrawer(props: {
  readonly partnerId: string;
  readonly row: AgreementRow | null;
  readonly onClose: () => void;
}) {
  const { partnerId, row, onClose } = props;
  const say = useSay();
  const client = useClient();
  const { userId, nameEn, userName, timeZone } = useSession();
  const verbs = useAgreementVerbs();
  const form = useRecordForm({
    schema: anything,
    unguarded: true,
    start: startOf(row, userId, today(timeZone)),
    save: (values) => {
      const sent: Record<string, unknown> = { ...(values as object) };
      for (const field of days) {
        const text = sent[field];
        sent[field] = text === null || text === undefined || text === "" ? null : Number(text);
      }
      const key = row ? { id: row.id, version: row.version } : { partnerId };
      const call: CallSpec = row ? updateAgreement : addAgreement;
      return client.ask(call, { ...sent, ...key } as never);
    },
    onSaved: () => {
      toast.success(say(words.agreementSaved));
      verbs.refresh();
      onClose();
    },
  });
  const readOnly = row !== null && !row.may.includes("update");
  const locked = row !== null && !row.may.includes("editCredit");
  const chosen = {
    ...row,
    salemanId: row?.salemanId ?? userId,
    salemanCode: row ? (row.salemanName ?? "") : userName,
    salemanName: row?.salemanName ?? nameEn,
    currencyCode: row?.currencyId,
    creditCurrencyCode: row?.creditCurrency,
  };
  return (
    <Drawer
      open
      mask={{ closable: false }}
      size={720}
      onClose={onClose}
      title={row ? `${say(words.agreement)} ${row.contractNo ?? ""}` : say(words.agreementNew)}
      footer={
        <Space>
          <Button type="primary" disabled={readOnly} loading={form.saving} onClick={form.submit}>
            {say(partWords.save)}
          </Button>
          <Button onClick={onClose}>{say(partWords.cancel)}</Button>
          {row ? (
            <ConfirmButton
              words={partWords.remove}
              danger
              why={row.may.includes("delete") ? null : say(words.noRight)}
              question={{ title: say(words.deleteAgreement), danger: true }}
              run={() => void verbs.remove(row.id, partnerId).then((gone) => gone && onClose())}
            />
          ) : null}
        </Space>
      }
    >
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
                  // Services may be left empty: all of them.
                  spec={name === "saleService" ? { ...spec, optional: true } : spec}
                  row={chosen}
                  disabled={locked && credit.includes(name)}
                />
              );
            })}
          </div>
        ))}
      </RecordForm>
    </Drawer>
  );
}

function startOf(row: AgreementRow | null, userId: string, day: string) {
  const names = Object.keys(agreementFields) as (keyof typeof agreementFields)[];
  if (!row) {
    const start = Object.fromEntries(
      names.map((name) => {
        const spec: Field = agreementFields[name];
        return [name, spec.start ?? (spec.kind === "links" || spec.kind === "choices" ? [] : null)];
      }),
    );
    return { ...start, salemanId: userId, effectiveDate: day };
  }
  const values = row as unknown as Record<string, unknown>;
  return Object.fromEntries(
    names.map((name) => {
      const value = values[name];
      return [name, typeof value === "number" ? String(value) : (value ?? null)];
    }),
  );
}
