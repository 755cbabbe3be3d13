import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { Fact } from "@fairway/ui/parts/Fact.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { getPayableTotals } from "../contract.ts";
import { words } from "./words.ts";

const facts = {
  creditPaidAmount: words.creditPaid,
  creditAdvanceAmount: words.creditAdvance,
  creditAmount: words.creditAmount,
  creditUnpaidAmount: words.creditUnpaid,
} as const;
const names = Object.keys(facts) as (keyof typeof facts)[];

/** Our debt to a partner in a currency and its paid part; read-only. */
export function PayableTotals(props: { readonly partnerId: string; readonly currency: string }) {
  const found = useAsk(getPayableTotals, props, { quiet: true });
  if (found.error) return <ErrorState fault={found.error} retry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeletons rows={2} />;
  const { data } = found;
  return (
    <Section title={words.payable} columns={2}>
      {names.map((name) => (
        <Fact key={name} name={facts[name]}>
          {data[name] === null ? null : (
            <MoneyText amount={data[name]} currency={data.currency} code />
          )}
        </Fact>
      ))}
    </Section>
  );
}
