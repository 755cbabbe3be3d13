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
import type { Pick } from "@fairway/ui/form/picker.ts";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useLatest } from "@fairway/ui/parts/useLatest.ts";
import { type ReactNode, useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { ShipmentRecord } from "../contract.ts";
import { billTypes, freightTerms, shipmentTypes, typesOfService } from "../model/choices.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import {
  agentPicker,
  carrierPicker,
  incotermPicker,
  packageTypePicker,
  personPicker,
  portPicker,
} from "./pickers.ts";
import { shipmentWords as words } from "./words.ts";

/** The names that came with a record, for its pickers. */
export type ChosenNames = Partial<
  Record<
    "coloaderId" | "agentId" | "pol" | "pod" | "incotermId" | "personIncharge" | "packageType",
    Pick | null
  >
>;

const same: Readonly<Record<string, Words>> = Object.fromEntries(
  typesOfService.map((text) => [text, { en: text, vi: text }]),
);

/** The fields of a sea export job. */
export function ShipmentSections(props: {
  readonly chosen: ChosenNames;
  readonly jobNo: string | null;
  readonly transactionType: string;
  /** The container list and what belongs beside it. */
  readonly containers: ReactNode;
  readonly goodsExtra: ReactNode;
}) {
  const { chosen } = props;
  const whyNot = useWhyNot();
  const { menu } = serviceOf(props.transactionType);
  const whyNotFree = whyNot(`${menu}.AllowNoProfit`);
  const { setValue, getValues } = useFormContext();
  const fill = (field: string, value: string | null | undefined) => {
    if (value && !getValues(field)) setValue(field, value, { shouldDirty: true });
  };
  const port = (field: "pol" | "pod") => (picked: Pick | null) =>
    setValue(`${field}Description`, picked?.name ?? "", { shouldDirty: true });
  return (
    <>
      <Section title={words.identity}>
        <TextField name="mawb" label={words.mawb} max={50} upper />
        <SelectField name="mbltype" label={words.mbltype} of={billTypes} required />
        <TextField name="bookingNo" label={words.bookingNo} max={50} upper />
        <PickerField
          name="coloaderId"
          label={words.carrier}
          source={carrierPicker}
          chosen={chosen.coloaderId}
          required
        />
        <TextField name="flightVesselName" label={words.vessel} max={100} upper />
        <TextField name="voyNo" label={words.voyage} max={50} upper />
      </Section>
      <Section title={words.route}>
        <PickerField
          name="pol"
          label={words.pol}
          source={portPicker}
          chosen={chosen.pol}
          required
          onPick={port("pol")}
        />
        <PickerField
          name="pod"
          label={words.pod}
          source={portPicker}
          chosen={chosen.pod}
          onPick={port("pod")}
        />
        <SelectField name="typeOfService" label={words.typeOfService} of={same} required />
        <TextField name="polDescription" label={words.polDescription} max={200} />
        <TextField name="podDescription" label={words.podDescription} max={200} />
        <DayField name="serviceDate" label={words.serviceDate} />
        <EtdField onDay={(day) => fill("serviceDate", day)} />
        <DayField name="eta" label={words.eta} />
        <div className="fw-halves">
          <DayField name="atd" label={words.atd} />
          <DayField name="ata" label={words.ata} />
        </div>
      </Section>
      <Section title={words.people}>
        <PickerField
          name="personIncharge"
          label={words.personIncharge}
          source={personPicker}
          chosen={chosen.personIncharge}
          required
        />
        <SelectField name="shipmentType" label={words.shipmentType} of={shipmentTypes} required />
        <SelectField name="paymentTerm" label={words.paymentTerm} of={freightTerms} />
        <PickerField
          name="agentId"
          label={words.agent}
          source={agentPicker}
          chosen={chosen.agentId}
        />
        <PickerField
          name="incotermId"
          label={words.incoterm}
          source={incotermPicker(props.transactionType)}
          chosen={chosen.incotermId}
        />
        <TextField name="pono" label={words.pono} max={100} />
        <NoteField name="notes" label={words.notes} span={2} rows={2} max={4000} />
        <Why text={whyNotFree}>
          <SwitchField name="noProfit" label={words.noProfit} disabled={whyNotFree !== null} />
        </Why>
      </Section>
      <Section title={words.containers} columns={1}>
        {props.containers}
      </Section>
      <Section title={words.goods} extra={props.goodsExtra}>
        <TextField name="commodity" label={words.commodity} max={500} />
        <TextField name="packageContainer" label={words.containerDetail} max={500} />
        <div className="fw-halves">
          <NumberField name="packageQty" label={words.packageQty} most={3} />
          <PickerField
            name="packageType"
            label={words.packageType}
            source={packageTypePicker}
            chosen={chosen.packageType}
          />
        </div>
        <div className="fw-halves">
          <NumberField name="grossWeight" label={words.grossWeight} unit="kg" most={3} />
          <NumberField name="netWeight" label={words.netWeight} unit="kg" most={3} />
        </div>
        <div className="fw-halves">
          <NumberField name="chargeWeight" label={words.chargeWeight} unit="kg" most={3} />
          <NumberField name="cbm" label={words.cbm} unit="m³" most={3} />
        </div>
        <NoteField name="desOfGoods" label={words.desOfGoods} span={3} rows={2} max={4000} />
      </Section>
    </>
  );
}

/** ETD; the service date follows it while it is empty. */
function EtdField(props: { readonly onDay: (day: string) => void }) {
  const day = useWatch({ name: "etd" }) as string | null;
  const onDay = useLatest(props.onDay);
  useEffect(() => {
    if (day) onDay.current(day);
  }, [day, onDay]);
  return <DayField name="etd" label={words.etd} required />;
}

/** The picks of a record as its pickers show them. */
export function chosenOf(job: ShipmentRecord): ChosenNames {
  const pick = (id: string | null, code: string | null, name: string | null) =>
    id ? { id, code: code ?? "", name: name ?? "" } : null;
  return {
    coloaderId: pick(job.coloaderId, job.coloaderCode, job.coloaderName),
    agentId: pick(job.agentId, job.agentCode, job.agentName),
    pol: pick(job.pol, job.polCode, job.polName),
    pod: pick(job.pod, job.podCode, job.podName),
    incotermId: pick(job.incotermId, job.incotermCode, job.incotermCode),
    personIncharge: pick(job.personIncharge, "", job.personInchargeName),
    packageType: pick(job.packageType, job.packageTypeCode, job.packageTypeCode),
  };
}
