import { productServices, serviceModes } from "@fairway/areas/service/model/operationChoices.ts";
import { fieldsOfJob } from "@fairway/areas/service/model/declaredFields.ts";
import { VolumeWeight } from "@fairway/areas/goods/web/VolumeWeight.tsx";
import { applyDims, roundUpMethods } from "@fairway/areas/partner/model/carrierRounding.ts";
import { datedBy } from "@fairway/areas/service/model/datedBy.ts";
import type { Family } from "@fairway/areas/service/model/families.ts";
import type { JobField } from "@fairway/areas/service/model/jobFields.ts";
import { fieldWords } from "@fairway/areas/service/model/tradeWords.ts";
import { DayField, SwitchField } from "@fairway/ui/form/fields.tsx";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import type { ComponentType } from "react";
import { useFormContext } from "react-hook-form";
import {
  billTypes,
  billTypesOf,
  freightTerms,
  shipmentTypes,
  typesOfService,
} from "../model/choices.ts";
import { productServicesOf, shipmentModes, shipmentModesOf } from "../model/operationChoices.ts";
import { followingDays } from "../model/daysThatFollow.ts";
import { isOfManifest } from "../model/isOfManifest.ts";
import { Airline, FlightNo, WaybillNo } from "./AirInputs.tsx";
import { Commodities } from "./Commodities.tsx";
import { BookingNo } from "./BookingNo.tsx";
import { declaredInputs, type InputProps, sameWords } from "./declaredInputs.tsx";
import {
  agentPicker,
  carrierPicker,
  commodityGroupPicker,
  packageTypePicker,
  personPicker,
  portPicker,
  warehousePicker,
} from "./pickers.ts";
import { useDaysThatFollow } from "./useDaysThatFollow.ts";
import { shipmentWords as words } from "./words.ts";

type Props = InputProps<JobField>;

const {
  frame,
  text,
  note,
  choice,
  picker,
  number,
  mark,
  day: PlainDay,
  instant,
  port,
  incoterm,
} = declaredInputs<JobField, Props>(
  (service, field) => ({
    label: fieldWords(service, field),
    required: service.form.required.includes(field),
    hint: isOfManifest(service, field) ? words.neededForManifest : null,
  }),
  fieldsOfJob,
);

const carrier = picker(carrierPicker);
const PlainBooking = text(50, true);

/** An input that differs by family. */
function byFamily(inputs: Readonly<Record<Family, ComponentType<Props>>>) {
  return function InputOfFamily(props: Props) {
    const Input = inputs[props.service.family];
    return <Input {...props} />;
  };
}

/** The input of each field that a service may declare. */
export const jobInputs: Readonly<Record<JobField, ComponentType<Props>>> = {
  mawb: byFamily({ sea: text(50, true), air: MasterWaybill, operations: text(50, true) }),
  mbltype: choice(billTypes, ({ family }) => billTypesOf[family]),
  bookingNo: Booking,
  coloaderId: byFamily({ sea: carrier, air: Carrier, operations: carrier }),
  flightVesselName: byFamily({ sea: text(100, true), air: Flight, operations: text(100, true) }),
  voyNo: text(50, true),
  pol: port,
  polDescription: text(200),
  pod: port,
  podDescription: text(200),
  typeOfService: choice(sameWords(typesOfService)),
  serviceDate: ServiceDay,
  etd: FollowedDay,
  eta: FollowedDay,
  atd: PlainDay,
  ata: PlainDay,
  personIncharge: picker(() => personPicker),
  shipmentType: choice(shipmentTypes),
  paymentTerm: choice(freightTerms),
  agentId: picker(() => agentPicker),
  incotermId: incoterm,
  pono: text(100),
  notes: note(2, 4000, 2),
  noProfit: NoProfit,
  commodity: Goods,
  packageContainer: text(500),
  packageQty: number(),
  packageType: picker(() => packageTypePicker),
  grossWeight: number("kg"),
  netWeight: number("kg"),
  chargeWeight: number("kg"),
  cbm: number("m³"),
  desOfGoods: note(2, 4000, 3),
  flightDate: PlainDay,
  issuedBy: text(500),
  warehouseId: picker(() => warehousePicker),
  route: text(200, true),
  airlineInfo: text(500),
  isHawb: mark,
  isMawb: mark,
  applyDim: choice(applyDims),
  roundUpMethod: choice(roundUpMethods),
  hw: Volume,
  deliveryPlace: picker(portPicker),
  finalPod: text(200),
  subColoader: text(200),
  productService: choice(productServices, productServicesOf),
  serviceMode: choice(serviceModes),
  shipmentMode: choice(shipmentModes, shipmentModesOf),
  fieldOpsId: picker(() => personPicker),
  clearanceLocation: picker(portPicker),
  commodityGroupId: picker(() => commodityGroupPicker),
  invoiceNo: text(100),
  finishDate: PlainDay,
  deliveryDate: PlainDay,
  clearanceDate: PlainDay,
  workOrderId: text(36),
  suspendTime: text(150),
  pickupPlace: text(200),
  pickupAt: instant,
  deliverTo: text(200),
  deliverAt: instant,
  serviceNo: text(100, true),
  siNo: text(100, true),
  isBd: mark,
  isAgency: mark,
};

/** The booking number; a service with booking notes offers them. */
function Booking(props: Props) {
  return props.service.bookingNotes ? <BookingNo {...frame(props)} /> : <PlainBooking {...props} />;
}

/** The commodities: several of the catalogue, or texts of the user. */
function Goods(props: Props) {
  return <Commodities {...frame(props)} max={500} />;
}

function Volume(props: Props) {
  return <VolumeWeight {...frame(props)} />;
}

function MasterWaybill(props: Props) {
  const printsAirline = fieldsOfJob(props.service).has("airlineInfo");
  return <WaybillNo {...frame(props)} printsAirline={printsAirline} />;
}

function Carrier(props: Props) {
  const chosen = props.chosen[props.field] ?? null;
  const printsAirline = fieldsOfJob(props.service).has("airlineInfo");
  const source = carrierPicker(props.service);
  return <Airline {...frame(props)} {...{ source, chosen, printsAirline }} />;
}

function Flight(props: Props) {
  return <FlightNo {...frame(props)} />;
}

/** The service date: every job has one, also where another day fills it. Rule SH-1 */
function ServiceDay(props: Props) {
  const isNeeded = datedBy(props.service) !== null;
  return <DayField {...frame(props)} {...(isNeeded ? { required: true } : {})} />;
}

/** A day; the day that dates the jobs of the service also moves the days that follow it. */
function FollowedDay(props: Props) {
  const { field, service } = props;
  return (
    <>
      <PlainDay {...props} />
      {datedBy(service) === field ? <DaysThatFollow service={service} /> : null}
    </>
  );
}

/** Moves the days that follow by the declared rule; shows nothing. */
function DaysThatFollow({ service }: Pick<Props, "service">) {
  useDaysThatFollow(useFormContext(), service, followingDays);
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
