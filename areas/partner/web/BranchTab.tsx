import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { EmptyState } from "@fairway/ui/parts/EmptyState.tsx";
import { ActionButton } from "@fairway/ui/parts/PageHeader.tsx";
import { PlainTable } from "@fairway/ui/parts/PlainTable.tsx";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Space } from "antd";
import { getSubPartners } from "../contract.ts";
import { lifeTexts } from "./lifeWords.ts";
import { partnerWords as words } from "./words.ts";

/** The branches and sub-partners of a partner. */
export function BranchTab({
  partnerId,
  places,
  why,
}: {
  readonly partnerId: string;
  readonly places: { readonly detail: string; readonly addSub: string };
  readonly why: string | null;
}) {
  const say = useSay();
  const { go } = useAddress();
  const found = useAsk(getSubPartners, { id: partnerId });
  const rows = (found.data ?? []) as unknown as AnyRow[];
  const first = {
    words: lifeTexts.addSub,
    why,
    run: () => go(`${places.addSub}/${partnerId}`),
  };
  if (rows.length === 0) {
    return found.data ? <EmptyState title={words.noBranch} first={first} /> : null;
  }
  const column = (key: string, title: string) => ({
    key,
    title,
    read: (row: AnyRow) => String(row[key] ?? ""),
  });
  return (
    <Space orientation="vertical" className="fw-wide">
      <ActionButton action={first} />
      <PlainTable
        rows={rows}
        rowKey={(row) => String(row["id"])}
        columns={[
          {
            key: "accountNo",
            title: say(words.partnerId),
            read: (row) => (
              <ScreenLink to={`${places.detail}/${String(row["id"])}`}>
                {String(row["accountNo"])}
              </ScreenLink>
            ),
          },
          column("shortName", say(words.shortName)),
          column("partnerNameEn", say(words.nameEn)),
          column("partnerNameVn", say(lifeTexts.local)),
          column("taxCode", say(words.taxCode)),
          column("countryName", say(lifeTexts.country)),
        ]}
      />
    </Space>
  );
}
