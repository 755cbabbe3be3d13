import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import type { Field } from "@fairway/core/resource/field.ts";
import type { RecordFormHandle } from "@fairway/ui/form/useRecordForm.tsx";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { kinds } from "@fairway/ui/resource/kinds.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { useFieldArray } from "react-hook-form";
import { chargeDefaultAccount } from "../model/chargeDefaultAccount.ts";
import { AccountField } from "./AccountField.tsx";
import { catalogueWords } from "./words.ts";

const accountFields = chargeDefaultAccount.form.flat().filter((name) => name !== "chargeId");
const mostAccounts = 3;
const emptyLine = Object.fromEntries(accountFields.map((name) => [name, null]));

/** The default accounts of a charge, one line for each type of voucher. */
export function DefaultAccounts({
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
            const spec = chargeDefaultAccount.fields[
              name as keyof typeof chargeDefaultAccount.fields
            ] as Field;
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
