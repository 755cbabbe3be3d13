import type { Column } from "@fairway/ui/table/column.ts";
import type { SyncState } from "../model/syncStatus.ts";
import { SyncStatus } from "./SyncStatus.tsx";

interface Sent {
  readonly syncStatus: string | null;
  readonly isSending?: boolean | undefined;
}

/** Whether accounting has a document of a list. */
export const syncColumn = <Row extends Sent>(): Column<Row> => ({
  key: "syncStatus",
  title: { en: "Sync", vi: "Đồng bộ" },
  width: 118,
  read: (row) => (
    <SyncStatus status={row.syncStatus as SyncState | null} isSending={row.isSending} />
  ),
});
