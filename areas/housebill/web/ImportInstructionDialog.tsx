import { InboxOutlined } from "@ant-design/icons";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Modal, Upload } from "antd";
import { useState } from "react";
import { previewShippingInstruction } from "../contract.ts";
import type { Proposal } from "../model/proposalShapes.ts";
import { InstructionPreview } from "./InstructionPreview.tsx";
import { houseBillWords as words } from "./words.ts";

/** Reads a shipping instruction, shows the verdict on each field, and makes the bill. */
export function ImportInstructionDialog(props: {
  readonly job: ShipmentRecord;
  readonly onClose: () => void;
}) {
  const { job, onClose } = props;
  const say = useSay();
  const client = useClient();
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const read = async (file: File) => {
    setReading(true);
    setFault(null);
    try {
      setProposal(await client.upload(previewShippingInstruction, { jobId: job.id }, file));
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      setProposal(null);
      setFault(thrown.message);
    } finally {
      setReading(false);
    }
  };
  return (
    <Modal
      open
      title={say(words.siTitle)}
      width={1080}
      style={{ top: 12 }}
      footer={null}
      onCancel={onClose}
    >
      {fault ? <Alert type="error" showIcon title={fault} /> : null}
      {proposal ? (
        <InstructionPreview
          key={proposal.fileName}
          job={job}
          proposal={proposal}
          onClose={onClose}
          again={() => setProposal(null)}
        />
      ) : (
        <Upload.Dragger
          accept=".json,application/json"
          showUploadList={false}
          disabled={isReading}
          beforeUpload={(file) => {
            void read(file);
            return false;
          }}
        >
          <p className="ant-upload-drag-icon">
            <InboxOutlined aria-hidden />
          </p>
          <p>{say(words.siChoose)}</p>
          <p className="fw-quiet">{say(words.siHint)}</p>
        </Upload.Dragger>
      )}
    </Modal>
  );
}
