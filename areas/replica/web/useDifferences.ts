import { getByHB } from "@fairway/areas/charge/contract.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useState } from "react";
import { listDifferences, takeDifferences } from "../contract.ts";
import { replicaWords as words } from "./words.ts";

/** The lines of a job that differ from those of the replica, those chosen, and the verb that takes them. */
export function useDifferences(job: ShipmentRecord) {
  const say = useSay();
  const asked = useAsk(listDifferences, { jobId: job.id });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const lines = asked.data?.lines ?? [];
  const take = useVerb(takeDifferences, {
    invalidates: [listDifferences, getByHB],
    onDone: ({ data }) => {
      setChosen(new Set());
      toast.success(say(words.taken, { count: data.count }));
    },
  });
  return {
    asked,
    lines,
    chosen,
    choose: (id: string, on: boolean) =>
      setChosen((before) => {
        const after = new Set(before);
        if (on) after.add(id);
        else after.delete(id);
        return after;
      }),
    isTaking: take.isPending,
    take: () =>
      take.mutate({
        jobId: job.id,
        lines: lines.filter(({ id }) => chosen.has(id)).map(({ id, version }) => ({ id, version })),
      }),
  };
}
