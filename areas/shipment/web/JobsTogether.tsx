import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { ManyBar } from "@fairway/ui/table/ManyBar.tsx";
import type { ManyAction, ManyRows } from "@fairway/ui/table/manyActions.ts";
import { lockShipment, unlockShipment, updateJobStatus } from "../contract.ts";
import type { ShipmentListRow } from "../model/shipmentRecord.ts";
import { shipmentWords as words } from "./words.ts";

/** The bar of ticked jobs with their verbs; the server decides on each job. */
export function JobsTogether(props: {
  readonly service: Service;
  readonly bar: ManyRows<ShipmentListRow>;
}) {
  return <ManyBar {...props.bar} actions={useJobsTogether(props.service)} />;
}

function useJobsTogether({ menu }: Service): readonly ManyAction<ShipmentListRow>[] {
  const client = useClient();
  const whyNot = useWhyNot();
  const status = (jobId: string, next: "Finish" | "Reopen") =>
    client.ask(updateJobStatus, { jobId, status: next });
  return [
    {
      key: "finish",
      words: words.finish,
      why: whyNot(`${menu}.FinishShipment`),
      sure: words.finishMany,
      each: ({ id }) => status(id, "Finish"),
    },
    {
      key: "reopen",
      words: words.reopen,
      why: whyNot(`${menu}.ReopenShipment`),
      sure: words.reopenMany,
      each: ({ id }) => status(id, "Reopen"),
    },
    {
      key: "lock",
      words: words.lock,
      why: whyNot(`${menu}.LockShipment`),
      sure: words.lockMany,
      each: ({ id }) => client.ask(lockShipment, { id }),
    },
    {
      key: "unlock",
      words: words.unlock,
      why: whyNot(`${menu}.LockShipment`),
      sure: words.unlockMany,
      each: ({ id }) => client.ask(unlockShipment, { id }),
    },
  ];
}
