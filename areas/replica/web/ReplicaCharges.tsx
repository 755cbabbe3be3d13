import { getByHB } from "@fairway/areas/charge/contract.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert, Button, Modal } from "antd";
import type { ReactNode } from "react";
import { autoRateReplicas, chargesFromReplicas, listDifferences } from "../contract.ts";
import { DifferenceTable } from "./DifferenceTable.tsx";
import { useDifferences } from "./useDifferences.ts";
import { replicaWords as words } from "./words.ts";

interface Shown {
  readonly job: ShipmentRecord;
  readonly onClose: () => void;
}

/** The charges of the replica on the page of its job: new ones are taken over, differences are offered. */
export function ReplicaCharges({ job, onClose }: Shown) {
  const say = useSay();
  const different = useDifferences(job);
  const jobNo = job.replicatedJobNo ?? "";
  const pull = useVerb(chargesFromReplicas, {
    invalidates: [listDifferences, getByHB],
    onDone: ({ data }) => {
      toast.success(say(words.pulled, { count: data.lines, jobNo }));
      const left = data.left.map(({ chargeCode, reason }) =>
        say(reason === "unmapped" ? words.unmapped : words.unsettled, { chargeCode }),
      );
      if (left.length > 0) toast.info(left.slice(0, 5).join(" "));
    },
  });
  const untaken = different.asked.data?.untaken ?? 0;
  return (
    <Dialog title={say(words.chargesOf, { jobNo })} different={different} onClose={onClose}>
      <p>{untaken > 0 ? say(words.untaken, { count: untaken }) : say(words.allTaken)}</p>
      <Button
        type="primary"
        disabled={untaken === 0}
        loading={pull.isPending}
        onClick={() => pull.mutate({ arrJobRep: [jobNo] })}
      >
        {say(words.pull)}
      </Button>
    </Dialog>
  );
}

/** The costs of a replica on its own page: they are sold to the office of the job, differences are offered. */
export function AutoRate({ job, onClose }: Shown) {
  const say = useSay();
  const different = useDifferences(job);
  const rate = useVerb(autoRateReplicas, {
    invalidates: [listDifferences, getByHB],
    onDone: ({ data }) => {
      if (data.added > 0) toast.success(say(words.rated, { count: data.added }));
      else toast.info(say(words.nothingRated));
    },
  });
  return (
    <Dialog
      title={say(words.rateAsk, { jobNo: job.jobNo })}
      different={different}
      onClose={onClose}
    >
      <p>{say(words.rateDetail)}</p>
      <Button
        type="primary"
        loading={rate.isPending}
        onClick={() => rate.mutate({ jobNo: job.jobNo })}
      >
        {say(words.autoRate)}
      </Button>
    </Dialog>
  );
}

function Dialog(props: {
  readonly title: string;
  readonly different: ReturnType<typeof useDifferences>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { different, onClose } = props;
  const { asked, lines, chosen, choose, take, isTaking } = different;
  const say = useSay();
  return (
    <Modal
      open
      width={760}
      title={props.title}
      okText={say(words.takeChosen)}
      cancelText={say(partWords.close)}
      okButtonProps={{ disabled: chosen.size === 0, loading: isTaking }}
      onOk={take}
      onCancel={onClose}
    >
      {asked.error && !asked.data ? (
        <ErrorState fault={asked.error} retry={() => void asked.refetch()} />
      ) : null}
      {!asked.data && !asked.error ? <RowSkeletons rows={3} /> : null}
      {asked.data ? (
        <>
          {props.children}
          {lines.length > 0 ? (
            <>
              <Alert type="warning" showIcon title={say(words.differs)} />
              <DifferenceTable lines={lines} chosen={chosen} choose={choose} />
            </>
          ) : null}
        </>
      ) : null}
    </Modal>
  );
}
