import { cleanWaybillNo, waybillNoFault } from "@fairway/areas/catalogue/model/waybillNo.ts";
import type { Answer } from "@fairway/core/contract/call.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { PickerField, TextField } from "@fairway/ui/form/fields.tsx";
import type { FieldProps } from "@fairway/ui/form/FieldFrame.tsx";
import { type Pick, type PickerSource, rememberPicks } from "@fairway/ui/form/picker.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { flightFacts, offerWaybillNo } from "../contract.ts";
import { shipmentWords as words } from "./words.ts";

const changed = { shouldDirty: true, shouldValidate: true };

type Rounding = Answer<typeof flightFacts>["rounding"];

/** Fills in how a chosen carrier rounds volume weights; one that says nothing changes nothing. */
function useCarrierRounding() {
  const { setValue } = useFormContext();
  return (rounding: Rounding) => {
    if (!rounding?.applyDim && !rounding?.roundUpMethod) return;
    setValue("applyDim", rounding.applyDim, changed);
    setValue("roundUpMethod", rounding.roundUpMethod, changed);
  };
}

/**
 * The airline; choosing one takes over how it rounds volume weights, and its name as it is printed
 * while nobody typed another.
 */
export function Airline({
  printsAirline,
  ...props
}: FieldProps & {
  readonly source: PickerSource<Pick>;
  readonly chosen: Pick | null;
  /** The service has a text of the airline as it is printed. */
  readonly printsAirline: boolean;
}) {
  const client = useClient();
  const { getValues, setValue } = useFormContext();
  const takeRounding = useCarrierRounding();
  const before = useRef(props.chosen?.name ?? "");
  const picked = async (carrier: Pick | null) => {
    if (!carrier) return;
    const printed = (getValues("airlineInfo") as string | null)?.trim() ?? "";
    if (printsAirline && (printed === "" || printed === before.current)) {
      setValue("airlineInfo", carrier.name, changed);
    }
    before.current = carrier.name;
    takeRounding((await client.ask(flightFacts, { coloaderId: carrier.id })).rounding);
  };
  return <PickerField {...props} onPick={(carrier) => void picked(carrier)} />;
}

/**
 * The number of a master air waybill. A wrong check digit offers the right number; leaving the field
 * finds the airline; without a number the next one of the chosen airline is offered.
 */
export function WaybillNo({
  printsAirline,
  ...props
}: FieldProps & {
  /** The service has a text of the airline as it is printed. */
  readonly printsAirline: boolean;
}) {
  const say = useSay();
  const client = useClient();
  const { setValue, getValues } = useFormContext();
  const takeRounding = useCarrierRounding();
  const [unknown, setUnknown] = useState<string | null>(null);
  const [mawb, isFree, carrier] = useWatch({ name: [props.name, "isMawb", "coloaderId"] }) as [
    string | null,
    boolean | null,
    string | null,
  ];
  const number = isFree ? "" : cleanWaybillNo(mawb);
  const expected = number ? waybillNoFault(number)?.expected : null;

  const leave = async () => {
    if (!number) return setUnknown(null);
    if (number !== mawb) setValue(props.name, number, changed);
    if (waybillNoFault(number)?.kind === "form") return setUnknown(null);
    const facts = await client.ask(flightFacts, { mawb: number });
    setUnknown(
      facts.airline || facts.carrier || number.startsWith("X") ? null : number.slice(0, 3),
    );
    if (facts.carrier && facts.carrier.id !== getValues("coloaderId")) {
      rememberPicks([facts.carrier]);
      setValue("coloaderId", facts.carrier.id, changed);
      takeRounding(facts.rounding);
    }
    const printed = facts.airline?.name ?? facts.carrier?.name;
    if (printed && printsAirline) setValue("airlineInfo", printed, changed);
  };
  const offer = async () => {
    try {
      const asked = await client.ask(offerWaybillNo, { coloaderId: carrier as string });
      setValue(props.name, asked.data.mawb, changed);
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      toast.info(fault.message);
    }
  };
  return (
    <div
      className="fw-field-with-offer"
      onBlur={(event) => {
        if (event.target instanceof HTMLInputElement) void leave();
      }}
    >
      <TextField {...props} max={50} upper />
      {expected ? (
        <Button size="small" onClick={() => setValue(props.name, expected, changed)}>
          {say(words.takeNumber, { number: expected })}
        </Button>
      ) : null}
      {!mawb && carrier && !isFree ? (
        <Button size="small" onClick={() => void offer()}>
          {say(words.nextWaybillNo)}
        </Button>
      ) : null}
      {unknown && number.startsWith(unknown) ? (
        <span className="fw-quiet" role="status">
          {say(words.unknownPrefix, { prefix: unknown })}
        </span>
      ) : null}
    </div>
  );
}

/** The flight; leaving the field finds the warehouse of its airline. */
export function FlightNo(props: FieldProps) {
  const client = useClient();
  const { setValue, getValues } = useFormContext();
  const leave = async () => {
    const flightNo = (getValues(props.name) as string | null) ?? "";
    if (flightNo.trim().length < 2) return;
    const { warehouse } = await client.ask(flightFacts, { flightNo });
    if (!warehouse || warehouse.id === getValues("warehouseId")) return;
    rememberPicks([warehouse]);
    setValue("warehouseId", warehouse.id, changed);
  };
  return (
    <div className="fw-field-with-offer" onBlur={() => void leave()}>
      <TextField {...props} max={100} upper />
    </div>
  );
}
