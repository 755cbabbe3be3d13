import { FolderAddOutlined } from "@ant-design/icons";
import { type GotFile, useClient } from "@fairway/ui/client/client.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Button, Tooltip } from "antd";
import { useState } from "react";
import { filePreview } from "../contract.ts";
import type { DocumentTypeCode } from "../model/documentTypes.ts";
import { fileWords as words } from "./words.ts";

/** The record whose papers are filed. */
type Owner = { readonly moduleName: string; readonly folder: string; readonly id: string };

/**
 * The action of a viewer that files its paper with a record, or with each of several.
 *
 * Shape: `<PaperViewer {...filing(owner, "HBL", whyNot)} … />`; with a reason why not there is no
 * action.
 */
export function filing(
  owner: Owner | readonly Owner[],
  type: DocumentTypeCode,
  whyNot: string | null = null,
) {
  if (whyNot !== null) return {};
  const owners = [owner].flat();
  return { withFile: (file: GotFile) => <FilePaper file={file} owners={owners} type={type} /> };
}

/** Keeps a shown paper with the files of its record, as a document of its type. */
function FilePaper(props: {
  readonly file: GotFile;
  readonly owners: readonly Owner[];
  readonly type: DocumentTypeCode;
}) {
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [filed, setFiled] = useState<GotFile | null>(null);
  const { file, owners, type } = props;
  const keep = async () => {
    setBusy(true);
    try {
      const sent = new File([file.blob], file.name, { type: file.blob.type });
      let name = file.name;
      for (const owner of owners) {
        const { data } = await client.upload(filePreview, { ...owner, templateCode: type }, sent);
        name = data[0]?.name ?? name;
      }
      setFiled(file);
      toast.success(say(words.filed, { name }));
      await cache.invalidateQueries();
    } catch (fault) {
      toast.error((fault as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Tooltip title={say(words.filePaperHint)}>
      <Button
        icon={<FolderAddOutlined />}
        loading={isBusy}
        disabled={filed === file}
        onClick={() => void keep()}
      >
        {say(words.filePaper)}
      </Button>
    </Tooltip>
  );
}
