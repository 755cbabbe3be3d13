import { VolumeWeight } from "@fairway/areas/goods/web/VolumeWeight.tsx";
import type { PartnerChoice } from "@fairway/areas/partner/model/partnerChoice.ts";
import { fieldsOfBill } from "@fairway/areas/service/model/declaredFields.ts";
import type { BillField } from "@fairway/areas/service/model/billFields.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { requiredOfBill } from "@fairway/areas/service/model/requiredOfBill.ts";
import { billFieldWords } from "@fairway/areas/service/model/tradeWords.ts";
import {
  billTypes,
  freightPayments,
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
  carrierPicker,
  customerPicker,
  packageTypePicker,
  warehousePicker,
} from "@fairway/areas/shipment/web/pickers.ts";
import type { Words } from "@fairway/core/words/words.ts";
import {
  NoteField,
  NumberField,
  PickerField,
  SelectField,
  TextField,
} from "@fairway/ui/form/fields.tsx";
import type { PickerSource } from "@fairway/ui/form/picker.ts";
import { type ComponentType, type ReactNode, useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type AirFreight, airFreight, freightFields } from "../model/airFreight.ts";
import { billChoices, rateClasses } from "../model/billParts.ts";
import { afterFreightPayment } from "../model/afterFreightPayment.ts";
import { originalsOfType } from "../model/originalsOfType.ts";
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
  /** The salesman is not chosen by users. */
  readonly salesmanStays?: boolean;
  /** The grid of the other charges, above their text; null where the bill has none. */
  readonly otherCharges: ReactNode;
}

interface Props extends InputProps<BillField> {
  readonly bill: BillContext;
}

const { frame, text, note, choice, mark, picker, number, day, port, incoterm } = declaredInputs<
  BillField,
  Props
>(
  (service, field) => ({
    label: billFieldWords(service, field),
    required: requiredOfBill(service).includes(field),
  }),
  fieldsOfBill,
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
  hbltype: BillType,
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
  alsoNotifyPartyDescription: note(4, 1000),
  documentNo: text(100, true),
  documentDate: day,
  etaWarehouse: day,
  receivedBillTime: day,
  goodsDeliveryId: party("goodsDeliveryDescription", deliveryPicker),
  goodsDeliveryDescription: note(4, 1000),
  supplierId: picker(carrierPicker),
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
  incotermId: incoterm,
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
  flightNo: text(50, true),
  flightDate: day,
  flightNoOrigin: text(50, true),
  flightDateOrigin: day,
  arrivalDate: day,
  warehouseId: picker(() => warehousePicker),
  wareHouseAnDate: day,
  route: text(200, true),
  issuedBy: text(500),
  firstCarrierTo: text(10, true),
  firstCarrierBy: text(50, true),
  transitPlaceTo1: text(10, true),
  transitPlaceBy1: text(50, true),
  transitPlaceTo2: text(10, true),
  transitPlaceBy2: text(50, true),
  paymentTerm: choice(freightTerms),
  currencyId: text(3, true),
  chgs: text(10, true),
  wtorValpayment: choice(sameWords(["PP", "CLL"])),
  otherPayment: choice(sameWords(["PP", "CLL"])),
  dclrca: text(50, true),
  dclrcus: text(50, true),
  insuranceAmount: text(50, true),
  handlingInformation: note(3, 2000),
  notify: note(3, 1000),
  sci: text(50, true),
  kgLb: choice(sameWords(["K", "L"])),
  rclass: choice(sameWords(rateClasses)),
  comItemNo: text(50),
  rateCharge: Rate,
  min: mark,
  asArranged: mark,
  seaAir: number(),
  total: Total,
  hw: Volume,
  wtpp: computed,
  wtcll: computed,
  valpp: text(50),
  valcll: text(50),
  taxpp: text(50),
  taxcll: text(50),
  dueAgentPp: text(50),
  dueAgentCll: text(50),
  dueCarrierPp: text(50),
  dueCarrierCll: text(50),
  totalPp: computed,
  totalCll: computed,
  currConvertRate: text(50),
  ccChargeInDrc: text(50),
  otherCharge: OtherChargeText,
  showDim: mark,
  poinvoiceNo: text(200),
};

function Volume(props: Props) {
  return <VolumeWeight {...frame(props)} />;
}

/** A value that the other fields of the waybill give. */
function computed(props: Props) {
  return <TextField {...frame(props)} disabled />;
}

/** The text of the other charges below their lines. */
function OtherChargeText(props: Props) {
  return (
    <>
      {props.bill.otherCharges}
      <NoteField {...frame(props)} rows={3} max={12_000} span={3} />
    </>
  );
}

/** The rate; "As arranged" replaces it. */
function Rate(props: Props) {
  const asArranged: unknown = useWatch({ name: "asArranged" });
  return <NumberField {...frame(props)} most={4} disabled={asArranged === true} />;
}

/** The freight of the waybill; it also writes the sums, by the function that the server saves with. */
function Total(props: Props) {
  const { setValue, getValues } = useFormContext();
  const values = useWatch({ name: [...freightFields] });
  const key = JSON.stringify(values);
  useEffect(() => {
    const typed = JSON.parse(key) as (string | boolean | null)[];
    // A switch that is off says something else than one that nobody has touched.
    const form = Object.fromEntries(
      freightFields.map((field, at) => [field, typed[at] === "" ? null : (typed[at] ?? null)]),
    );
    for (const [field, value] of Object.entries(airFreight(form as unknown as AirFreight))) {
      // An empty text and null are the same.
      if ((getValues(field) || null) !== (value || null)) {
        setValue(field, value, { shouldDirty: true });
      }
    }
  }, [key, getValues, setValue]);
  return computed(props);
}

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
  const { shipmentType, office, salesmanStays = false } = props.bill;
  const sale = { transactionType: service.code, shipmentType, office };
  return (
    <PickerField
      {...frame(props)}
      disabled={salesmanStays}
      source={salesmanPicker(customerId, sale)}
      chosen={chosen[props.field]}
    />
  );
}

function FreightPayment(props: Props) {
  return <LeadingChoice {...props} words={freightPayments} after={afterFreightPayment} />;
}

/** The type of the bill; choosing it sets the number of originals. */
function BillType(props: Props) {
  return <LeadingChoice {...props} words={billTypes} after={originalsOfType} />;
}

/** One of the words that a kind of bill has; choosing it sets other fields. */
function LeadingChoice(
  props: Props & {
    readonly words: Readonly<Record<string, Words>>;
    readonly after: (service: Service, chosen: string | null) => Readonly<Record<string, unknown>>;
  },
) {
  const { service, words, after } = props;
  const { setValue } = useFormContext();
  const taken = billChoices[service.bill.kind][props.field];
  const offered = Object.entries(words).filter(([value]) => taken?.includes(value) ?? true);
  return (
    <SelectField
      {...frame(props)}
      of={Object.fromEntries(offered)}
      onPick={(chosen) => {
        for (const [field, value] of Object.entries(after(service, chosen))) {
          setValue(field, value, { shouldDirty: true });
        }
      }}
    />
  );
}
