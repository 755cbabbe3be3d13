import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { PickerInput } from "@fairway/ui/form/PickerInput.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Input, Modal } from "antd";
import { useState } from "react";
import { getShipment, listShipments, updateJobStatus } from "../contract.ts";
import type { ShipmentRecord } from "../model/shipmentRecord.ts";
import { marginReasonPicker } from "./pickers.ts";
import { shipmentWords as words } from "./words.ts";

/** Asks why a job is finished at no profit or above the margin of its office. Rule SH-37. */
export function FinishReason(props: {
  readonly job: ShipmentRecord;
  /** What the server says of its margin. */
  readonly why: string;
  readonly onClose: () => void;
}) {
  const { job, why, onClose } = props;
  const say = useSay();
  const [reason, setReason] = useState<string | null>(null);
  const [note, setNote] = useState("");
  const finish = useVerb(updateJobStatus, {
    invalidates: [getShipment, listShipments],
    onDone: onClose,
  });
  const give = () => {
    if (reason === null) return;
    finish.mutate({
      jobId: job.id,
      status: "Finish",
      marginReasonId: reason,
      marginNote: note.trim() || null,
    });
  };
  return (
    <Modal
      open
      title={say(words.finishWhy, { jobNo: job.jobNo })}
      okText={say(words.finish)}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ loading: finish.isPending, disabled: reason === null }}
      onOk={give}
      onCancel={onClose}
    >
      <p>{why}</p>
      <Labelled label={words.marginReason} required>
        <PickerInput
          autoFocus
          required
          label={say(words.marginReason)}
          source={marginReasonPicker}
          value={reason}
          chosen={null}
          onChange={setReason}
        />
      </Labelled>
      <Labelled label={words.marginNote}>
        <Input.TextArea
          aria-label={say(words.marginNote)}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Labelled>
    </Modal>
  );
}
