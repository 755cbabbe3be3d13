import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { useQueryClient } from "@tanstack/react-query";
import * as tabs from "../contractTabs.ts";
import type { ChildCalls } from "../contractTabs.ts";
import { partnerAddress } from "../model/partnerAddress.ts";
import { partnerEmail } from "../model/partnerEmail.ts";
import { ChildTab } from "./ChildTab.tsx";
import { childWords as words } from "./childWords.ts";

/** What a tab below a partner is given. */
export interface PartnerTabProps {
  readonly partnerId: string;
  /** Why nothing may be added or changed, by the rights on the partner. */
  readonly why: string | null;
}

/** Refreshes what a call has answered. */
export function useRefresh(...calls: readonly CallSpec[]): () => void {
  const cache = useQueryClient();
  return () => {
    for (const call of calls) void cache.invalidateQueries({ queryKey: cacheKey(call) });
  };
}

/** A tab of records that follow from their declaration alone. */
function childTab(tab: {
  readonly resource: unknown;
  readonly list: CallSpec;
  /** What the list names the partner. */
  readonly by: "id" | "partnerId";
  readonly calls: ChildCalls;
  readonly empty: { readonly title: Words; readonly detail: Words };
}) {
  return function RecordsTab({ partnerId, why }: PartnerTabProps) {
    const found = useAsk(tab.list, { [tab.by]: partnerId } as never);
    return (
      <ChildTab
        resource={tab.resource as Resource}
        calls={tab.calls}
        rows={found.data as readonly AnyRow[] | undefined}
        partnerId={partnerId}
        why={why}
        empty={tab.empty}
        refresh={useRefresh(tab.list, tab.calls.history)}
      />
    );
  };
}

/** The e-mail addresses of a partner. */
export const EmailTab = childTab({
  resource: partnerEmail,
  list: tabs.listPartnerEmails,
  by: "id",
  calls: {
    get: tabs.getPartnerEmail,
    add: tabs.addPartnerEmail,
    update: tabs.updatePartnerEmail,
    remove: tabs.removePartnerEmail,
    history: tabs.partnerEmailHistory,
  },
  empty: { title: words.emptyEmail, detail: words.emptyEmailDetail },
});

/** The places of a partner. */
export const AddressTab = childTab({
  resource: partnerAddress,
  list: tabs.listPartnerAddresses,
  by: "partnerId",
  calls: {
    get: tabs.getPartnerAddress,
    add: tabs.addPartnerAddress,
    update: tabs.updatePartnerAddress,
    remove: tabs.removePartnerAddress,
    history: tabs.partnerAddressHistory,
  },
  empty: { title: words.emptyAddress, detail: words.emptyAddressDetail },
});
