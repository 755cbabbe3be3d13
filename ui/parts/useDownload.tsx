import type { AskInput, CallSpec } from "@fairway/core/contract/call.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { type FileProgress, useClient } from "../client/client.ts";
import { saveFile } from "../client/saveFile.ts";
import { useSay } from "../words/useSay.tsx";
import { later } from "./later.ts";
import { partWords } from "./partWords.ts";
import { toast } from "./toast.ts";

const DownloadProgress = later(
  async () => (await import("./DownloadProgress.tsx")).DownloadProgress,
);

// Long enough for a long sheet over a slow connection.
const PATIENCE = 15 * 60_000;

/**
 * Downloads a file of a call and saves it: `download(call, ask)`.
 *
 * Shape: the screen renders `underWay`, which shows the progress of a long file and cancels it.
 */
export function useDownload() {
  const client = useClient();
  const say = useSay();
  const [progress, setProgress] = useState<FileProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const download = async <Spec extends CallSpec>(call: Spec, ask: AskInput<Spec>) => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    try {
      const how = { signal: stop.signal, timeout: PATIENCE, progress: setProgress };
      saveFile(await client.download(call, ask, how));
    } catch (fault) {
      if (stop.signal.aborted) toast.info(say(partWords.downloadCancelled));
      else toast.error((fault as Error).message);
    } finally {
      if (running.current === stop) setProgress(null);
    }
  };
  const rows = progress ? sayNumber(String(progress.rows), client.language) : "";
  const percent = Math.floor((progress?.part ?? 0) * 100);
  const underWay: ReactNode = progress ? (
    <Suspense fallback={null}>
      <DownloadProgress rows={rows} percent={percent} cancel={() => running.current?.abort()} />
    </Suspense>
  ) : null;
  return { download, underWay };
}
