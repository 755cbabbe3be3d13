import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { PickerField } from "@fairway/ui/form/fields.tsx";
import { picker } from "@fairway/ui/form/picker.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { useWatch } from "react-hook-form";
import { chartOfAccountsCalls } from "../contract.ts";
import { chartOfAccounts } from "../model/chartOfAccounts.ts";

// The books reference an account by its number, so the field stores the number.
const accounts = picker("accountNumber", async (client, keyword) => {
  const call = chartOfAccountsCalls.query as CallSpec;
  const found = (await client.ask(call, { keyword } as never)) as unknown as readonly AnyRow[];
  return found.map((row) => {
    const code = String(row[chartOfAccounts.key]);
    return { id: code, code, name: String(row["name"] ?? "") };
  });
});

/** Picks the number of an active account from the chart of accounts. */
export function AccountField(props: {
  readonly name: string;
  readonly label: Words;
  readonly disabled?: boolean;
}) {
  const number: unknown = useWatch({ name: props.name });
  const chosen = number ? { id: String(number), code: String(number), name: "" } : null;
  return <PickerField {...props} source={accounts} chosen={chosen} />;
}
