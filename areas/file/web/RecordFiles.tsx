import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useQueryClient } from "@tanstack/react-query";
import {
  deleteAttachedFile,
  downloadAllFiles,
  getAttachedFiles,
  uploadAttachedFiles,
} from "../contract.ts";
import type { FileOwner } from "../model/owner.ts";
import { FileShelf } from "./FileShelf.tsx";

/** The files of one record. */
export function RecordFiles(props: {
  readonly owner: FileOwner;
  /** The service of the job to which the record belongs; its types of document are offered. */
  readonly service?: string;
  /** Why the files are read-only; null when they may be changed. */
  readonly why: string | null;
}) {
  const client = useClient();
  const cache = useQueryClient();
  const { moduleName, folder, objectId, childId } = props.owner;
  const place = { moduleName, folder, id: objectId, ...(childId ? { child: childId } : {}) };
  const found = useAsk(getAttachedFiles, place, { quiet: true });
  const remove = useVerb(deleteAttachedFile, { invalidates: [getAttachedFiles] });
  if (found.error) return <ErrorState fault={found.error} retry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeletons rows={2} />;
  return (
    <FileShelf
      files={found.data}
      service={props.service ?? null}
      why={props.why}
      upload={(file, documentType) =>
        client.upload(uploadAttachedFiles, { ...place, documentType }, file)
      }
      remove={({ id }) => remove.mutate({ moduleName, folder, id })}
      loadAll={() =>
        client.download(downloadAllFiles, { moduleName, folderName: folder, objectId })
      }
      refresh={() => cache.invalidateQueries({ queryKey: cacheKey(getAttachedFiles) })}
    />
  );
}
