import { bankCalls } from "@fairway/areas/catalogue/contract.ts";
import type { CallSpec } from "@fairway/core/contract/call.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { FieldFrame } from "@fairway/ui/form/FieldFrame.tsx";
import { useSettled } from "@fairway/ui/parts/useSettled.ts";
import { useQuery } from "@tanstack/react-query";
import { AutoComplete } from "antd";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { screenWords } from "./screenWords.ts";

type Bank = Readonly<Record<"code" | "bankNameEn" | "bankNameVn", string>>;

/** The bank by name: a bank of the list also fills in the code, any other name is typed. */
export function BankField() {
  const client = useClient();
  const { setValue } = useFormContext();
  const name: string | null = useWatch({ name: "bankName" });
  const [isOpen, setOpen] = useState(false);
  const keyword = useSettled(name ?? "", 150);
  const found = useQuery({
    queryKey: ["profile bank", keyword],
    queryFn: async () => {
      const ask = { keyword, active: true, size: 30 };
      return (await client.ask(bankCalls.query as CallSpec, ask as never)) as unknown as Bank[];
    },
    enabled: isOpen,
    placeholderData: (before) => before,
  });
  const options = (found.data ?? []).map((bank) => {
    const own = client.language === "vi" ? bank.bankNameVn : bank.bankNameEn;
    const value = own || bank.bankNameVn;
    return { key: bank.code, value, label: `${bank.code} · ${value}`, code: bank.code };
  });
  const keep = (bankName: string, code: string | null) => {
    setValue("bankName", bankName, { shouldDirty: true, shouldValidate: true });
    setValue("bankCode", code, { shouldDirty: true });
  };
  return (
    <FieldFrame name="bankName" label={screenWords.bankName} hint={screenWords.bankHint}>
      {({ field, id, invalid, disabled }) => (
        <AutoComplete
          id={id}
          ref={field.ref}
          className="fw-wide"
          value={name ?? ""}
          options={options}
          disabled={disabled}
          allowClear
          maxLength={250}
          {...(invalid ? { status: "error" as const } : {})}
          onOpenChange={setOpen}
          onBlur={field.onBlur}
          onChange={(text, option) =>
            keep(text ?? "", Array.isArray(option) ? null : (option?.code ?? null))
          }
        />
      )}
    </FieldFrame>
  );
}
