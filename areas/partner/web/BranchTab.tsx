import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { getSubPartners } from "../contract.ts";
import { partnerWords as words } from "./words.ts";

/** The branches and sub-partners of a partner. */
export function BranchTab({ partnerId, at }: { readonly partnerId: string; readonly at: string }) {
  const say = useSay();
  const found = useAsk(getSubPartners, { id: partnerId });
  const rows = (found.data ?? []) as unknown as AnyRow[];
  if (rows.length === 0) return <EmptyState title={words.noBranch} />;
  const column = (key: string, title: string) => ({
    key,
    title,
    read: (row: AnyRow) => String(row[key] ?? ""),
  });
  return (
    <PlainTable
      rows={rows}
      rowKey={(row) => String(row["id"])}
      columns={[
        {
          key: "accountNo",
          title: say(words.partnerId),
          read: (row) => (
            <ScreenLink to={`${at}/${String(row["id"])}`}>{String(row["accountNo"])}</ScreenLink>
          ),
        },
        column("shortName", say(words.shortName)),
        column("partnerNameEn", say(words.nameEn)),
        column("taxCode", say(words.taxCode)),
      ]}
    />
  );
}
