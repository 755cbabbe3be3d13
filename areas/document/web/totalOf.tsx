import { localCurrency } from "@fairway/core/money/currency.ts";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import type { ComponentProps } from "react";
import type { Table } from "@fairway/ui/table/Table.tsx";

/** The row of totals of a list that adds up an amount in VND, shown under the column `key`. */
export function totalOf(
  page: { readonly amount: string | null } | undefined,
  key: string,
): Pick<ComponentProps<typeof Table<never>>, "totals"> {
  if (page?.amount == null) return {};
  return { totals: { [key]: <MoneyText amount={page.amount} currency={localCurrency} code /> } };
}
