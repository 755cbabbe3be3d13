import { DownloadOutlined } from "@ant-design/icons";
import { useClient } from "@fairway/ui/client/client.ts";
import { saveFile } from "@fairway/ui/client/saveFile.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { FileList } from "@fairway/ui/parts/FileList.tsx";
import { soon } from "@fairway/ui/parts/later.ts";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Button } from "antd";
import { Suspense, useState } from "react";
import {
  deleteAttachedFile,
  downloadAllFiles,
  getAttachedFiles,
  openEdoc,
  uploadAttachedFiles,
} from "../contract.ts";
import { documentTypeWords } from "../model/documentTypes.ts";
import { fileKinds } from "../model/fileKinds.ts";
import type { FileOwner } from "../model/owner.ts";
import type { StoredFile } from "../model/storedFile.ts";
import { fileWords as words } from "./words.ts";

const DocumentViewer = soon(() =>
  import("@fairway/ui/parts/DocumentViewer.tsx").then((part) => part.DocumentViewer),
);
const DescribeFile = soon(() => import("./DescribeFile.tsx").then((part) => part.DescribeFile));

const shown = Object.values(fileKinds).flatMap((kind) =>
  kind.inline ? [kind.mime as string] : [],
);
const limits = {
  endings: Object.values(fileKinds).flatMap((kind) => kind.endings.map((ending) => `.${ending}`)),
  megabytes: 20,
};

/** The files of one record: open, add, describe, delete, or take them all. */
export function RecordFiles(props: {
  readonly owner: FileOwner;
  /** Why the files are read-only; null when they may be changed. */
  readonly why: string | null;
}) {
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const { moduleName, folder, objectId, childId } = props.owner;
  const place = { moduleName, folder, id: objectId, ...(childId ? { child: childId } : {}) };
  const found = useAsk(getAttachedFiles, place, { quiet: true });
  const [opened, setOpened] = useState<StoredFile | null>(null);
  const [edited, setEdited] = useState<StoredFile | null>(null);
  const refresh = () => cache.invalidateQueries({ queryKey: cacheKey(getAttachedFiles) });
  const remove = useVerb(deleteAttachedFile, { invalidates: [getAttachedFiles] });
  const files = found.data ?? [];
  const byId = (id: string) => files.find((file) => file.id === id) ?? null;

  const upload = async (file: File, documentType: string | null) => {
    try {
      await client.upload(uploadAttachedFiles, { ...place, documentType }, file);
      toast.success(say(words.added, { name: file.name }));
      await refresh();
      return null;
    } catch (fault) {
      return (fault as Error).message;
    }
  };
  const save = async (load: () => Promise<Parameters<typeof saveFile>[0]>) => {
    try {
      saveFile(await load());
    } catch (fault) {
      toast.error((fault as Error).message);
    }
  };
  const open = (file: StoredFile | null) => {
    if (!file) return;
    if (shown.includes(file.mime)) setOpened(file);
    else void save(() => client.download(openEdoc, { id: file.id }));
  };

  const kindOf = (type: string | null) => {
    const known = type ? documentTypeWords[type] : undefined;
    return known ? say(known) : type;
  };

  if (found.error) return <ErrorState fault={found.error} retry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeletons rows={2} />;
  return (
    <>
      <FileList
        files={files.map((file) => ({
          id: file.id,
          name: file.name,
          bytes: file.size,
          userName: file.userName,
          datetimeCreated: file.datetimeCreated,
          kind: kindOf(file.documentType),
          remark: [file.aliasName === file.name ? "" : file.aliasName, file.tag, file.note]
            .filter(Boolean)
            .join(" · "),
        }))}
        kinds={documentTypeWords}
        limits={limits}
        onOpen={(file) => open(byId(file.id))}
        why={props.why}
        onUpload={upload}
        onEdit={(file) => setEdited(byId(file.id))}
        onDelete={(file) => remove.mutate({ moduleName, folder, id: file.id })}
        extra={
          files.length > 1 ? (
            <Button
              icon={<DownloadOutlined />}
              onClick={() =>
                void save(() =>
                  client.download(downloadAllFiles, { moduleName, folderName: folder, objectId }),
                )
              }
            >
              {say(words.all)}
            </Button>
          ) : null
        }
      />
      <Suspense fallback={null}>
        {opened ? (
          <DocumentViewer
            title={opened.aliasName}
            load={() => client.download(openEdoc, { id: opened.id })}
            onClose={() => setOpened(null)}
          />
        ) : null}
        {edited ? (
          <DescribeFile
            file={edited}
            onClose={() => setEdited(null)}
            onSaved={() => {
              setEdited(null);
              void refresh();
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}
