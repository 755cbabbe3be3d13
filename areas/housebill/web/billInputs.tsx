import type { PartnerChoice } from "@fairway/areas/partner/contract.ts";
import type { BillField } from "@fairway/areas/service/model/billFields.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { billFieldWords } from "@fairway/areas/service/model/tradeWords.ts";
import {
  billTypes,
  freightTerms,
  originalNumbers,
  typesOfMove,
  typesOfService,
} from "@fairway/areas/shipment/model/choices.ts";
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
import type { ComponentType } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { placeOfPayment } from "../model/houseBillDefaults.ts";
import {
  consigneePicker,
  countryPicker,
  deliveryPicker,
  notifyPicker,
  salesmanPicker,
  shipperPicker,
} from "./pickers.ts";

/** The names that came with a record, for its pickers. */
export type ChosenNames = Readonly<Record<string, Pick | null | undefined>>;

/** What the fields of a bill get besides their own value. */
export interface BillContext {
  readonly service: Service;
  readonly chosen: ChosenNames;
  readonly isNew: boolean;
  readonly nextNumber: string | null;
  readonly shipmentType: string;
  readonly office: string;
  readonly onCustomer: (picked: PartnerChoice | null) => void;
}

interface Props {
  readonly field: BillField;
  readonly bill: BillContext;
}
type Input = ComponentType<Props>;

const same = (texts: readonly string[]): Readonly<Record<string, Words>> =>
  Object.fromEntries(texts.map((text) => [text, { en: text, vi: text }]));

/** Name, label and whether it is required: what every field takes from the declaration. */
const frame = ({ field, bill: { service } }: Props) => ({
  name: field,
  label: billFieldWords(service, field),
  ...(service.bill.required.includes(field) ? { required: true } : {}),
});

const text = (max: number, upper = false): Input =>
  function BillText(props) {
    return <TextField {...frame(props)} max={max} upper={upper} />;
  };

const note = (rows: number, max: number, span?: 2 | 3): Input =>
  function BillNote(props) {
    return <NoteField {...frame(props)} rows={rows} max={max} {...(span ? { span } : {})} />;
  };

const choice = (of: Readonly<Record<string, Words>>): Input =>
  function BillChoice(props) {
    return <SelectField {...frame(props)} of={of} />;
  };

const picker = (source: (service: Service) => PickerSource<Pick>): Input =>
  function BillPicker(props) {
    const { service, chosen } = props.bill;
    return <PickerField {...frame(props)} source={source(service)} chosen={chosen[props.field]} />;
  };

const number = (unit?: string): Input =>
  function BillFigure(props) {
    return <NumberField {...frame(props)} most={3} {...(unit ? { unit } : {})} />;
  };

/** A partner and the block that is printed for it; choosing the partner writes the block. */
const party = (printed: BillField, source: PickerSource<PartnerChoice>): Input =>
  function Party(props) {
    const { setValue } = useFormContext();
    return (
      <div className="fw-party">
        <PickerField
          {...frame(props)}
          source={source}
          chosen={props.bill.chosen[props.field]}
          onPick={(picked) => {
            if (picked) setValue(printed, picked.block, { shouldDirty: true });
          }}
        />
        <NoteField {...frame({ ...props, field: printed })} rows={4} max={1000} />
      </div>
    );
  };

/** How each field that a service may declare is keyed; what is printed of a party stands with it. */
export const billInputs: Readonly<Record<BillField, Input>> = {
  hwbno: BillNumber,
  hbltype: choice(billTypes),
  mawb: text(50, true),
  customerId: Customer,
  saleManId: Salesman,
  bookingNo: text(50, true),
  shipperId: party("shipperDescription", shipperPicker),
  shipperDescription: note(4, 1000),
  consigneeId: party("consigneeDescription", consigneePicker),
  consigneeDescription: note(4, 1000),
  notifyPartyId: party("notifyPartyDescription", notifyPicker),
  notifyPartyDescription: note(4, 1000),
  goodsDeliveryId: party("goodsDeliveryDescription", deliveryPicker),
  goodsDeliveryDescription: note(4, 1000),
  forwardingAgentId: party("forwardingAgentDescription", deliveryPicker),
  forwardingAgentDescription: note(4, 1000),
  oceanVoyNo: text(200, true),
  localVoyNo: text(200, true),
  etd: Day,
  eta: Day,
  pol: Port,
  polDescription: text(200),
  pod: Port,
  podDescription: text(200),
  finalPod: text(200),
  sailingDate: Day,
  closingDate: Day,
  pickupPlace: text(200),
  deliveryPlace: text(200),
  serviceType: choice(same(typesOfService)),
  freightPayment: FreightPayment,
  placeFreightPay: text(200),
  incotermId: picker(({ code }) => incotermPicker(code)),
  typeOfMove: choice(same(typesOfMove)),
  originBlnumber: choice(same(originalNumbers)),
  originCountryId: picker(() => countryPicker),
  issueHbldate: Day,
  issueHblplace: text(200),
  onBoardStatus: note(3, 1000),
  packageQty: number(),
  packageType: picker(() => packageTypePicker),
  grossWeight: number("kg"),
  netWeight: number("kg"),
  chargeWeight: number("kg"),
  cbm: number("m³"),
  shippingMark: note(4, 4000),
  desOfGoods: note(4, 8000, 2),
  contSealNo: note(3, 4000),
  packageContainer: note(3, 1000),
  inWord: note(3, 2000),
  commodity: text(1000),
  hsCode: text(500),
  referenceNo: text(100),
  exportReferenceNo: text(100),
  purchaseOrderNo: text(100),
  remark: note(2, 4000, 3),
  attachList: note(3, 20_000, 3),
};

/** The number; that of a new bill is drawn when it is saved, unless somebody types one. */
function BillNumber(props: Props) {
  const { isNew, nextNumber } = props.bill;
  return (
    <TextField
      {...frame(props)}
      max={50}
      upper
      {...(isNew ? {} : { required: true })}
      {...(nextNumber ? { placeholder: nextNumber } : {})}
    />
  );
}

function Customer(props: Props) {
  const { chosen, onCustomer } = props.bill;
  return (
    <PickerField
      {...frame(props)}
      source={customerPicker}
      chosen={chosen[props.field]}
      onPick={onCustomer}
    />
  );
}

function Salesman(props: Props) {
  const customerId = useWatch({ name: "customerId" }) as string | null;
  const { service, shipmentType, office, chosen } = props.bill;
  const of = { transactionType: service.code, shipmentType, office };
  return (
    <PickerField
      {...frame(props)}
      source={salesmanPicker(customerId, of)}
      chosen={chosen[props.field]}
    />
  );
}

/** A port; its name is what the bill prints until somebody writes another. */
function Port(props: Props) {
  const { setValue } = useFormContext();
  return (
    <PickerField
      {...frame(props)}
      source={portPicker}
      chosen={props.bill.chosen[props.field]}
      onPick={(picked) =>
        setValue(`${props.field}Description`, picked?.name ?? "", { shouldDirty: true })
      }
    />
  );
}

function Day(props: Props) {
  return <DayField {...frame(props)} />;
}

function FreightPayment(props: Props) {
  const { setValue } = useFormContext();
  return (
    <SelectField
      {...frame(props)}
      of={freightTerms}
      onPick={(term) => setValue("placeFreightPay", placeOfPayment(term), { shouldDirty: true })}
    />
  );
}
