import { WarningOutlined } from "@ant-design/icons";
import { reasonOf, Refusal } from "../client/refusal.ts";
import { useSay } from "../words/useSay.tsx";
import { PlainButton } from "./PlainButton.tsx";
import { partWords } from "./partWords.ts";

/** Shows an error in place of the content and offers a retry. */
export function ErrorState(props: { readonly fault: unknown; readonly retry?: () => void }) {
  const say = useSay();
  const refusal = props.fault instanceof Refusal ? props.fault : null;
  return (
    <div className="fw-empty" role="alert">
      <WarningOutlined className="fw-empty-sign fw-bad" aria-hidden />
      <div className="fw-empty-title">{say(partWords.failedTitle)}</div>
      {refusal ? <div className="fw-empty-detail">{reasonOf(refusal)}</div> : null}
      {refusal?.requestId ? (
        <div className="fw-empty-detail">
          {say(partWords.reference, { requestId: refusal.requestId })}
        </div>
      ) : null}
      {props.retry ? (
        <PlainButton onClick={props.retry}>{say(partWords.reload)}</PlainButton>
      ) : null}
    </div>
  );
}
