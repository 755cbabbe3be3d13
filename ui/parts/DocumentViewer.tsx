import { DownloadOutlined, PrinterOutlined } from "@ant-design/icons";
import { Button, Drawer, Space } from "antd";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { GotFile } from "../client/client.ts";
import { saveFile } from "../client/saveFile.ts";
import { useSay } from "../words/useSay.tsx";
import { ErrorState } from "./ErrorState.tsx";
import { partWords } from "./partWords.ts";
import { PageSkeleton } from "./Skeletons.tsx";

/**
 * A printed document inside the app, with print and download.
 *
 * Shape: `<DocumentViewer title={…} load={() => client.download(printBill, { id })} onClose={…} />`;
 * shown while it is mounted.
 */
export function DocumentViewer(props: {
  readonly title: string;
  readonly load: () => Promise<GotFile>;
  readonly onClose: () => void;
  /** More actions beside print and download, e.g. mail or the other language. */
  readonly actions?: ReactNode;
  /** Loads again when it changes, e.g. the chosen language. */
  readonly version?: string;
}) {
  const say = useSay();
  const frame = useRef<HTMLIFrameElement>(null);
  const [file, setFile] = useState<GotFile | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const load = useRef(props.load);
  load.current = props.load;
  // biome-ignore lint: the version and the attempt ask for another load
  useEffect(() => {
    let made: string | null = null;
    let gone = false;
    setFault(null);
    setAddress(null);
    load.current().then((got) => {
      if (gone) return;
      made = URL.createObjectURL(
        new Blob([got.blob], { type: got.blob.type || "application/pdf" }),
      );
      setFile(got);
      setAddress(made);
    }, setFault);
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [props.version, attempt]);
  return (
    <Drawer
      open
      size={960}
      title={props.title}
      onClose={props.onClose}
      styles={{ body: { padding: 0 } }}
      extra={
        <Space>
          {props.actions ?? null}
          <Button
            icon={<PrinterOutlined />}
            disabled={!address}
            onClick={() => frame.current?.contentWindow?.print()}
          >
            {say(partWords.print)}
          </Button>
          <Button
            type="primary"
            icon={<DownloadOutlined />}
            disabled={!file}
            onClick={() => file && saveFile(file)}
          >
            {say(partWords.download)}
          </Button>
        </Space>
      }
    >
      {fault ? (
        <ErrorState fault={fault} retry={() => setAttempt(attempt + 1)} />
      ) : address ? (
        <iframe
          ref={frame}
          className="fw-document"
          src={`${address}#navpanes=0&view=FitH`}
          title={props.title}
        />
      ) : (
        <PageSkeleton />
      )}
    </Drawer>
  );
}
