import { itemTags } from "@fairway/areas/outbox/model/item.ts";
import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { type SyncState, syncTags } from "../model/syncStatus.ts";

/** Whether accounting has a document, or it is on its way; nothing before it is sent. */
export function SyncStatus({
  status,
  isSending = false,
}: {
  readonly status: SyncState | null;
  readonly isSending?: boolean | undefined;
}) {
  if (isSending) return <StatusTag {...itemTags.Waiting} />;
  return status ? <StatusTag {...syncTags[status]} /> : null;
}
