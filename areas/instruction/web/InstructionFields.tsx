import {
  consigneePicker,
  deliveryPicker,
  shipperPicker,
} from "@fairway/areas/housebill/web/pickers.ts";
import { carrierPicker, portPicker, userPicker } from "@fairway/areas/shipment/web/pickers.ts";
import type { PartnerChoice } from "@fairway/areas/partner/model/partnerChoice.ts";
import { formTitles } from "@fairway/areas/service/model/formTitles.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { freightTerms } from "@fairway/areas/shipment/model/choices.ts";
import type { ChosenNames } from "@fairway/areas/shipment/web/declaredInputs.tsx";
import {
  DayField,
  NoteField,
  NumberField,
  PickerField,
  SelectField,
  TextField,
} from "@fairway/ui/form/fields.tsx";
import type { PickerSource } from "@fairway/ui/form/picker.ts";
import { Section } from "@fairway/ui/parts/Section.tsx";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import type { InstructionField } from "../model/instruction.ts";
import { requiredOfInstruction } from "../model/whyNotInstruction.ts";
import { fieldWords, instructionWords as words } from "./words.ts";

const frame = (name: InstructionField) => ({
  name,
  label: fieldWords[name],
  ...(requiredOfInstruction.includes(name) ? { required: true } : {}),
});

/** A partner, and the block that is printed for it; choosing the partner writes the block. */
function Party(props: {
  readonly field: InstructionField;
  readonly printed: InstructionField;
  readonly source: PickerSource<PartnerChoice>;
  readonly chosen: ChosenNames;
}) {
  const { field, printed, source } = props;
  const { setValue } = useFormContext();
  return (
    <div className="fw-party">
      <PickerField
        {...frame(field)}
        source={source}
        chosen={props.chosen[field]}
        onPick={(picked) => {
          if (picked) setValue(printed, picked.block, { shouldDirty: true });
        }}
      />
      <NoteField {...frame(printed)} rows={4} max={1000} />
    </div>
  );
}

/** The fields of an instruction to the carrier. */
export function InstructionFields(props: {
  readonly service: Service;
  readonly chosen: ChosenNames;
  readonly goodsExtra: ReactNode;
}) {
  const { service, chosen } = props;
  return (
    <>
      <Section title={words.issue}>
        <PickerField
          {...frame("supplier")}
          source={carrierPicker(service)}
          chosen={chosen["supplier"]}
        />
        <TextField {...frame("attention")} max={200} />
        <SelectField {...frame("paymentType")} of={freightTerms} />
        <TextField {...frame("bookingNo")} max={50} upper />
        <TextField {...frame("refNo")} max={100} />
        <div className="fw-halves">
          <DayField {...frame("invoiceDate")} />
          <PickerField {...frame("issuedUser")} source={userPicker} chosen={chosen["issuedUser"]} />
        </div>
      </Section>
      <Section title={words.parties}>
        <NoteField {...frame("shipper")} rows={6} max={1000} />
        <Party
          field="consigneeId"
          printed="consigneeDescription"
          source={deliveryPicker}
          chosen={chosen}
        />
        <NoteField {...frame("cargoNotice")} rows={6} max={1000} />
        <Party
          field="actualShipperId"
          printed="actualShipperDescription"
          source={shipperPicker}
          chosen={chosen}
        />
        <Party
          field="actualConsigneeId"
          printed="actualConsigneeDescription"
          source={consigneePicker}
          chosen={chosen}
        />
        <NoteField {...frame("remark")} rows={6} max={4000} />
      </Section>
      <Section title={formTitles.routeAndDates}>
        <PickerField {...frame("pol")} source={portPicker(service)} chosen={chosen["pol"]} />
        <PickerField {...frame("pod")} source={portPicker(service)} chosen={chosen["pod"]} />
        <TextField {...frame("placeOfDelivery")} max={200} />
        <TextField {...frame("voyNo")} max={200} upper />
        <DayField {...frame("loadingDate")} />
        <TextField {...frame("routeInfo")} max={1000} />
      </Section>
      <Section title={words.goods} extra={props.goodsExtra}>
        <div className="fw-halves">
          <NumberField {...frame("grossWeight")} unit="kg" most={3} />
          <NumberField {...frame("volume")} unit="m³" most={3} />
        </div>
        <NoteField {...frame("packagesNote")} rows={2} max={1000} />
        <NoteField {...frame("containerNote")} rows={2} max={1000} />
        <NoteField {...frame("containerSealNo")} rows={4} max={8000} />
        <NoteField {...frame("shippingMark")} rows={4} max={8000} />
        <NoteField {...frame("goodsDescription")} rows={4} max={8000} />
      </Section>
    </>
  );
}
