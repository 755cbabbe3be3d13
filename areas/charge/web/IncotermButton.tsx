import { today } from "@fairway/core/time/day.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { withRows } from "@fairway/ui/grid/gridState.ts";
import type { GridHold } from "@fairway/ui/grid/useGrid.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useLatest } from "@fairway/ui/parts/useLatest.ts";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useMutation } from "@tanstack/react-query";
import { Button } from "antd";
import { getIncotermCharges } from "../contract.ts";
import { type ChargedBillFacts, type ChargeRow, isBlank, offeredRows } from "./chargeRow.ts";
import { chargeWords as words } from "./words.ts";

/** Adds the usual charges of the bill's incoterm as unsaved lines. */
export function IncotermButton(props: {
  readonly type: "BUY" | "SELL";
  readonly bill: ChargedBillFacts;
  readonly incoterm: string;
  readonly hold: GridHold<ChargeRow>;
  readonly why: string | null;
}) {
  const { type, bill, incoterm, hold, why } = props;
  const say = useSay();
  const client = useClient();
  const { timeZone } = useSession();
  const rows = useLatest(hold.rows);
  const offer = useMutation({
    mutationFn: () => client.ask(getIncotermCharges, { hbId: bill.hblid, type }),
    onSuccess: (offers) => {
      const standing = rows.current;
      const added = offeredRows(type, bill, { offers, standing, today: today(timeZone) });
      if (added.length === 0) return toast.info(say(words.incotermNothing, { incoterm }));
      hold.change((now) => withRows(now, [...now.rows.filter((row) => !isBlank(row)), ...added]));
      toast.info(say(words.incotermAdded, { incoterm, count: added.length }));
    },
  });
  return (
    <Why text={why}>
      <Button
        size="small"
        disabled={why !== null}
        loading={offer.isPending}
        onClick={() => offer.mutate()}
      >
        {say(words.fromIncoterm, { incoterm })}
      </Button>
    </Why>
  );
}
