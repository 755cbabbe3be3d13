import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Input, Modal } from "antd";
import { useState } from "react";
import { Labelled } from "@fairway/areas/debitnote/web/Labelled.tsx";
import { words } from "./words.ts";

/** Asks why a receipt is cancelled before it is. */
export function CancelDialog(props: {
  readonly receiptNo: string;
  readonly isBusy: boolean;
  readonly onCancel: (reason: string) => void;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const [reason, setReason] = useState("");
  return (
    <Modal
      open
      title={say(words.cancelSure, { no: props.receiptNo })}
      okText={say(words.cancel)}
      cancelText={say(words.keep)}
      okButtonProps={{ danger: true, loading: props.isBusy }}
      onOk={() => props.onCancel(reason)}
      onCancel={props.onClose}
    >
      <p>{say(words.cancelDetail)}</p>
      <Labelled label={words.reason}>
        <Input.TextArea
          aria-label={say(words.reason)}
          autoFocus
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Labelled>
    </Modal>
  );
}
