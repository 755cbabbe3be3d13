import type { PartnerChoice } from "@fairway/areas/partner/model/partnerChoice.ts";
import type { BillField } from "@fairway/areas/service/model/billFields.ts";
import { requiredOfBill } from "@fairway/areas/service/model/requiredOfBill.ts";
import { billFieldWords } from "@fairway/areas/service/model/tradeWords.ts";
import {
  billTypes,
  freightTerms,
  originalNumbers,
  typesOfMove,
  typesOfService,
} from "@fairway/areas/shipment/model/choices.ts";
import {
  declaredInputs,
  type InputProps,
  sameWords,
} from "@fairway/areas/shipment/web/declaredInputs.tsx";
import {
  customerPicker,
  incotermPicker,
  packageTypePicker,
} from "@fairway/areas/shipment/web/pickers.ts";
import { NoteField, PickerField, SelectField, TextField } from "@fairway/ui/form/fields.tsx";
import type { PickerSource } from "@fairway/ui/form/picker.ts";
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

/** Facts of the bill that its inputs read. */
export interface BillContext {
  readonly isNew: boolean;
  readonly nextNumber: string | null;
  readonly shipmentType: string;
  readonly office: string;
  readonly onCustomer: (picked: PartnerChoice | null) => void;
}

interface Props extends InputProps<BillField> {
  readonly bill: BillContext;
}

const { frame, text, note, choice, picker, number, day, port } = declaredInputs<BillField, Props>(
  (service, field) => ({
    label: billFieldWords(service, field),
    required: requiredOfBill(service).includes(field),
  }),
);

/** A partner and the block that is printed for it; choosing the partner writes the block. */
const party = (printed: BillField, source: PickerSource<PartnerChoice>): ComponentType<Props> =>
  function Party(props) {
    const { setValue } = useFormContext();
    return (
      <div className="fw-party">
        <PickerField
          {...frame(props)}
          source={source}
          chosen={props.chosen[props.field]}
          onPick={(picked) => {
            if (picked) setValue(printed, picked.block, { shouldDirty: true });
          }}
        />
        <NoteField {...frame({ ...props, field: printed })} rows={4} max={1000} />
      </div>
    );
  };

/** The input of each field that a service may declare; a party has its printed block below it. */
export const billInputs: Readonly<Record<BillField, ComponentType<Props>>> = {
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
  etd: day,
  eta: day,
  pol: port,
  polDescription: text(200),
  pod: port,
  podDescription: text(200),
  finalPod: text(200),
  sailingDate: day,
  closingDate: day,
  pickupPlace: text(200),
  deliveryPlace: text(200),
  serviceType: choice(sameWords(typesOfService)),
  freightPayment: FreightPayment,
  placeFreightPay: text(200),
  incotermId: picker(({ code }) => incotermPicker(code)),
  typeOfMove: choice(sameWords(typesOfMove)),
  originBlnumber: choice(sameWords(originalNumbers)),
  originCountryId: picker(() => countryPicker),
  issueHbldate: day,
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

/** The number. Where the service draws numbers, a new bill gets one when it is saved empty. */
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
  return (
    <PickerField
      {...frame(props)}
      source={customerPicker}
      chosen={props.chosen[props.field]}
      onPick={props.bill.onCustomer}
    />
  );
}

function Salesman(props: Props) {
  const customerId = useWatch({ name: "customerId" }) as string | null;
  const { service, chosen } = props;
  const { shipmentType, office } = props.bill;
  const sale = { transactionType: service.code, shipmentType, office };
  return (
    <PickerField
      {...frame(props)}
      source={salesmanPicker(customerId, sale)}
      chosen={chosen[props.field]}
    />
  );
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
