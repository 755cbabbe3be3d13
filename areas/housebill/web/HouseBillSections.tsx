import {
  billTypes,
  freightTerms,
  originalNumbers,
  typesOfMove,
  typesOfService,
} from "@fairway/areas/shipment/model/choices.ts";
import type { PartnerChoice } from "@fairway/areas/partner/contract.ts";
import {
  customerPicker,
  incotermPicker,
  packageTypePicker,
  portPicker,
} from "@fairway/areas/shipment/web/pickers.ts";
import type { Words } from "@fairway/core/words/words.ts";
import {
  DayField,
  NoteField,
  NumberField,
  PickerField,
  SelectField,
  TextField,
} from "@fairway/ui/form/fields.tsx";
import type { Pick, PickerSource } from "@fairway/ui/form/picker.ts";
import { Section } from "@fairway/ui/parts/Section.tsx";
import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { placeOfPayment } from "../model/houseBillDefaults.ts";
import { houseBillLabels as labels } from "../model/houseBillLabels.ts";
import {
  consigneePicker,
  countryPicker,
  deliveryPicker,
  notifyPicker,
  salesmanPicker,
  shipperPicker,
} from "./pickers.ts";
import { houseBillWords as words } from "./words.ts";

const same = (texts: readonly string[]): Readonly<Record<string, Words>> =>
  Object.fromEntries(texts.map((text) => [text, { en: text, vi: text }]));
const services = same(typesOfService);
const moves = same(typesOfMove);
const originals = same(originalNumbers);

/** The names that came with a record, for its pickers. */
export type ChosenNames = Readonly<Record<string, Pick | null | undefined>>;

/** The fields of a sea export house bill. */
export function HouseBillSections(props: {
  readonly chosen: ChosenNames;
  readonly isNew: boolean;
  readonly of: { transactionType: string; shipmentType: string; office: string };
  readonly nextNumber: string | null;
  readonly onCustomer: (picked: PartnerChoice | null) => void;
  readonly containers: ReactNode;
  readonly goodsExtra: ReactNode;
}) {
  const { chosen } = props;
  const { setValue } = useFormContext();
  const customerId = useWatch({ name: "customerId" }) as string | null;
  const set = (field: string, value: string | null) =>
    setValue(field, value, { shouldDirty: true });
  const port = (field: "pol" | "pod") => (picked: Pick | null) =>
    set(`${field}Description`, picked?.name ?? "");
  return (
    <>
      <Section title={words.numbers}>
        <TextField
          name="hwbno"
          label={labels.hwbno}
          max={50}
          upper
          required={!props.isNew}
          {...(props.nextNumber ? { placeholder: props.nextNumber } : {})}
        />
        <SelectField name="hbltype" label={labels.hbltype} of={billTypes} required />
        <TextField name="mawb" label={labels.mawb} max={50} upper />
        <PickerField
          name="customerId"
          label={labels.customerId}
          source={customerPicker}
          chosen={chosen["customerId"]}
          required
          onPick={props.onCustomer}
        />
        <PickerField
          name="saleManId"
          label={labels.saleManId}
          source={salesmanPicker(customerId, props.of)}
          chosen={chosen["saleManId"]}
          required
        />
        <TextField name="bookingNo" label={labels.bookingNo} max={50} upper />
      </Section>
      <Section title={words.parties}>
        <Party
          id="shipperId"
          text="shipperDescription"
          source={shipperPicker}
          chosen={chosen}
          required
        />
        <Party
          id="consigneeId"
          text="consigneeDescription"
          source={consigneePicker}
          chosen={chosen}
          required
        />
        <Party
          id="notifyPartyId"
          text="notifyPartyDescription"
          source={notifyPicker}
          chosen={chosen}
        />
        <Party
          id="goodsDeliveryId"
          text="goodsDeliveryDescription"
          source={deliveryPicker}
          chosen={chosen}
        />
        <Party
          id="forwardingAgentId"
          text="forwardingAgentDescription"
          source={deliveryPicker}
          chosen={chosen}
        />
      </Section>
      <Section title={words.route}>
        <TextField name="oceanVoyNo" label={labels.oceanVoyNo} max={200} upper required />
        <TextField name="localVoyNo" label={labels.localVoyNo} max={200} upper />
        <div className="fw-halves">
          <DayField name="etd" label={labels.etd} />
          <DayField name="eta" label={labels.eta} />
        </div>
        <PickerField
          name="pol"
          label={labels.pol}
          source={portPicker}
          chosen={chosen["pol"]}
          required
          onPick={port("pol")}
        />
        <PickerField
          name="pod"
          label={labels.pod}
          source={portPicker}
          chosen={chosen["pod"]}
          required
          onPick={port("pod")}
        />
        <TextField name="finalPod" label={labels.finalPod} max={200} />
        <TextField name="polDescription" label={labels.polDescription} max={200} required />
        <TextField name="podDescription" label={labels.podDescription} max={200} required />
        <div className="fw-halves">
          <DayField name="sailingDate" label={labels.sailingDate} required />
          <DayField name="closingDate" label={labels.closingDate} />
        </div>
        <TextField name="pickupPlace" label={labels.pickupPlace} max={200} />
        <TextField name="deliveryPlace" label={labels.deliveryPlace} max={200} />
        <SelectField name="serviceType" label={labels.serviceType} of={services} />
      </Section>
      <Section title={words.issue}>
        <SelectField
          name="freightPayment"
          label={labels.freightPayment}
          of={freightTerms}
          required
          onPick={(term) => set("placeFreightPay", placeOfPayment(term))}
        />
        <TextField name="placeFreightPay" label={labels.placeFreightPay} max={200} required />
        <PickerField
          name="incotermId"
          label={labels.incotermId}
          source={incotermPicker(props.of.transactionType)}
          chosen={chosen["incotermId"]}
          required
        />
        <SelectField name="typeOfMove" label={labels.typeOfMove} of={moves} />
        <SelectField name="originBlnumber" label={labels.originBlnumber} of={originals} />
        <PickerField
          name="originCountryId"
          label={labels.originCountryId}
          source={countryPicker}
          chosen={chosen["originCountryId"]}
        />
        <DayField name="issueHbldate" label={labels.issueHbldate} />
        <TextField name="issueHblplace" label={labels.issueHblplace} max={200} />
        <NoteField name="onBoardStatus" label={labels.onBoardStatus} rows={3} max={1000} />
      </Section>
      <Section title={words.containers} columns={1}>
        {props.containers}
      </Section>
      <Section title={words.goods} extra={props.goodsExtra}>
        <div className="fw-halves">
          <NumberField name="packageQty" label={labels.packageQty} most={3} />
          <PickerField
            name="packageType"
            label={labels.packageType}
            source={packageTypePicker}
            chosen={chosen["packageType"]}
          />
        </div>
        <div className="fw-halves">
          <NumberField name="grossWeight" label={labels.grossWeight} unit="kg" most={3} />
          <NumberField name="netWeight" label={labels.netWeight} unit="kg" most={3} />
        </div>
        <div className="fw-halves">
          <NumberField name="chargeWeight" label={labels.chargeWeight} unit="kg" most={3} />
          <NumberField name="cbm" label={labels.cbm} unit="m³" most={3} />
        </div>
        <NoteField name="shippingMark" label={labels.shippingMark} rows={4} max={4000} />
        <NoteField name="desOfGoods" label={labels.desOfGoods} rows={4} span={2} max={8000} />
        <NoteField name="contSealNo" label={labels.contSealNo} rows={3} max={4000} />
        <NoteField name="packageContainer" label={labels.packageContainer} rows={3} max={1000} />
        <NoteField name="inWord" label={labels.inWord} rows={3} max={2000} />
        <TextField name="commodity" label={labels.commodity} max={1000} />
        <TextField name="hsCode" label={labels.hsCode} max={500} />
      </Section>
      <Section title={words.more}>
        <TextField name="referenceNo" label={labels.referenceNo} max={100} />
        <TextField name="exportReferenceNo" label={labels.exportReferenceNo} max={100} />
        <TextField name="purchaseOrderNo" label={labels.purchaseOrderNo} max={100} />
        <NoteField name="remark" label={labels.remark} rows={2} span={3} max={4000} />
        <NoteField name="attachList" label={labels.attachList} rows={3} span={3} max={20000} />
      </Section>
    </>
  );
}

/** A partner and the block that is printed for it; choosing the partner writes the block. */
function Party(props: {
  readonly id:
    | "shipperId"
    | "consigneeId"
    | "notifyPartyId"
    | "goodsDeliveryId"
    | "forwardingAgentId";
  readonly text: keyof typeof labels;
  readonly source: PickerSource<PartnerChoice>;
  readonly chosen: ChosenNames;
  readonly required?: boolean;
}) {
  const { setValue } = useFormContext();
  return (
    <div className="fw-party">
      <PickerField
        name={props.id}
        label={labels[props.id]}
        source={props.source}
        chosen={props.chosen[props.id]}
        onPick={(picked) => {
          if (picked) setValue(props.text, picked.block, { shouldDirty: true });
        }}
      />
      <NoteField
        name={props.text}
        label={labels[props.text]}
        rows={4}
        max={1000}
        {...(props.required ? { required: true } : {})}
      />
    </div>
  );
}
