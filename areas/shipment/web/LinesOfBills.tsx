import { dimensionRow } from "@fairway/areas/goods/web/dimensionList.ts";
import type { MeasuredGoods } from "@fairway/areas/goods/web/useDimensions.ts";
import { goodsWords as words } from "@fairway/areas/goods/web/words.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { useState } from "react";
import { dimensionsOfBills } from "../contract.ts";

/** Replaces the dimension lines of a job by those of all its house waybills; undo takes it back. */
export function LinesOfBills(props: {
  readonly jobId: string;
  readonly dimensions: MeasuredGoods;
}) {
  const say = useSay();
  const client = useClient();
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      const lines = await client.ask(dimensionsOfBills, { id: props.jobId });
      if (lines.length === 0) return toast.info(say(words.noneOnBills));
      props.dimensions.replace(lines.map((line) => dimensionRow(line, true)));
      toast.success(say(words.taken, { count: lines.length }));
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      toast.error(fault.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" loading={isBusy} onClick={() => void take()}>
      {say(words.fromBills)}
    </Button>
  );
}
