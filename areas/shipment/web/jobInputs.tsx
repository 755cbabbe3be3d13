import type { JobField } from "@fairway/areas/service/model/jobFields.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { fieldWords } from "@fairway/areas/service/model/tradeWords.ts";
import type { Words } from "@fairway/core/words/words.ts";
import {
  DayField,
  NoteField,
  NumberField,
  PickerField,
  SelectField,
  SwitchField,
  TextField,
} from "@fairway/ui/form/fields.tsx";
import type { Pick, PickerSource } from "@fairway/ui/form/picker.ts";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { type ComponentType, useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { billTypes, freightTerms, shipmentTypes, typesOfService } from "../model/choices.ts";
import {
  agentPicker,
  carrierPicker,
  incotermPicker,
  packageTypePicker,
  personPicker,
  portPicker,
} from "./pickers.ts";

/** The names that came with a record, for its pickers. */
export type ChosenNames = Partial<
  Record<
    "coloaderId" | "agentId" | "pol" | "pod" | "incotermId" | "personIncharge" | "packageType",
    Pick | null
  >
>;

interface Props {
  readonly field: JobField;
  readonly service: Service;
  readonly chosen: ChosenNames;
}
type Input = ComponentType<Props>;

const same: Readonly<Record<string, Words>> = Object.fromEntries(
  typesOfService.map((text) => [text, { en: text, vi: text }]),
);

/** Name, label and whether it is required: what every field takes from the declaration. */
const frame = ({ field, service }: Props) => ({
  name: field,
  label: fieldWords(service, field),
  ...(service.form.required.includes(field) ? { required: true } : {}),
});

const text = (max: number, upper = false): Input =>
  function JobText(props) {
    return <TextField {...frame(props)} max={max} upper={upper} />;
  };

const note = (span: 2 | 3): Input =>
  function JobNote(props) {
    return <NoteField {...frame(props)} span={span} rows={2} max={4000} />;
  };

const choice = (of: Readonly<Record<string, Words>>): Input =>
  function JobChoice(props) {
    return <SelectField {...frame(props)} of={of} />;
  };

const picker = (source: (service: Service) => PickerSource<Pick>): Input =>
  function JobPicker(props) {
    const chosen = props.chosen[props.field as keyof ChosenNames];
    return <PickerField {...frame(props)} source={source(props.service)} chosen={chosen} />;
  };

const number = (unit?: string): Input =>
  function JobNumber(props) {
    return <NumberField {...frame(props)} most={3} {...(unit ? { unit } : {})} />;
  };

/** How each field that a service may declare is keyed. */
export const jobInputs: Readonly<Record<JobField, Input>> = {
  mawb: text(50, true),
  mbltype: choice(billTypes),
  bookingNo: text(50, true),
  coloaderId: picker(carrierPicker),
  flightVesselName: text(100, true),
  voyNo: text(50, true),
  pol: Port,
  polDescription: text(200),
  pod: Port,
  podDescription: text(200),
  typeOfService: choice(same),
  serviceDate: Day,
  etd: Day,
  eta: Day,
  atd: Day,
  ata: Day,
  personIncharge: picker(() => personPicker),
  shipmentType: choice(shipmentTypes),
  paymentTerm: choice(freightTerms),
  agentId: picker(() => agentPicker),
  incotermId: picker(({ code }) => incotermPicker(code)),
  pono: text(100),
  notes: note(2),
  noProfit: NoProfit,
  commodity: text(500),
  packageContainer: text(500),
  packageQty: number(),
  packageType: picker(() => packageTypePicker),
  grossWeight: number("kg"),
  netWeight: number("kg"),
  chargeWeight: number("kg"),
  cbm: number("m³"),
  desOfGoods: note(3),
};

/** A port; its name is what papers print until somebody writes another. */
function Port(props: Props) {
  const { setValue } = useFormContext();
  const { field, chosen } = props;
  return (
    <PickerField
      {...frame(props)}
      source={portPicker}
      chosen={chosen[field as "pol" | "pod"]}
      onPick={(picked) =>
        setValue(`${field}Description`, picked?.name ?? "", { shouldDirty: true })
      }
    />
  );
}

/** A day; the one that the service follows takes the service date along. */
function Day(props: Props) {
  const { field, service } = props;
  const follows = service.serviceDateFollows === field;
  return (
    <>
      <DayField {...frame(props)} />
      {follows ? <ServiceDate field={field} service={service} /> : null}
    </>
  );
}

/** Keeps the service date as the declaration says; shows nothing. */
function ServiceDate({ field, service }: Omit<Props, "chosen">) {
  const day = useWatch({ name: field }) as string | null;
  const before = useRef(day);
  const { setValue, getValues } = useFormContext();
  const { dateRule } = service.form;
  useEffect(() => {
    const moved = day !== before.current;
    before.current = day;
    const fills = dateRule === "fillsServiceDate" && !getValues("serviceDate");
    const moves = dateRule === "movesServiceDate" && moved;
    if (day && (fills || moves)) setValue("serviceDate", day, { shouldDirty: true });
  }, [day, dateRule, getValues, setValue]);
  return null;
}

function NoProfit(props: Props) {
  const whyNot = useWhyNot()(`${props.service.menu}.AllowNoProfit`);
  return (
    <Why text={whyNot}>
      <SwitchField {...frame(props)} disabled={whyNot !== null} />
    </Why>
  );
}
