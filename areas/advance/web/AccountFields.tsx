import { useClient } from "@fairway/ui/client/client.ts";
import { TextField } from "@fairway/ui/form/fields.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import type { ReactNode } from "react";
import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { payeeBank } from "../contract.ts";
import { advanceWords as words } from "./words.ts";

/**
 * The account that a request is paid to, unless it is paid in cash. It is filled in from the payee,
 * else from the employee, when the method is no longer cash or the payee changes. Rule AD-4
 */
export function AccountFields({ children }: { readonly children?: ReactNode }) {
  const method = useWatch({ name: "paymentMethod" }) as string;
  useAccountOfPayee(method);
  if (method === "Cash") return null;
  return (
    <Section title={words.bank} columns={2}>
      <TextField name="bankAccountNo" label={words.accountNo} max={50} />
      <TextField name="bankAccountName" label={words.accountName} max={250} />
      <TextField name="bankName" label={words.bankName} max={250} />
      <TextField name="bankCode" label={words.bankCode} max={50} />
      {children}
    </Section>
  );
}

function useAccountOfPayee(method: string): void {
  const client = useClient();
  const { setValue, formState } = useFormContext();
  const payeeId = useWatch({ name: "payeeId" }) as string | null;
  const { paymentMethod, payeeId: payeeChanged } = formState.dirtyFields;
  const isChanged = Boolean(paymentMethod) || Boolean(payeeChanged);
  useEffect(() => {
    if (method === "Cash" || !isChanged) return;
    let isCurrent = true;
    void client.ask(payeeBank, { payeeId }).then((account) => {
      if (!isCurrent || !account) return;
      for (const [name, value] of Object.entries(account)) {
        setValue(name, value, { shouldDirty: true, shouldValidate: true });
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [client, method, payeeId, isChanged, setValue]);
}
