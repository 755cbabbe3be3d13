import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { ManyBar } from "@fairway/ui/table/ManyBar.tsx";
import type { ManyAction, ManyRows, RefusedRow } from "@fairway/ui/table/manyActions.ts";
import { lockShipments, unlockShipments, updateJobStatus } from "../contract.ts";
import type { JobOutcome } from "../model/jobOutcome.ts";
import { unlockRight } from "../model/lockRights.ts";
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
      together: withAnswers((ids) => client.ask(lockShipments, { ids })),
    },
    {
      key: "unlock",
      words: words.unlock,
      why: whyNot(unlockRight),
      sure: words.unlockMany,
      together: withAnswers((ids) => client.ask(unlockShipments, { ids })),
    },
  ];
}

/** Runs a verb on several jobs and names those that it left, with the reason. */
export function withAnswers<Row extends { readonly id: string }>(
  run: (ids: string[]) => Promise<{ readonly data: readonly JobOutcome[] }>,
): (rows: readonly Row[]) => Promise<RefusedRow<Row>[]> {
  return async (rows) => {
    const { data } = await run(rows.map(({ id }) => id));
    return rows.flatMap((row) => {
      const outcome = data.find(({ id }) => id === row.id);
      return outcome && !outcome.isDone ? [{ row, reason: outcome.reason ?? "" }] : [];
    });
  };
}
