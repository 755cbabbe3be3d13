import { DownloadOutlined } from "@ant-design/icons";
import { type GotFile, useClient } from "@fairway/ui/client/client.ts";
import { saveFile } from "@fairway/ui/client/saveFile.ts";
import { FileList, type FileParts } from "@fairway/ui/parts/FileList.tsx";
import { soon } from "@fairway/ui/parts/later.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { Suspense, useState } from "react";
import { openEdoc } from "../contract.ts";
import { fileKinds } from "../model/fileKinds.ts";
import { keptMegabytes } from "../model/keptMegabytes.ts";
import type { StoredFile } from "../model/storedFile.ts";
import { useDocumentTypes } from "./useDocumentTypes.ts";
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
  megabytes: keptMegabytes,
};

/** The source of what a driver sent with a proof of delivery: it is signed, and stays. */
const ofDelivery = "Trip";

/** A file on a shelf, with the part of the record that it belongs to. */
type ShelvedFile = StoredFile & { readonly part?: string | null };

/** Files with all that is done with them: open, add, describe, delete, or take them all. */
export function FileShelf<File extends ShelvedFile>(props: {
  readonly files: readonly File[];
  /** The service of the job whose types of document are offered; without one, all types are. */
  readonly service: string | null;
  readonly mustHaveKind?: boolean;
  readonly parts?: FileParts;
  /** Why the files are read-only; null when they may be changed. */
  readonly why: string | null;
  readonly upload: (
    file: globalThis.File,
    kind: string | null,
    part: string | null,
  ) => Promise<unknown>;
  readonly remove: (file: File) => void;
  readonly loadAll: () => Promise<GotFile>;
  readonly refresh: () => Promise<unknown>;
}) {
  const say = useSay();
  const client = useClient();
  const { files, refresh, service } = props;
  const types = useDocumentTypes(service);
  const [opened, setOpened] = useState<File | null>(null);
  const [edited, setEdited] = useState<File | null>(null);
  const byId = (id: string) => files.find((file) => file.id === id) ?? null;

  const upload = async (file: globalThis.File, kind: string | null, part: string | null) => {
    try {
      await props.upload(file, kind, part);
      toast.success(say(words.added, { name: file.name }));
      await refresh();
      return null;
    } catch (fault) {
      return (fault as Error).message;
    }
  };
  const save = async (load: () => Promise<GotFile>) => {
    try {
      saveFile(await load());
    } catch (fault) {
      toast.error((fault as Error).message);
    }
  };
  const open = (file: File | null) => {
    if (!file) return;
    if (shown.includes(file.mime)) setOpened(file);
    else void save(() => client.download(openEdoc, { id: file.id }));
  };
  return (
    <>
      <FileList
        files={files.map((file) => ({
          id: file.id,
          name: file.name,
          bytes: file.size,
          userName: file.source === ofDelivery ? say(words.driver) : file.userName,
          ...(file.source === ofDelivery ? { whyKept: say(words.keptProof) } : {}),
          datetimeCreated: file.datetimeCreated,
          kind: types.nameOf(file.documentType),
          part: file.part ?? null,
          remark: [file.aliasName === file.name ? "" : file.aliasName, file.tag, file.note]
            .filter(Boolean)
            .join(" · "),
        }))}
        kinds={types.offered}
        mustHaveKind={props.mustHaveKind ?? false}
        {...(props.parts ? { parts: props.parts } : {})}
        limits={limits}
        onOpen={(file) => open(byId(file.id))}
        why={props.why}
        onUpload={upload}
        onEdit={(file) => setEdited(byId(file.id))}
        onDelete={(file) => {
          const found = byId(file.id);
          if (found) props.remove(found);
        }}
        extra={
          files.length > 1 ? (
            <Button icon={<DownloadOutlined />} onClick={() => void save(props.loadAll)}>
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
            types={types}
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
