import type { Words } from "@fairway/core/words/words.ts";
import { Input, Modal } from "antd";
import { useId, useState } from "react";
import { useSay } from "../words/useSay.tsx";
import { partWords } from "./partWords.ts";

/** Asks for a reason before an irreversible action; the reason is stored with the record. */
export function ReasonDialog(props: {
  readonly title: string;
  readonly detail?: string;
  readonly yes: Words;
  readonly no: Words;
  readonly busy: boolean;
  /** Without a reason the action is not offered. */
  readonly required?: boolean;
  readonly onGiven: (reason: string) => void;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const id = useId();
  const [reason, setReason] = useState("");
  const isMissing = props.required === true && reason.trim() === "";
  return (
    <Modal
      open
      title={props.title}
      okText={say(props.yes)}
      cancelText={say(props.no)}
      okButtonProps={{ danger: true, loading: props.busy, disabled: isMissing }}
      onOk={() => props.onGiven(reason)}
      onCancel={props.onClose}
    >
      {props.detail ? <p>{props.detail}</p> : null}
      <label className="fw-quiet" htmlFor={id}>
        {say(partWords.reason)}
        {props.required ? (
          <span className="fw-required" aria-hidden>
            {"*"}
          </span>
        ) : null}
      </label>
      <Input.TextArea
        id={id}
        autoFocus
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Modal>
  );
}
