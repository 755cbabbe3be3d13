import { HasDimensions } from "@fairway/areas/goods/web/VolumeWeight.tsx";
import { listSalesmenOf } from "@fairway/areas/agreement/contract.ts";
import type { DimensionForm, DimensionLine } from "@fairway/areas/goods/model/dimension.ts";
import { useAirWeights, weightsOfBill } from "@fairway/areas/goods/web/useAirWeights.ts";
import { useDimensions } from "@fairway/areas/goods/web/useDimensions.ts";
import type { PartnerChoice } from "@fairway/areas/partner/model/partnerChoice.ts";
import { lineKindOf } from "@fairway/areas/goods/model/goodsLine.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { hasOtherCharges } from "@fairway/areas/service/model/hasOtherCharges.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ContainerForm, ContainerLine } from "@fairway/areas/shipment/model/container.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { GoodsRefresh } from "@fairway/areas/shipment/web/GoodsRefresh.tsx";
import { GoodsLines } from "@fairway/areas/shipment/web/JobGoods.tsx";
import { JobStrip } from "@fairway/areas/shipment/web/JobStrip.tsx";
import type { ChosenNames } from "@fairway/areas/shipment/web/declaredInputs.tsx";
import {
  type GoodsOf,
  useGoodsFromContainers,
} from "@fairway/areas/shipment/web/useGoodsFromContainers.ts";
import { useContainers } from "@fairway/areas/shipment/web/useContainers.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useKeyedLines } from "@fairway/ui/grid/useKeyedLines.ts";
import { knownPick, rememberPicks } from "@fairway/ui/form/picker.ts";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import type { PageAction } from "@fairway/ui/parts/PageHeader.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useConfirm } from "@fairway/ui/parts/useConfirm.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert } from "antd";
import { type ReactNode, useRef } from "react";
import type { z } from "zod";
import "./houseBill.css";
import { goodsOfBill } from "../model/goodsOfBill.ts";
import { partyAfterCustomer, partyOfCustomer } from "../model/partyAfterCustomer.ts";
import type { HouseBillForm } from "../model/houseBill.ts";
import type { HouseBillRecord } from "../model/houseBillRecord.ts";
import type { OtherCharge, OtherChargeForm } from "../model/otherCharge.ts";
import { OtherChargeGrid } from "./OtherChargeGrid.tsx";
import { otherChargeList } from "./otherChargeList.ts";
import { BillForm } from "./BillForm.tsx";
import { houseBillWords as words } from "./words.ts";

/** The lists of the goods of a bill, as they are saved with it. */
interface GoodsLists {
  readonly csMawbcontainers: ContainerForm[];
  readonly dimensionDetails?: DimensionForm[];
  readonly otherCharges?: OtherChargeForm[];
}

/** The lists that a saved bill answers. */
type SavedLists = Pick<HouseBillRecord, "csMawbcontainers" | "dimensionDetails" | "otherCharges">;

/** The form of a house bill, new or stored, below the strip of its job. */
export function HouseBillEditor<Shape extends z.ZodObject, Saved extends SavedLists>(props: {
  readonly job: ShipmentRecord;
  readonly title: string;
  readonly shape: Shape;
  readonly start: Record<string, unknown>;
  readonly chosen: ChosenNames;
  readonly containers: readonly ContainerLine[];
  readonly dimensions: readonly DimensionLine[] | undefined;
  readonly otherCharges: readonly OtherCharge[] | undefined;
  readonly whyNot: string | null;
  readonly nextNumber: string | null;
  readonly save: (values: z.output<Shape>, lists: GoodsLists) => Promise<Saved>;
  readonly onSaved: (bill: Saved) => void;
  readonly latest?: () => Promise<Record<string, unknown>>;
  readonly actions?: readonly PageAction[];
  readonly dangerous?: readonly PageAction[];
  /** Draws the tabs of the page around the form. */
  readonly framed?: (form: ReactNode) => ReactNode;
  /** Another tab is shown, which has its own save button. */
  readonly isAside?: boolean;
  /** Further sections below the form. */
  readonly further?: ReactNode;
  /** A line above the form. */
  readonly hint?: string;
  /** Where the form is left to; the bills of the job if absent. */
  readonly back?: string;
}) {
  const { job, whyNot } = props;
  const service = serviceOf(job.transactionType);
  const say = useSay();
  const client = useClient();
  const confirm = useConfirm();
  const containers = useContainers(props.containers, {
    goods: lineKindOf(service),
    isOfBill: true,
  });
  const dimensions = useDimensions(service, props.dimensions, whyNot !== null);
  const charges = useKeyedLines(otherChargeList, props.otherCharges, whyNot ? 0 : 3);
  const form = useRecordForm({
    schema: props.shape,
    start: props.start,
    save: async (values) => {
      try {
        const csMawbcontainers = await containers.toSend();
        const otherCharges = hasOtherCharges(service)
          ? { otherCharges: await charges.toSend() }
          : {};
        const lists = { csMawbcontainers, ...(await dimensions.asked()), ...otherCharges };
        return await props.save(values, lists);
      } catch (fault) {
        if (fault instanceof Refusal) {
          containers.refused(fault);
          dimensions.refused(fault);
          charges.refused(fault);
        }
        throw fault;
      }
    },
    onSaved: (bill) => {
      containers.load(bill.csMawbcontainers);
      dimensions.load(bill.dimensionDetails);
      charges.load(bill.otherCharges);
      props.onSaved(bill);
    },
    ...(props.latest ? { latest: props.latest } : {}),
  });
  const set = (field: string, value: unknown) =>
    form.form.setValue(field, value, { shouldDirty: true });

  // The customer before, and the block that was written for it.
  const before = useRef<{ readonly id: string | null; readonly block: string | null }>({
    id: (props.start["customerId"] as string | null | undefined) ?? null,
    block: null,
  });
  const onCustomer = async (picked: PartnerChoice | null) => {
    if (!picked) return;
    const own = partyOfCustomer(service);
    const party = {
      id: form.form.getValues(`${own}Id`) as string | null,
      text: form.form.getValues(`${own}Description`) as string | null,
    };
    const after = partyAfterCustomer(picked.id, party, before.current);
    before.current = { id: picked.id, block: picked.block };
    const name = (party.id && knownPick(party.id)?.name) || "";
    const title = say(words.partyAsk[own], { name, customer: picked.name });
    if (after === "follows" || (after === "asks" && (await confirm({ title })))) {
      rememberPicks([picked]);
      set(`${own}Id`, picked.id);
      set(`${own}Description`, picked.block);
    }
    const salesmen = await client.ask(listSalesmenOf, {
      partnerId: picked.id,
      transactionType: job.transactionType,
      shipmentType: job.shipmentType,
      office: job.officeId,
    });
    const [first] = salesmen;
    rememberPicks(salesmen);
    set("saleManId", first?.id ?? null);
    if (!first) toast.info(say(words.noSalesman, { customer: picked.name }));
  };
  const refresh = useGoodsFromContainers(
    form.form,
    containers,
    goodsOfList(service),
    props.nextNumber !== null,
  );
  const weights = useAirWeights(service, form.form, dimensions, weightsOfBill(job.roundUpMethod));
  const fields = (
    <RecordForm form={form} readOnly={whyNot !== null}>
      {whyNot ? <Alert type="info" showIcon title={whyNot} /> : null}
      {props.hint ? <p className="fw-quiet">{props.hint}</p> : null}
      <HasDimensions.Provider value={dimensions.lines.length > 0}>
        <BillForm
          service={service}
          chosen={props.chosen}
          bill={{
            isNew: props.nextNumber !== null,
            nextNumber: props.nextNumber,
            shipmentType: job.shipmentType,
            office: job.officeId,
            onCustomer: (picked) => void onCustomer(picked),
            otherCharges: <OtherChargeGrid charges={charges} whyNot={whyNot} />,
          }}
          goods={
            <GoodsLines
              {...{ service, containers, dimensions, weights, whyNot }}
              isOfBill
              jobId={job.id}
            />
          }
          goodsExtra={
            <GoodsRefresh
              service={service}
              whyNot={whyNot}
              refresh={service.goods === "dimensions" ? weights.refresh : refresh}
            />
          }
        />
      </HasDimensions.Provider>
      {props.further}
    </RecordForm>
  );
  return (
    <div className="fw-page">
      <JobStrip
        job={job}
        title={props.title}
        back={props.back ?? `${jobHome(job)}?tab=HBL`}
        onlyFacts
        primary={
          props.isAside
            ? null
            : { words: words.save, run: form.submit, busy: form.saving, why: whyNot }
        }
        actions={props.actions ?? []}
        dangerous={props.dangerous ?? []}
      />
      {props.framed ? props.framed(fields) : fields}
    </div>
  );
}

const goodsOfList =
  (service: Service): GoodsOf =>
  (values, lines, together) =>
    goodsOfBill(service, { form: values as HouseBillForm, lines, together, isAgain: true });
