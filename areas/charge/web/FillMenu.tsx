import { DownOutlined } from "@ant-design/icons";
import { today } from "@fairway/core/time/day.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { withRows } from "@fairway/ui/grid/gridState.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useLatest } from "@fairway/ui/parts/useLatest.ts";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useMutation } from "@tanstack/react-query";
import { Button, Dropdown } from "antd";
import { getIncotermCharges } from "../contract.ts";
import type { FilledLine } from "../model/offeredLine.ts";
import type { SurchargeType } from "../model/surcharge.ts";
import { linesIn, withLines } from "./chargeEntry.ts";
import { type ChargedBillFacts, isBlank, offeredRows } from "./chargeRow.ts";
import type { ChargeTableState } from "./useChargeTable.ts";
import { chargeWords as words } from "./words.ts";

/** Fills the table with usual charges, as unsaved lines that one step takes back. */
export function FillMenu(props: {
  readonly bill: ChargedBillFacts;
  readonly table: ChargeTableState;
  readonly shown: SurchargeType | null;
  readonly why: string | null;
}) {
  const { bill, table, shown, why } = props;
  const say = useSay();
  const client = useClient();
  const { timeZone } = useSession();
  const now = useLatest(table);
  const { incotermCode } = bill;

  /** Adds the lines of the shown sides that are not there yet. */
  const put = (offers: readonly FilledLine[], name: string) => {
    const { pairs, onBehalf } = now.current;
    const standing = [...pairs.rows, ...onBehalf.rows].flatMap((entry) =>
      linesIn(entry).filter((line) => !isBlank(line)),
    );
    const lines = offeredRows(
      offers.filter((offer) => shown === null || offer.type === shown),
      bill,
      { standing, today: today(timeZone) },
    );
    if (lines.length === 0) return toast.info(say(words.fillNothing, { name }));
    for (const [hold, added] of [
      [pairs, lines.filter((line) => line.type !== "OBH")],
      [onBehalf, lines.filter((line) => line.type === "OBH")],
    ] as const) {
      if (added.length === 0) continue;
      hold.change((content) => withRows(content, withLines(content.rows, added)));
    }
    toast.info(say(words.filled, { name, count: lines.length }));
  };

  const ofIncoterm = useMutation({
    mutationFn: async () => {
      const types = (["BUY", "SELL"] as const).filter((type) => !shown || shown === type);
      const offers = await Promise.all(
        types.map(async (type) => {
          const found = await client.ask(getIncotermCharges, { hbId: bill.hblid, type });
          return found.map((line) => ({ ...line, ...noPayer, type }));
        }),
      );
      return offers.flat();
    },
    onSuccess: (offers) => put(offers, incotermCode ?? ""),
  });

  const items = [
    {
      key: "incoterm",
      label: say(words.fromIncoterm, { incoterm: incotermCode ?? "" }),
      disabled: !incotermCode || shown === "OBH",
      onClick: () => ofIncoterm.mutate(),
    },
  ];
  return (
    <Why text={why}>
      <Dropdown trigger={["click"]} menu={{ items }} disabled={why !== null}>
        <Button size="small" loading={ofIncoterm.isPending}>
          {say(words.fill)} <DownOutlined />
        </Button>
      </Dropdown>
    </Why>
  );
}

const noPayer = { payerId: null, payerCode: null, payerName: null, notes: null };
