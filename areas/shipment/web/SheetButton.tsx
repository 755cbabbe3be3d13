import { FileExcelOutlined } from "@ant-design/icons";
import { saveFile } from "@fairway/ui/client/saveFile.ts";
import type { GotFile } from "@fairway/ui/client/client.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { useState } from "react";
import { shipmentWords as words } from "./words.ts";

/** Downloads a printed document as a workbook. */
export function SheetButton({ load }: { readonly load: () => Promise<GotFile> }) {
  const say = useSay();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(await load());
    } catch (fault) {
      toast.error((fault as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<FileExcelOutlined />} loading={isBusy} onClick={() => void download()}>
      {say(words.asExcel)}
    </Button>
  );
}
