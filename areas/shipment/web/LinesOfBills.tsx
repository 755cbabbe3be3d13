import { dimensionRow } from "@fairway/areas/goods/web/dimensionList.ts";
import type { MeasuredGoods } from "@fairway/areas/goods/web/useDimensions.ts";
import { goodsWords as words } from "@fairway/areas/goods/web/words.ts";
import { isSameUnit, packagesCode } from "@fairway/areas/catalogue/model/unitSynonyms.ts";
import type { Answer } from "@fairway/core/contract/call.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { sayNumber } from "@fairway/core/words/numbers.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { rememberPicks } from "@fairway/ui/form/picker.ts";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Checkbox, Modal } from "antd";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { billsOfShipment, dimensionsOfBills } from "../contract.ts";
import { sumOfWaybills } from "../model/sumOfWaybills.ts";
import { packageTypePicker } from "./pickers.ts";

type Bills = Answer<typeof billsOfShipment>;

/**
 * Takes the goods of a job from its house waybills: their dimension lines, pieces with their kind and
 * gross weight; with several the user chooses which. The charge weight follows. Rule GO-14
 */
export function LinesOfBills(props: {
  readonly jobId: string;
  readonly dimensions: MeasuredGoods;
}) {
  const { jobId } = props;
  const say = useSay();
  const client = useClient();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [offered, setOffered] = useState<Bills | null>(null);
  const { setValue } = useFormContext();
  const take = async (bills: Bills) => {
    const ids = new Set(bills.map(({ id }) => id));
    const found = await client.ask(dimensionsOfBills, { id: jobId });
    const lines = found.filter(({ hblid }) => hblid !== null && ids.has(hblid));
    const goods = sumOfWaybills(bills);
    const isMeasured = bills.every(({ id }) => lines.some(({ hblid }) => hblid === id));
    if (lines.length === 0 && decimal(goods.packageQty).isZero()) {
      return toast.info(say(words.noneOnBills));
    }
    if (lines.length > 0) props.dimensions.replace(lines.map((line) => dimensionRow(line, true)));
    const set = (field: string, value: string | null) => {
      if (value !== null) setValue(field, value, { shouldDirty: true });
    };
    set("packageQty", goods.packageQty);
    set("grossWeight", goods.grossWeight);
    // With lines of all bills the volume is that of the lines.
    if (!isMeasured) set("cbm", goods.cbm);
    set("packageType", await kindOf(bills));
    toast.success(
      say(words.taken, {
        count: lines.length,
        pieces: sayNumber(goods.packageQty ?? "0", language, { most: 0 }),
        weight: sayNumber(goods.grossWeight ?? "0", language, { most: 3 }),
      }),
    );
    setOffered(null);
  };
  /** The kind of the packages of waybills, or the unit for several kinds together. */
  const kindOf = async (bills: Bills): Promise<string | null> => {
    const kinds = new Map(
      bills.flatMap((bill) => (bill.packageType ? [[bill.packageType, bill]] : [])),
    );
    const [bill] = kinds.values();
    const isOne = kinds.size === 1 && bill !== undefined;
    const pick = isOne
      ? {
          id: bill.packageType ?? "",
          code: bill.packageTypeCode ?? "",
          name: bill.packageTypeName ?? "",
        }
      : kinds.size > 1
        ? (await packageTypePicker.search(client, packagesCode)).find(({ code }) =>
            isSameUnit(code, packagesCode),
          )
        : null;
    rememberPicks([pick]);
    return pick?.id ?? null;
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
    else await take(bills);
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
          onTake={(ids) => void ask(() => take(offered.filter(({ id }) => ids.includes(id))))}
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
