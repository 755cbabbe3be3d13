import { type WeightRounding, volumeWeight } from "@fairway/areas/goods/model/airWeights.ts";
import { volumeText } from "@fairway/areas/goods/model/dimension.ts";
import { useAirWeights, type WeightsOf } from "@fairway/areas/goods/web/useAirWeights.ts";
import { useDimensions } from "@fairway/areas/goods/web/useDimensions.ts";
import { HasDimensions } from "@fairway/areas/goods/web/VolumeWeight.tsx";
import { type BillContext, billInputs } from "@fairway/areas/housebill/web/billInputs.tsx";
import { OtherChargeGrid } from "@fairway/areas/housebill/web/OtherChargeGrid.tsx";
import { otherChargeList } from "@fairway/areas/housebill/web/otherChargeList.ts";
import type { BillField } from "@fairway/areas/service/model/billFields.ts";
import { formTitles as titles } from "@fairway/areas/service/model/formTitles.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import type { FormSection, Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { useWhyRefused } from "@fairway/areas/shipment/web/useWhyReadOnly.ts";
import { decimal } from "@fairway/core/money/decimal.ts";
import { getShipment } from "@fairway/areas/shipment/contract.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { DeclaredSections } from "@fairway/areas/shipment/web/DeclaredSections.tsx";
import { chosenOf } from "@fairway/areas/shipment/web/JobForm.tsx";
import { GoodsRefresh } from "@fairway/areas/shipment/web/GoodsRefresh.tsx";
import { JobStrip } from "@fairway/areas/shipment/web/JobStrip.tsx";
import { LinesOfBills } from "@fairway/areas/shipment/web/LinesOfBills.tsx";
import { useDaysThatFollow } from "@fairway/areas/shipment/web/useDaysThatFollow.ts";
import { useOwnAddress } from "@fairway/areas/shipment/web/useOwnAddress.ts";
import { useParam } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { NoteField, TextField } from "@fairway/ui/form/fields.tsx";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { useKeyedLines } from "@fairway/ui/grid/useKeyedLines.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PageSkeleton, RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { useDownload } from "@fairway/ui/parts/useDownload.tsx";
import { later, soon } from "@fairway/ui/parts/later.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Alert } from "antd";
import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { type FieldValues, type UseFormReturn, useWatch } from "react-hook-form";
import * as contract from "../contract.ts";
import { createAirWayBill, getAirWayBill, updateAirWayBill } from "../contract.ts";
import { type AirWayBill, jobPartOfWaybill } from "../model/airWayBill.ts";
import type { JobPart } from "../model/jobOfWaybill.ts";
import "./waybill.css";
import { waybillWords as words } from "./words.ts";

const MawbPrint = soon(async () => (await import("./MawbPrint.tsx")).MawbPrint);
const SyncJobDialog = soon(async () => (await import("./SyncJobDialog.tsx")).SyncJobDialog);
const DimensionGrid = later(
  async () => (await import("@fairway/areas/goods/web/DimensionGrid.tsx")).DimensionGrid,
);

type OwnField = "number" | "flightVesselName" | "volumeField";
type Field = BillField | OwnField;

const sections: readonly FormSection<Field>[] = [
  {
    title: titles.numbersAndSales,
    fields: ["number", "issuedBy", "forwardingAgentDescription"],
  },
  { title: titles.parties, fields: ["shipperId", "consigneeId", "notify"] },
  {
    title: titles.flightAndRoute,
    fields: [
      "pol",
      "pod",
      "route",
      "polDescription",
      "podDescription",
      "warehouseId",
      ["etd", "eta"],
      ["flightVesselName", "flightDate"],
    ],
  },
  {
    title: titles.flights,
    fields: [
      ["firstCarrierTo", "firstCarrierBy"],
      ["transitPlaceTo1", "transitPlaceBy1"],
      ["transitPlaceTo2", "transitPlaceBy2"],
    ],
  },
  {
    title: titles.declaredValues,
    fields: [
      "freightPayment",
      ["wtorValpayment", "otherPayment"],
      ["currencyId", "chgs"],
      ["dclrca", "dclrcus"],
      ["insuranceAmount", "sci"],
      ["issueHbldate", "issueHblplace"],
      "handlingInformation",
    ],
  },
  {
    title: titles.dimensions,
  },
  {
    title: titles.goods,
    hasSums: true,
    fields: [
      ["packageQty", "packageType"],
      ["grossWeight", "hw"],
      ["chargeWeight", "cbm"],
      "volumeField",
      "desOfGoods",
    ],
  },
  {
    title: titles.rateAndTotal,
    fields: [
      ["kgLb", "rclass"],
      ["comItemNo", "asArranged"],
      ["rateCharge", "min"],
      ["seaAir", "total"],
    ],
  },
  {
    title: titles.chargeSums,
    fields: [
      ["wtpp", "wtcll"],
      ["valpp", "valcll"],
      ["taxpp", "taxcll"],
      ["dueAgentPp", "dueAgentCll"],
      ["dueCarrierPp", "dueCarrierCll"],
      ["totalPp", "totalCll"],
      ["currConvertRate", "ccChargeInDrc"],
      "otherCharge",
    ],
  },
];

/** The workbooks of a stored waybill: itself, and the sheets of the cargo terminals. */
const workbooks = [
  [words.excel, contract.exportMaster],
  [words.scsc, contract.exportScsc],
  [words.tcs, contract.exportTcs],
  [words.acs, contract.exportAcs],
  [words.nctsAls, contract.exportNctsAls],
] as const;

/** The master air waybill of a job: opened the first time, its values come from the job. */
export default function MawbScreen() {
  const jobId = useParam("jobId");
  const asked = useAsk(getShipment, { id: jobId });
  const waybill = useAsk(getAirWayBill, { jobId });
  const isMoving = useOwnAddress(asked.data);
  const fault = asked.error ?? waybill.error;
  if (fault) return <ErrorState fault={fault} retry={() => void waybill.refetch()} />;
  if (!asked.data || !waybill.data || isMoving) return <PageSkeleton />;
  return <MawbForm job={asked.data} waybill={waybill.data} />;
}

const bill: Omit<BillContext, "otherCharges"> = {
  isNew: false,
  nextNumber: null,
  shipmentType: "",
  office: "",
  onCustomer: () => undefined,
};

function MawbForm({ job, waybill }: { job: ShipmentRecord; waybill: AirWayBill }) {
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const service = useMemo(() => asWaybill(serviceOf(job.transactionType)), [job.transactionType]);
  const call = waybill.id ? updateAirWayBill : createAirWayBill;
  const start = useMemo(() => valuesOf(waybill), [waybill]);
  const isReadOnly = !waybill.may.includes("update");
  const charges = useKeyedLines(otherChargeList, waybill.otherCharges, isReadOnly ? 0 : 3);
  const dimensions = useDimensions(service, waybill.dimensionDetails, isReadOnly);
  const form = useRecordForm({
    schema: call.body,
    start,
    save: async (values) => {
      try {
        const lists = { ...(await dimensions.asked()), otherCharges: await charges.toSend() };
        const ask = { ...values, ...lists, keptDays: followingDays };
        return (await client.ask(call, ask as never)).data as AirWayBill;
      } catch (fault) {
        if (fault instanceof Refusal) {
          charges.refused(fault);
          dimensions.refused(fault);
        }
        throw fault;
      }
    },
    onSaved: (saved) => {
      charges.load(saved.otherCharges);
      dimensions.load(saved.dimensionDetails);
      cache.setQueryData(cacheKey(getAirWayBill, { jobId: job.id }), saved);
      void cache.invalidateQueries({ queryKey: cacheKey(getShipment) });
      toast.success(say(words.saved, { jobNo: saved.jobNo }));
    },
    latest: async () => valuesOf(await client.ask(getAirWayBill, { jobId: job.id })),
  });
  const weights = useAirWeights(service, form.form, dimensions, weightsOfMaster(job));
  useDaysThatFollow(form.form, service, followingDays);
  useFollowing(form.form, "volumeField", volumeText(dimensions.lines));
  useFollowing(
    form.form,
    "firstCarrierBy",
    (useWatch({ control: form.form.control, name: "flightVesselName" }) as string | null) ?? "",
  );
  const [synced, setSynced] = useState<JobPart | null>(null);
  const sync = async () => {
    const values = form.form.getValues();
    const part = jobPartOfWaybill.safeParse({
      ...values,
      ...(await dimensions.asked()),
      keptDays: followingDays,
    });
    if (part.success) setSynced(part.data);
    else form.submit();
  };
  const { download, underWay } = useDownload();
  const [isPrinting, setPrinting] = useState(false);
  const unsaved = waybill.id ? null : say(words.saveFirst);
  const whyNot = useWhyRefused()(job, !isReadOnly, "write");
  const pick = (id: string | null, code: string | null, name: string | null) =>
    id ? { id, code: code ?? "", name: name ?? "" } : null;
  const chosen = {
    ...chosenOf(job),
    shipperId: pick(waybill.shipperId, waybill.shipperCode, waybill.shipperName),
    consigneeId: pick(waybill.consigneeId, waybill.consigneeCode, waybill.consigneeName),
  };
  const input = (field: Field) => {
    if (field === "number") return <WaybillNumber key={field} isFixed={Boolean(job.isMawb)} />;
    if (field === "flightVesselName") {
      return <TextField key={field} name={field} label={words.flight} max={100} upper />;
    }
    if (field === "volumeField") {
      return <NoteField key={field} name={field} label={words.volumeField} rows={3} max={4000} />;
    }
    const Input = billInputs[field];
    const otherCharges = <OtherChargeGrid charges={charges} whyNot={whyNot} />;
    const context = { ...bill, otherCharges };
    return <Input key={field} field={field} service={service} chosen={chosen} bill={context} />;
  };
  return (
    <div className="fw-page">
      <JobStrip
        job={job}
        title={`MAWB ${job.mawb ?? ""}`}
        back={jobHome(job)}
        onlyFacts
        primary={{ words: words.save, run: form.submit, busy: form.saving, why: whyNot }}
        actions={[
          { words: words.sync, run: () => void sync(), why: whyNot ?? unsaved },
          { words: words.print, keys: "alt+p", run: () => setPrinting(true), why: unsaved },
          ...workbooks.map(([title, sheet]) => ({
            words: title,
            run: () => void download(sheet, { jobId: job.id }),
            why: unsaved,
          })),
        ]}
      />
      <RecordForm form={form} readOnly={whyNot !== null}>
        {whyNot ? <Alert type="info" showIcon title={whyNot} /> : null}
        {decimal(waybill.gain).gt(0) ? (
          <p className="fw-quiet">{say(words.gain, { gain: waybill.gain })}</p>
        ) : null}
        <HasDimensions.Provider value={dimensions.lines.length > 0}>
          <DeclaredSections
            sections={sections}
            input={input}
            goods={
              <Suspense fallback={<RowSkeletons rows={4} />}>
                <DimensionGrid
                  {...{ dimensions, weights, whyNot }}
                  tools={<LinesOfBills jobId={job.id} dimensions={dimensions} />}
                />
              </Suspense>
            }
            goodsExtra={
              <GoodsRefresh service={service} whyNot={whyNot} refresh={weights.refresh} />
            }
          />
        </HasDimensions.Provider>
      </RecordForm>
      {underWay}
      <Suspense fallback={null}>
        {synced ? (
          <SyncJobDialog
            job={job}
            part={synced}
            onDone={() => setSynced(null)}
            onClose={() => setSynced(null)}
          />
        ) : null}
        {isPrinting ? (
          <MawbPrint job={job} whyNot={whyNot} onClose={() => setPrinting(false)} />
        ) : null}
      </Suspense>
    </div>
  );
}

/** The days of the form that follow its ETD. */
const followingDays = ["flightDate"] as const;

/** The weights of a master waybill are those of its job. */
const weightsOfMaster = (job: WeightRounding): WeightsOf => ({
  hw: (lines) => volumeWeight(lines, job),
  method: () => job.roundUpMethod,
});

/** Keeps a printed text at what it starts with while nobody has typed another one. */
function useFollowing(form: UseFormReturn<FieldValues>, field: string, text: string): void {
  const before = useRef(text);
  useEffect(() => {
    const printed = (form.getValues(field) as string | null) ?? "";
    if (before.current !== text && (printed === "" || printed === before.current)) {
      form.setValue(field, text || null, { shouldDirty: true });
    }
    before.current = text;
  }, [form, field, text]);
}

/**
 * The number in its three printed parts; the airport of departure is that of the job. One of another
 * form than those of airlines is keyed on the job.
 */
function WaybillNumber({ isFixed }: { readonly isFixed: boolean }) {
  return (
    <div className="fw-waybill-number">
      <TextField name="mblno1" label={words.prefix} required max={3} upper disabled={isFixed} />
      <TextField name="mblno2" label={words.origin} max={10} upper disabled />
      <TextField name="mblno3" label={words.serial} required max={20} upper disabled={isFixed} />
    </div>
  );
}

/** A master waybill requires less than a house waybill. */
const asWaybill = (service: Service): Service => ({
  ...service,
  bill: { ...service.bill, required: ["etd", "pol"] },
});

function valuesOf(waybill: AirWayBill): Record<string, unknown> {
  const fields = Object.keys(updateAirWayBill.body.shape).filter(
    (name) => name !== "otherCharges" && name !== "dimensionDetails",
  );
  const record = waybill as unknown as Record<string, unknown>;
  return Object.fromEntries(fields.map((name) => [name, record[name] ?? null]));
}
