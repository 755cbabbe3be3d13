import { DownloadOutlined, PrinterOutlined } from "@ant-design/icons";
import { Button, Drawer, Space } from "antd";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { GotFile } from "../client/client.ts";
import { saveFile } from "../client/saveFile.ts";
import { useSay } from "../words/useSay.tsx";
import { ErrorState } from "./ErrorState.tsx";
import { partWords } from "./partWords.ts";
import { PageSkeleton } from "./Skeletons.tsx";
import { useLatest } from "./useLatest.ts";

/** The result of loading the document. */
interface Got {
  readonly asked: string | null;
  readonly file: GotFile | null;
  readonly address: string | null;
  readonly fault: unknown;
}

const nothing: Got = { asked: null, file: null, address: null, fault: null };

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
  /** Further actions besides print and download, e.g. mail or the other language. */
  readonly actions?: ReactNode;
  /** An action with the document as it is shown, once it is loaded. */
  readonly withFile?: (file: GotFile) => ReactNode;
  /** A warning above the document. */
  readonly notice?: ReactNode;
  /** How the document is to be printed, above it. */
  readonly settings?: ReactNode;
  /** A change loads the document again, e.g. the chosen language. */
  readonly version?: string;
}) {
  const say = useSay();
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(0);
  const asked = `${attempt} ${props.version ?? ""}`;
  const [got, setGot] = useState<Got>(nothing);
  const { file, address, fault } = got.asked === asked ? got : nothing;
  const load = useLatest(props.load);
  useEffect(() => {
    let made: string | null = null;
    let gone = false;
    load.current().then(
      (sent) => {
        if (gone) return;
        made = URL.createObjectURL(
          new Blob([sent.blob], { type: sent.blob.type || "application/pdf" }),
        );
        setGot({ asked, file: sent, address: made, fault: null });
      },
      (failure: unknown) => {
        if (!gone) setGot({ ...nothing, asked, fault: failure });
      },
    );
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [asked, load]);
  const close = useLatest(props.onClose);
  useEffect(() => {
    // Heard before anything below the viewer, wherever the focus is.
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      close.current();
    };
    window.addEventListener("keydown", press, true);
    return () => window.removeEventListener("keydown", press, true);
  }, [close]);
  return (
    <Drawer
      open
      keyboard={false}
      size={960}
      rootClassName="fw-viewer"
      title={props.title}
      onClose={props.onClose}
      styles={{ body: { padding: 0, display: "flex", flexDirection: "column" } }}
      extra={
        <Space wrap className="fw-viewer-actions">
          {props.actions ?? null}
          {file ? props.withFile?.(file) : null}
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
      {props.notice}
      {props.settings ? <div className="fw-document-settings">{props.settings}</div> : null}
      {fault ? (
        <ErrorState fault={fault} retry={() => setAttempt(attempt + 1)} />
      ) : address ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a sandboxed frame shows no PDF
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
