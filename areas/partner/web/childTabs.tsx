import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import type { AnyRow } from "@fairway/ui/resource/kind.ts";
import { useQueryClient } from "@tanstack/react-query";
import * as tabs from "../contractTabs.ts";
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

/** The e-mail addresses of a partner. */
export function EmailTab({ partnerId, why }: PartnerTabProps) {
  const found = useAsk(tabs.listPartnerEmails, { id: partnerId });
  return (
    <ChildTab
      resource={partnerEmail as unknown as Resource}
      calls={{
        get: tabs.getPartnerEmail,
        add: tabs.addPartnerEmail,
        update: tabs.updatePartnerEmail,
        remove: tabs.removePartnerEmail,
        history: tabs.partnerEmailHistory,
      }}
      rows={found.data as readonly AnyRow[] | undefined}
      partnerId={partnerId}
      why={why}
      empty={{ title: words.emptyEmail, detail: words.emptyEmailDetail }}
      refresh={useRefresh(tabs.listPartnerEmails, tabs.partnerEmailHistory)}
    />
  );
}

/** The places of a partner. */
export function AddressTab({ partnerId, why }: PartnerTabProps) {
  const found = useAsk(tabs.listPartnerAddresses, { partnerId });
  return (
    <ChildTab
      resource={partnerAddress as unknown as Resource}
      calls={{
        get: tabs.getPartnerAddress,
        add: tabs.addPartnerAddress,
        update: tabs.updatePartnerAddress,
        remove: tabs.removePartnerAddress,
        history: tabs.partnerAddressHistory,
      }}
      rows={found.data as readonly AnyRow[] | undefined}
      partnerId={partnerId}
      why={why}
      empty={{ title: words.emptyAddress, detail: words.emptyAddressDetail }}
      refresh={useRefresh(tabs.listPartnerAddresses, tabs.partnerAddressHistory)}
    />
  );
}
