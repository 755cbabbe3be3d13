import { commissionAmong } from "@fairway/areas/catalogue/web/linePickers.ts";
import { DownOutlined } from "@ant-design/icons";
import { today } from "@fairway/core/time/day.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { importHome } from "@fairway/areas/service/model/jobHome.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { withRows } from "@fairway/ui/grid/gridState.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useLatest } from "@fairway/ui/parts/useLatest.ts";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useMay, useSession } from "@fairway/ui/session/session.tsx";
import { soon } from "@fairway/ui/parts/later.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useMutation } from "@tanstack/react-query";
import { Button, Dropdown } from "antd";
import { Suspense, useState } from "react";
import {
  getCarrierCharges,
  getIncotermCharges,
  getQuantityFigures,
  getRecentlyCharges,
  getTariffCharges,
} from "../contract.ts";
import { type Surplus, standardLines, withQuantities } from "../model/fillLines.ts";
import type { FilledLine } from "../model/offeredLine.ts";
import { type SurchargeType, surchargeTypes } from "../model/surcharge.ts";
import { type ChargeEntry, linesIn, withLines, withOtherSide } from "./chargeEntry.ts";
import { type ChargedBillFacts, isBlank, offeredRows } from "./chargeRow.ts";
import type { ChargeTableState } from "./useChargeTable.ts";
import { chargeWords as words } from "./words.ts";

const CopyDialog = soon(async () => (await import("./CopyDialog.tsx")).default);
const WorkOrderDialog = soon(async () => (await import("./WorkOrderDialog.tsx")).default);
const SurplusDialog = soon(async () => (await import("./SurplusDialog.tsx")).default);

/** Where the lines come from, and its name in the message. */
interface Filling {
  readonly name: string;
  readonly find: () => Promise<readonly FilledLine[]>;
  /** Lines that stand take what was found, if the user agrees. */
  readonly reprices?: boolean;
}

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
  const confirm = useConfirm();
  const { timeZone } = useSession();
  const may = useMay();
  const { go } = useAddress();
  const now = useLatest(table);
  const [asked, setAsked] = useState<"bill" | "surplus" | "order" | null>(null);
  const { incotermCode, job, hblid } = bill;

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
    if (lines.length === 0) return void toast.info(say(words.fillNothing, { name }));
    for (const [hold, added] of [
      [pairs, lines.filter((line) => line.type !== "OBH")],
      [onBehalf, lines.filter((line) => line.type === "OBH")],
    ] as const) {
      if (added.length === 0) continue;
      hold.change((content) => withRows(content, withLines(content.rows, added)));
    }
    toast.info(say(words.filled, { name, count: lines.length }));
  };
  /** Asks whether lines that a tariff priced take what it says now. Rule CH-35 */
  const offerPrices = async (offers: readonly FilledLine[]) => {
    const { repricedEntry } = await import("./repricedEntry.ts");
    const made = (rows: readonly ChargeEntry[]) => rows.map((row) => repricedEntry(row, offers));
    const holds = [now.current.pairs, now.current.onBehalf];
    const count = holds.flatMap(({ rows }) =>
      made(rows).filter((row, at) => row !== rows[at]),
    ).length;
    if (count === 0) return;
    const question = { title: say(words.reprice, { count }), detail: say(words.repriceDetail) };
    if (!(await confirm(question))) return;
    for (const hold of holds) {
      hold.change((content) => {
        const rows = made(content.rows);
        return rows.every((row, at) => row === content.rows[at])
          ? content
          : withRows(content, rows);
      });
    }
    toast.info(say(words.repriced, { count }));
  };
  const fill = useMutation({
    mutationFn: ({ find }: Filling) => find(),
    onSuccess: (offers, { name, reprices }) => {
      put(offers, name);
      if (reprices) void offerPrices(offers);
    },
  });

  const ofIncoterm = async () => {
    const types = (["BUY", "SELL"] as const).filter((type) => !shown || shown === type);
    const offers = await Promise.all(
      types.map(async (type) => {
        const found = await client.ask(getIncotermCharges, { hbId: hblid, type });
        return found.map((line) => ({ ...line, ...noPayer, type }));
      }),
    );
    return offers.flat();
  };
  const standard = async () => {
    const { getStandardCharges } = await import("@fairway/areas/catalogue/contract.ts");
    const found = await client.ask(getStandardCharges, {
      transactionType: job.transactionType,
      office: job.officeId,
      type: shown ? chargeTypes[shown] : null,
    });
    const figures = await client.ask(getQuantityFigures, { hblid });
    const charges = found.map((each) => String(each["chargeId"]));
    return withQuantities(
      standardLines(found, bill, await commissionAmong(client, charges)),
      figures,
    );
  };
  const recent = () => client.ask(getRecentlyCharges, { hblid, jobNo: null });
  const ofCarrier = () => client.ask(getCarrierCharges, { hblid });
  const ofTariff = async () => {
    const types = shown ? [shown] : surchargeTypes;
    const offers = types.map((type) => client.ask(getTariffCharges, { hblid, type }));
    return (await Promise.all(offers)).flat();
  };
  const takeOver = async (from: "BUY" | "SELL", surplus: Surplus) => {
    const twins = now.current.pairs.rows.flatMap((entry) => entry[from]?.twin?.id ?? []);
    const commission = await commissionAmong(client, twins);
    const { pairs } = now.current;
    const start = { bill, today: today(timeZone) };
    const made = (entries: readonly ChargeEntry[]) =>
      withOtherSide(entries, { from, surplus, commission }, start);
    const rows = made(pairs.rows);
    const count = rows.filter((row, at) => row !== pairs.rows[at]).length;
    if (count === 0) return toast.info(say(from === "BUY" ? words.sellNothing : words.buyNothing));
    pairs.change((content) => withRows(content, made(content.rows)));
    toast.info(say(words.filled, { name: say(words.sideNames[from]), count }));
  };
  const take = useMutation({
    mutationFn: (ask: { readonly from: "BUY" | "SELL"; readonly surplus: Surplus }) =>
      takeOver(ask.from, ask.surplus),
  });

  const last = say(words.fromLast);
  const items = [
    {
      key: "standard",
      label: say(words.fromStandard),
      onClick: () => fill.mutate({ name: say(words.fromStandard), find: standard }),
    },
    {
      key: "incoterm",
      label: say(words.fromIncoterm, { incoterm: incotermCode ?? "–" }),
      disabled: !incotermCode || shown === "OBH",
      onClick: () => fill.mutate({ name: incotermCode ?? "", find: ofIncoterm }),
    },
    {
      key: "last",
      label: last,
      onClick: () => fill.mutate({ name: last, find: recent }),
    },
    {
      key: "carrier",
      label: say(words.fromCarrier),
      disabled: !bill.carrier || (shown !== null && shown !== "BUY"),
      onClick: () => fill.mutate({ name: say(words.fromCarrier), find: ofCarrier }),
    },
    {
      key: "tariff",
      label: say(words.fromTariff),
      onClick: () => fill.mutate({ name: say(words.fromTariff), find: ofTariff, reprices: true }),
    },
    {
      key: "order",
      label: say(words.fromOrder),
      disabled: shown === "OBH" || table.isDirty,
      ...(table.isDirty ? { title: say(words.saveFirst) } : {}),
      onClick: () => setAsked("order"),
    },
    { key: "bill", label: say(words.fromBill), onClick: () => setAsked("bill") },
    {
      key: "sell",
      label: say(words.fromBuying),
      disabled: shown === "OBH",
      onClick: () => setAsked("surplus"),
    },
    {
      key: "buy",
      label: say(words.fromSelling),
      disabled: shown === "OBH",
      onClick: () => take.mutate({ from: "SELL", surplus: { percent: "0" } }),
    },
  ];
  const service = serviceOf(job.transactionType);
  if (may(`${service.menu}.import`)) {
    items.push({
      key: "sheet",
      label: say(words.fromSheet),
      onClick: () => go(`${importHome(service)}?job=${job.id}&hbl=${hblid}`),
    });
  }
  return (
    <>
      <Why text={why}>
        <Dropdown trigger={["click"]} menu={{ items }} disabled={why !== null}>
          <Button size="small" loading={fill.isPending || take.isPending}>
            {say(words.fill)} <DownOutlined />
          </Button>
        </Dropdown>
      </Why>
      <Suspense>
        {asked === "bill" ? (
          <CopyDialog hblid={hblid} shown={shown} onGiven={put} onClose={() => setAsked(null)} />
        ) : null}
        {asked === "order" ? (
          <WorkOrderDialog hblid={hblid} onDone={table.reload} onClose={() => setAsked(null)} />
        ) : null}
        {asked === "surplus" ? (
          <SurplusDialog
            onGiven={(surplus) => take.mutate({ from: "BUY", surplus })}
            onClose={() => setAsked(null)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

const noPayer = { payerId: null, payerCode: null, payerName: null, notes: null };
const chargeTypes = { BUY: "CREDIT", SELL: "DEBIT", OBH: "OBH" } as const;
