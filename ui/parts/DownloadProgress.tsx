import { Button, Progress } from "antd";
import { useSay } from "../words/useSay.tsx";
import { partWords } from "./partWords.ts";

/** The progress of a long file, with the button that cancels it. */
export function DownloadProgress(props: {
  readonly rows: string;
  readonly percent: number;
  readonly cancel: () => void;
}) {
  const say = useSay();
  const { rows, percent } = props;
  return (
    <div className="fw-download">
      <span role="status">{say(partWords.downloading, { rows })}</span>
      <Progress percent={percent} aria-label={say(partWords.downloading, { rows })} />
      <Button onClick={props.cancel}>{say(partWords.cancelDownload)}</Button>
    </div>
  );
}
