import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { type SyncState, syncTags } from "../model/syncStatus.ts";

/** Whether accounting has a document; nothing before it is sent. */
export function SyncStatus({ status }: { readonly status: SyncState | null }) {
  return status ? <StatusTag {...syncTags[status]} /> : null;
}
