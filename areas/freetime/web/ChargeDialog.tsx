import type { SurchargeType } from "@fairway/areas/charge/model/surcharge.ts";
import { surchargeTypes } from "@fairway/areas/charge/model/surcharge.ts";
import { sideNames } from "@fairway/areas/charge/model/sideNames.ts";
import { partnerPicker, surchargePicker } from "@fairway/areas/charge/web/pickers.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { decimal, sum } from "@fairway/core/money/decimal.ts";
import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { DayInput, dayOnly } from "@fairway/ui/form/DayInput.tsx";
import { NumberInput } from "@fairway/ui/form/NumberInput.tsx";
import type { Pick } from "@fairway/ui/form/picker.ts";
import { PickerInput } from "@fairway/ui/form/PickerInput.tsx";
import { Labelled } from "@fairway/ui/parts/Labelled.tsx";
import { MoneyText } from "@fairway/ui/parts/MoneyText.tsx";
import { partWords } from "@fairway/ui/parts/partWords.ts";
import { Segmented } from "@fairway/ui/parts/Segmented.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Modal, Select } from "antd";
import { useMemo, useState } from "react";
import { chargeFreeTime, getFreeTime } from "../contract.ts";
import type { FreeTimeOfJob } from "../model/box.ts";
import { chargeableDays, costOfDays } from "../model/freeTimeClock.ts";
import { freeTimeKinds } from "../model/terms.ts";
import type { CostRow } from "./BoxCosts.tsx";
import { freeTimeWords as words } from "./words.ts";

/** Makes a charge line of what a kind of a box costs, or brings its lines to the amount. Rule FT-12 */
export function ChargeDialog(props: {
  readonly time: FreeTimeOfJob;
  readonly job: ShipmentRecord;
  readonly row: CostRow;
  readonly onClose: () => void;
}) {
  const { time, job, row, onClose } = props;
  const { box, kind } = row;
  const say = useSay();
  const { clock, terms } = kind;
  const [type, setType] = useState<SurchargeType>(terms.paidBy === "office" ? "BUY" : "OBH");
  const [hblid, setHblid] = useState(firstBill(time, box.hblids));
  const [charge, setCharge] = useState<Pick | null>(null);
  const [debtor, setDebtor] = useState<Pick | null>(null);
  const [payee, setPayee] = useState<Pick | null>(null);
  const [vatrate, setVat] = useState<string | null>(null);
  const [until, setUntil] = useState<string | null>(clock?.end ?? time.today);
  const charges = useMemo(() => surchargePicker(type, job.transactionType), [type, job]);
  const save = useVerb(chargeFreeTime, {
    invalidates: [getFreeTime],
    onDone: () => {
      toast.success(say(words.charged));
      onClose();
    },
  });
  if (!clock) return null;
  const bill = time.bills.find((each) => each.id === hblid);
  const carrier = asPick(time.carrierId, time.carrierName);
  const customer = asPick(bill?.customerId ?? null, bill?.customerName ?? null);
  const owner = debtor ?? (type === "BUY" ? carrier : customer);
  const paid = payee ?? carrier;
  const day = dayOnly(until) ?? time.today;
  const amount = costOfDays(terms, chargeableDays(clock, day));
  const made = kind.made.filter((each) => each.type === type);
  const before = sum(made.map((each) => each.amount));
  const isUpdate = made.length > 0;
  // The charge and the partners of a line that is brought up to date are its own.
  const chargeId = charge?.id ?? made.at(-1)?.chargeId ?? null;
  const isWhole =
    hblid !== null && chargeId !== null && owner !== null && (type !== "OBH" || paid !== null);
  const isSame = isUpdate && decimal(amount).eq(before);
  const run = () => {
    if (!hblid || !chargeId || !owner) return;
    save.mutate({
      jobId: time.jobId,
      containerNo: box.containerNo,
      kind: kind.kind,
      type,
      hblid,
      chargeId,
      paymentObjectId: owner.id,
      payerId: type === "OBH" ? (paid?.id ?? null) : null,
      vatrate,
      until: dayOnly(until),
      update: isUpdate,
    });
  };
  return (
    <Modal
      open
      width={560}
      title={say(words.chargeOf, { containerNo: box.containerNo })}
      okText={say(isUpdate ? words.update : words.charge)}
      cancelText={say(partWords.cancel)}
      okButtonProps={{ disabled: !isWhole || isSame, loading: save.isPending }}
      onOk={run}
      onCancel={onClose}
    >
      <div className="fw-time-dialog">
        <Segmented
          aria-label={say(words.side)}
          value={type}
          options={surchargeTypes.map((value) => ({ value, label: say(sideNames[value]) }))}
          onChange={(value) => {
            setType(value);
            setCharge(null);
            setDebtor(null);
          }}
        />
        <p>
          {`${say(freeTimeKinds[kind.kind])}: `}
          <b>
            <MoneyText amount={amount} currency={terms.currencyId} code />
          </b>
          {isUpdate ? (
            <span className="fw-quiet">
              {` (${say(words.lines)}: `}
              <MoneyText amount={before.toString()} currency={terms.currencyId} />)
            </span>
          ) : null}
        </p>
        <Labelled label={words.until}>
          <DayInput label={say(words.until)} value={until} onChange={setUntil} />
        </Labelled>
        <Labelled label={words.bill} required>
          <Select
            className="fw-wide"
            aria-label={say(words.bill)}
            value={hblid}
            options={time.bills.map((each) => ({
              value: each.id,
              label: [each.hwbno ?? say(words.jobBill), each.customerName]
                .filter(Boolean)
                .join(" · "),
            }))}
            onChange={(value: string) => setHblid(value)}
          />
        </Labelled>
        <Labelled label={words.chargeCode} required>
          <PickerInput
            label={say(words.chargeCode)}
            source={charges}
            value={chargeId}
            chosen={charge ?? madeCharge(made.at(-1))}
            onChange={(_id, picked) => setCharge(picked)}
          />
        </Labelled>
        <Labelled label={type === "BUY" ? words.vendor : words.debtor} required>
          <PickerInput
            label={say(type === "BUY" ? words.vendor : words.debtor)}
            source={partnerPicker}
            value={owner?.id ?? null}
            chosen={owner}
            onChange={(_id, picked) => setDebtor(picked)}
          />
        </Labelled>
        {type === "OBH" ? (
          <Labelled label={words.payee} required>
            <PickerInput
              label={say(words.payee)}
              source={partnerPicker}
              value={paid?.id ?? null}
              chosen={paid}
              onChange={(_id, picked) => setPayee(picked)}
            />
          </Labelled>
        ) : null}
        <Labelled label={words.vat}>
          <NumberInput label={say(words.vat)} value={vatrate} most={4} onChange={setVat} />
        </Labelled>
      </div>
    </Modal>
  );
}

/** The bill that names the box, else the only one of the job. */
function firstBill({ bills }: FreeTimeOfJob, hblids: readonly string[]): string | null {
  const [named] = bills.filter(({ id }) => hblids.includes(id));
  return named?.id ?? (bills.length === 1 ? (bills[0]?.id ?? null) : null);
}

function asPick(id: string | null, name: string | null): Pick | null {
  return id === null ? null : { id, code: "", name: name ?? "" };
}

function madeCharge(line: CostRow["kind"]["made"][number] | undefined): Pick | null {
  return line ? { id: line.chargeId, code: line.chargeCode, name: "" } : null;
}
