import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Field } from "@fairway/core/resource/field.ts";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { type RecordFormHandle, useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { formShape, formStart } from "@fairway/ui/resource/formShape.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { HistoryDrawer } from "@fairway/ui/history/HistoryButton.tsx";
import { historyWords } from "@fairway/ui/history/historyWords.ts";
import { kinds } from "@fairway/ui/resource/kinds.ts";
import { ResourceFields } from "@fairway/ui/resource/ResourceFields.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { useEffect, useMemo, useState } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { addCharge, chargeCalls, getCharge, updateCharge } from "../contract.ts";
import { charge } from "../model/charge.ts";
import { chargeDefaultAccount } from "../model/chargeDefaultAccount.ts";
import { AccountField } from "./AccountField.tsx";
import { type Selling, SellingDialog } from "./SellingDialog.tsx";
import { catalogueWords } from "./words.ts";

const list = "/home/catalogue/charge";
const accountFields = [
  "voucherType",
  "debitAccountNo",
  "creditAccountNo",
  "debitAccountNoVat",
  "creditAccountNoVat",
] as const;
const mostAccounts = 3;
const emptyLine = {
  voucherType: null,
  debitAccountNo: null,
  creditAccountNo: null,
  debitAccountNoVat: null,
  creditAccountNoVat: null,
};

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
  const [history, setHistory] = useState(false);
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
        actions={[row && { words: historyWords.history, run: () => setHistory(true) }]}
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
        <Accounts form={form} why={why} />
      </RecordForm>
      {history ? (
        <HistoryDrawer
          call={chargeCalls.history as CallSpec}
          id={String(row?.["id"])}
          what={code}
          onClose={() => setHistory(false)}
        />
      ) : null}
      {asked ? (
        <SellingDialog code={asked.code} onYes={answered} onNo={() => answered(null)} />
      ) : null}
    </div>
  );
}

/** The sides whose charges are mapped to a charge of the other side. */
const mappedOn: Readonly<Record<string, readonly string[]>> = {
  debitCharge: ["CREDIT"],
  creditCharge: ["DEBIT", "OBH"],
};

/** The fields of a charge; its mapping depends on its side. */
function ChargeFields(props: { readonly form: RecordFormHandle; readonly row: AnyRow | null }) {
  const { form, row } = props;
  const type: unknown = useWatch({ control: form.form.control, name: "type" });
  const hidden = new Set<string>([
    ...Object.entries(mappedOn).flatMap(([name, sides]) =>
      sides.includes(String(type)) ? [] : [name],
    ),
    ...(type === "CREDIT" ? [] : ["generateSelling"]),
    // The user maps a stored charge.
    ...(row ? ["generateSelling"] : []),
  ]);
  const { getValues, setValue } = form.form;
  // A hidden field must not keep a value that the new side refuses.
  useEffect(() => {
    for (const [name, sides] of Object.entries(mappedOn)) {
      if (type && !sides.includes(String(type)) && getValues(name)) {
        setValue(name, null, { shouldDirty: true });
      }
    }
  }, [type, getValues, setValue]);
  const rows = charge.form
    .map((line) => line.filter((name) => !hidden.has(name)))
    .filter((line) => line.length > 0);
  return <ResourceFields resource={charge} row={row} rows={rows} />;
}

function Accounts({
  form,
  why,
}: {
  readonly form: RecordFormHandle;
  /** Why the form is read-only; null when it is not. */
  readonly why: string | null;
}) {
  const say = useSay();
  const readOnly = why !== null;
  const lines = useFieldArray({ name: "defaultAccounts", control: form.form.control });
  const isFull = lines.fields.length >= mostAccounts;
  const whyNotAdd = why ?? (isFull ? say(catalogueWords.accountsFull) : null);
  return (
    <Section
      title={catalogueWords.accounts}
      columns={1}
      extra={
        <Why text={whyNotAdd}>
          <Button
            icon={<PlusOutlined />}
            disabled={whyNotAdd !== null}
            onClick={() => lines.append(emptyLine)}
          >
            {say(catalogueWords.addAccount)}
          </Button>
        </Why>
      }
    >
      {lines.fields.map((line, at) => (
        <div key={line.id} className="fw-line">
          {accountFields.map((name) => {
            const spec = chargeDefaultAccount.fields[name] as Field;
            const path = `defaultAccounts.${at}.${name}`;
            const { Input } = kinds[spec.kind];
            return spec.kind === "code" ? (
              <AccountField key={name} name={path} label={spec.label} disabled={readOnly} />
            ) : (
              <Input key={name} name={path} spec={spec} row={null} disabled={readOnly} />
            );
          })}
          <Why text={why}>
            <Button
              type="text"
              danger
              icon={<DeleteOutlined />}
              disabled={readOnly}
              aria-label={say(catalogueWords.removeAccount)}
              onClick={() => lines.remove(at)}
            />
          </Why>
        </div>
      ))}
    </Section>
  );
}
