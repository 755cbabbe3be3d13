import { dimensionRow } from "@fairway/areas/goods/web/dimensionList.ts";
import type { MeasuredGoods } from "@fairway/areas/goods/web/useDimensions.ts";
import { goodsWords as words } from "@fairway/areas/goods/web/words.ts";
import type { Answer } from "@fairway/core/contract/call.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Checkbox, Modal } from "antd";
import { useState } from "react";
import { billsOfShipment, dimensionsOfBills } from "../contract.ts";

type Bills = Answer<typeof billsOfShipment>;

/**
 * Replaces the dimension lines of a job by those of its house waybills; with several the user chooses
 * which. Undo takes it back.
 */
export function LinesOfBills(props: {
  readonly jobId: string;
  readonly dimensions: MeasuredGoods;
}) {
  const { jobId } = props;
  const say = useSay();
  const client = useClient();
  const [isBusy, setBusy] = useState(false);
  const [offered, setOffered] = useState<Bills | null>(null);
  const take = async (bills: readonly string[]) => {
    const found = await client.ask(dimensionsOfBills, { id: jobId });
    const lines = found.filter(({ hblid }) => hblid !== null && bills.includes(hblid));
    if (lines.length === 0) return toast.info(say(words.noneOnBills));
    props.dimensions.replace(lines.map((line) => dimensionRow(line, true)));
    toast.success(say(words.taken, { count: lines.length }));
    setOffered(null);
  };
  const ask = async (step: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await step();
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      toast.error(fault.message);
    } finally {
      setBusy(false);
    }
  };
  const open = async () => {
    const bills = await client.ask(billsOfShipment, { jobId });
    if (bills.length > 1) setOffered(bills);
    else await take(bills.map(({ id }) => id));
  };
  return (
    <>
      <Button size="small" loading={isBusy} onClick={() => void ask(open)}>
        {say(words.fromBills)}
      </Button>
      {offered ? (
        <ChooseBills
          bills={offered}
          isBusy={isBusy}
          onTake={(bills) => void ask(() => take(bills))}
          onClose={() => setOffered(null)}
        />
      ) : null}
    </>
  );
}

function ChooseBills(props: {
  readonly bills: Bills;
  readonly isBusy: boolean;
  readonly onTake: (bills: readonly string[]) => void;
  readonly onClose: () => void;
}) {
  const { bills } = props;
  const say = useSay();
  const language = useLanguage();
  const [chosen, setChosen] = useState(() =>
    bills.filter(({ isChosen }) => isChosen).map(({ id }) => id),
  );
  return (
    <Modal
      open
      width={520}
      title={say(words.chooseBills)}
      okText={say(words.takeLines)}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ loading: props.isBusy, disabled: chosen.length === 0 }}
      onOk={() => props.onTake(chosen)}
      onCancel={props.onClose}
    >
      <Checkbox.Group
        className="fw-chosen-bills"
        value={chosen}
        onChange={(ids) => setChosen(ids)}
        options={bills.map((bill) => ({
          value: bill.id,
          label: [
            bill.hwbno,
            bill.customerName,
            say(words.ofBill, {
              pieces: sayNumber(bill.packageQty ?? "0", language, { most: 0 }),
              weight: sayNumber(bill.grossWeight ?? "0", language, { most: 3 }),
            }),
          ]
            .filter(Boolean)
            .join(" · "),
        }))}
      />
    </Modal>
  );
}
