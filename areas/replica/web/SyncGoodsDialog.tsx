import { getOperation, listOperations } from "@fairway/areas/operation/contract.ts";
import { getShipment } from "@fairway/areas/shipment/contract.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Modal } from "antd";
import { syncGoods } from "../contract.ts";
import { replicaWords as words } from "./words.ts";

/** Asks whether the copy of a job takes the goods of the job. */
export default function SyncGoodsDialog(props: {
  readonly job: ShipmentRecord;
  readonly onClose: () => void;
}) {
  const { job, onClose } = props;
  const say = useSay();
  const jobNo = job.replicatedJobNo ?? "";
  const sync = useVerb(syncGoods, {
    invalidates: [getShipment, getOperation, listOperations],
    onDone: ({ data }) => {
      toast.success(say(words.synced, { jobNo: data.jobNo }));
      onClose();
    },
  });
  return (
    <Modal
      open
      title={say(words.syncAsk, { jobNo })}
      okText={say(words.syncGoods)}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ loading: sync.isPending }}
      onOk={() => sync.mutate({ jobId: job.id })}
      onCancel={onClose}
    >
      <p>{say(words.syncDetail)}</p>
    </Modal>
  );
}
