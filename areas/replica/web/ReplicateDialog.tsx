import {
  getOperation,
  getReplicateTarget,
  listOperations,
} from "@fairway/areas/operation/contract.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { getShipment } from "@fairway/areas/shipment/contract.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Modal } from "antd";
import { replicateJobs } from "../contract.ts";
import { ReplicaConditions } from "./ReplicaConditions.tsx";
import { replicaWords as words } from "./words.ts";

/** Asks whether a job is copied, says where to, and shows the copy if the user may open it. */
export default function ReplicateDialog(props: {
  readonly job: ShipmentRecord;
  readonly onClose: () => void;
}) {
  const { job, onClose } = props;
  const say = useSay();
  const { go } = useAddress();
  const asked = useAsk(getReplicateTarget, { jobId: job.id });
  const replicate = useVerb(replicateJobs, {
    invalidates: [getShipment, getOperation, listOperations],
    onDone: ({ data: [copy] }) => {
      onClose();
      if (!copy) return;
      toast.success(say(words.replicated, { jobNo: copy.jobNo }));
      go(jobHome({ id: copy.id, transactionType: job.transactionType }));
    },
  });
  const target = asked.data;
  return (
    <Modal
      open
      title={say(words.replicateAsk, { jobNo: job.jobNo })}
      okText={say(words.replicate)}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ loading: replicate.isPending, disabled: !target?.isReady }}
      onOk={() => replicate.mutate({ ids: [job.id] })}
      onCancel={onClose}
    >
      {asked.error && !target ? (
        <ErrorState fault={asked.error} retry={() => void asked.refetch()} />
      ) : null}
      {!target && !asked.error ? <RowSkeletons rows={1} /> : null}
      {target?.officeName ? (
        <p>
          {say(words.replicateTo, {
            office: target.officeName,
            number: `${target.prefix}${job.jobNo}`,
          })}
        </p>
      ) : null}
      {target ? <ReplicaConditions target={target} /> : null}
    </Modal>
  );
}
