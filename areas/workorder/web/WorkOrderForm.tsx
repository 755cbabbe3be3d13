import { listSalesmenOf } from "@fairway/areas/agreement/contract.ts";
import { getApproval, getDenials } from "@fairway/areas/approval/contract.ts";
import { useSendableForm } from "@fairway/areas/document/web/useSendableForm.ts";
import {
  consigneePicker,
  salesmanPicker,
  shipperPicker,
} from "@fairway/areas/housebill/web/pickers.ts";
import type { PartnerChoice } from "@fairway/areas/partner/model/partnerChoice.ts";
import { serviceNames, serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { freightTerms, shipmentTypes } from "@fairway/areas/shipment/model/choices.ts";
import {
  agentPicker,
  customerPicker,
  incotermPicker,
  portPicker,
} from "@fairway/areas/shipment/web/pickers.ts";
import { localCurrency, secondCurrency } from "@fairway/core/money/currency.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import {
  DayField,
  NoteField,
  PickerField,
  SelectField,
  TextField,
} from "@fairway/ui/form/fields.tsx";
import { type Pick, type PickerSource, rememberPicks } from "@fairway/ui/form/picker.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { withRules } from "@fairway/ui/form/withRules.ts";
import { useKeyedLines } from "@fairway/ui/grid/useKeyedLines.ts";
import { type PageAction, PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { Section } from "@fairway/ui/parts/Section.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useLanguage, useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { z } from "zod";
import {
  addWorkOrder,
  getWorkOrder,
  pageWorkOrders,
  queryWorkOrderPrices,
  sendWorkOrder,
  updateWorkOrder,
} from "../contract.ts";
import { priceTypesOf, whyNotWorkOrder } from "../model/whyNotWorkOrder.ts";
import { type WorkOrderDetail, workOrderHead } from "../model/workOrder.ts";
import { workOrderFields } from "../model/workOrderFields.ts";
import { workOrderHome } from "../model/workOrderHome.ts";
import { PriceGrid, SurchargeGrid } from "./OrderGrids.tsx";
import { isBlankPrice, type PriceStart, withPlaces } from "./orderLines.ts";
import { priceList, surchargeList } from "./orderLists.ts";
import { workOrderWords as words } from "./words.ts";

const schema = withRules(workOrderHead, (head) =>
  whyNotWorkOrder({ ...head, prices: [], surcharges: [] }),
);

/** The form of a work order: customer and route, parties, prices and what comes with them. */
export function WorkOrderForm(props: {
  readonly order: WorkOrderDetail | null;
  readonly service: ServiceCode;
  readonly status?: ReactNode;
  readonly actions?: readonly (PageAction | null | false)[];
  readonly dangerous?: readonly PageAction[];
  readonly above?: ReactNode;
  readonly below?: ReactNode;
  readonly onSaved: (saved: WorkOrderDetail) => void;
}) {
  const say = useSay();
  const whyNot = useWhyNot();
  const { order } = props;
  const [service, setService] = useState(props.service);
  const shownService = order?.transactionType ?? service;
  const { form, submit, prices, surcharges, start } = useWorkOrderForm({
    order,
    service: shownService,
    onSaved: props.onSaved,
  });
  const readOnly = order !== null && !order.may.includes("update");
  const why = order ? null : whyNot("commercialWorkOrder.add");
  const maySend = order?.may.includes("send") ?? false;
  const save: PageAction = {
    words: words.save,
    run: () => submit(false),
    busy: form.saving,
    why,
  };
  const send: PageAction = { words: words.send, keys: "mod+enter", run: () => submit(true) };
  const primary = maySend ? { ...send, busy: form.saving } : save;
  return (
    <div className="fw-page">
      <PageHeader
        title={order ? `${say(words.order)} ${order.workOrderNo}` : say(words.newOrder)}
        back={workOrderHome}
        status={props.status}
        primary={readOnly ? null : primary}
        actions={[!readOnly && maySend && save, ...(props.actions ?? [])]}
        dangerous={props.dangerous ?? []}
      />
      {props.above ?? null}
      <RecordForm form={form} readOnly={readOnly}>
        <HeadFields order={order} service={shownService} onService={setService} />
        <Section title={words.prices} columns={1}>
          <PriceGrid lines={prices} service={shownService} start={start} readOnly={readOnly} />
        </Section>
        <Section title={words.surcharges} columns={1}>
          <SurchargeGrid
            lines={surcharges}
            prices={prices.hold.rows.filter((row) => !isBlankPrice(row))}
            service={shownService}
            readOnly={readOnly}
          />
        </Section>
      </RecordForm>
      {props.below ?? null}
    </div>
  );
}

function useWorkOrderForm(props: {
  readonly order: WorkOrderDetail | null;
  readonly service: ServiceCode;
  readonly onSaved: (saved: WorkOrderDetail) => void;
}) {
  const { order, service, onSaved } = props;
  const client = useClient();
  const cache = useQueryClient();
  const language = useLanguage();
  const start = usePriceStart(service);
  const stored = useMemo(() => order?.prices ?? [], [order]);
  const ofPrices = useMemo(() => priceList(service, start), [service, start]);
  const ofSurcharges = useMemo(
    () => surchargeList(service, stored, language),
    [service, stored, language],
  );
  const prices = useKeyedLines(ofPrices, order?.prices, 1);
  const surcharges = useKeyedLines(ofSurcharges, order?.surcharges, 0);
  const values = useMemo(() => valuesOf(order, service), [order, service]);
  const refresh = () => {
    for (const call of [pageWorkOrders, getWorkOrder, getApproval, getDenials]) {
      void cache.invalidateQueries({ queryKey: cacheKey(call) });
    }
  };
  const save = async (head: Head) => {
    const sent = {
      ...head,
      prices: await prices.toSend(),
      surcharges: withPlaces(
        await surcharges.toSend(),
        prices.hold.rows.filter((row) => !isBlankPrice(row)),
      ),
    };
    try {
      return order
        ? await client.ask(updateWorkOrder, { ...sent, id: order.id, version: order.version })
        : await client.ask(addWorkOrder, sent);
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      prices.refused(fault);
      surcharges.refused(fault);
      // The form marks only its own fields; the grids mark their cells.
      const fields = fault.fields.filter(({ field }) => field in workOrderHead.shape);
      const inGrid = fault.fields.find(({ field }) => !(field in workOrderHead.shape));
      const said = fields.length === 0 && inGrid ? inGrid.message : fault.message;
      throw new Refusal(fault.status, fault.code, said, fields, fault.requestId);
    }
  };
  const settled = (saved: WorkOrderDetail) => {
    prices.load(saved.prices);
    surcharges.load(saved.surcharges);
    refresh();
  };
  const { form, submit } = useSendableForm<typeof workOrderHead, WorkOrderDetail>({
    schema,
    start: values,
    save: async (head) => {
      const answer = await save(head);
      settled(answer.data);
      return answer;
    },
    send: async (head) => {
      const { data } = await save(head);
      settled(data);
      const { id, version } = data;
      return client.ask(sendWorkOrder, { id, version });
    },
    numberOf: ({ workOrderNo }) => workOrderNo,
    onSaved: (saved) => {
      refresh();
      onSaved(saved);
    },
  });
  return { form, submit, prices, surcharges, start };
}

type Head = z.output<typeof workOrderHead>;

/** How new prices of a service start: with the charges of the last order of the service. */
function usePriceStart(service: ServiceCode): PriceStart {
  const language = useLanguage();
  const ask = { transactionType: service, workOrderId: null, coloaderId: null };
  const found = useAsk(queryWorkOrderPrices, ask, { quiet: true }).data?.at(-1);
  return useMemo(
    () => ({
      language,
      type: priceTypesOf(service)[0] ?? "OTHER",
      currencyId: serviceOf(service).family === "air" ? secondCurrency : localCurrency,
      charges: found
        ? {
            buyingCharge: {
              id: found.buyingChargeId,
              code: found.buyingChargeCode,
              name: found.buyingChargeName,
            },
            sellingCharge: {
              id: found.sellingChargeId,
              code: found.sellingChargeCode,
              name: found.sellingChargeName,
            },
          }
        : null,
    }),
    [language, service, found],
  );
}

/** Customer, salesman, route, terms and parties of an order. */
function HeadFields(props: {
  readonly order: WorkOrderDetail | null;
  readonly service: ServiceCode;
  readonly onService: (service: ServiceCode) => void;
}) {
  const { order, service } = props;
  const say = useSay();
  const client = useClient();
  const { officeId } = useSession();
  const { setValue, getValues } = useFormContext();
  const customerId = useWatch({ name: "customerId" }) as string | null;
  const shipmentType = String(useWatch({ name: "shipmentType" }) ?? "Freehand");
  const office = order?.officeId ?? officeId;
  const sale = { transactionType: service, shipmentType, office };
  /** Presets the first salesman of a customer, and says when there is none. */
  const onCustomer = async (picked: Pick | null) => {
    if (!picked) return;
    const found = await client.ask(listSalesmenOf, { partnerId: picked.id, ...sale });
    const [first] = found;
    if (!first) {
      toast.error(say(words.noSalesman));
    } else if (!found.some(({ id }) => id === getValues("saleManId"))) {
      rememberPicks([first]);
      setValue("saleManId", first.id, { shouldDirty: true, shouldValidate: true });
    }
  };
  const chosen = chosenOf(order);
  const ports = portPicker(serviceOf(service));
  const fields = workOrderFields;
  const port = (name: "pol" | "pod") => (
    <PickerField
      name={name}
      label={fields[name].label}
      source={ports}
      chosen={chosen[name]}
      required
      onPick={(picked) =>
        setValue(`${name}Description`, picked?.name ?? null, { shouldDirty: true })
      }
    />
  );
  return (
    <>
      <Section title={words.head} columns={3}>
        {order ? null : (
          <SelectField
            name="transactionType"
            label={fields.transactionType.label}
            of={serviceNames}
            required
            onPick={(value) => {
              if (value) props.onService(value as ServiceCode);
            }}
          />
        )}
        <PickerField
          name="customerId"
          label={words.customer}
          source={customerPicker}
          chosen={chosen.customer}
          required
          onPick={(picked) => void onCustomer(picked)}
        />
        <PickerField
          name="saleManId"
          label={words.salesman}
          source={salesmanPicker(customerId, sale)}
          chosen={chosen.saleMan}
          required
        />
        {port("pol")}
        {port("pod")}
        <DayField name="effectiveDate" label={fields.effectiveDate.label} />
        <DayField name="expiredDate" label={fields.expiredDate.label} />
        <SelectField name="shipmentType" label={fields.shipmentType.label} of={shipmentTypes} />
        <SelectField name="paymentMethod" label={fields.paymentMethod.label} of={freightTerms} />
        <PickerField
          name="incotermId"
          label={fields.incotermId.label}
          source={incotermPicker(service)}
          chosen={chosen.incoterm}
        />
        <TextField name="route" label={fields.route.label} max={250} />
        <TextField name="pickupPlace" label={fields.pickupPlace.label} max={250} />
        <TextField name="schedule" label={fields.schedule.label} max={250} />
        <TextField name="transit" label={fields.transit.label} max={250} />
        <TextField name="polDescription" label={fields.polDescription.label} max={250} />
        <TextField name="podDescription" label={fields.podDescription.label} max={250} />
      </Section>
      <Section title={words.parties} columns={3}>
        <Party
          name="shipper"
          label={fields.shipperId.label}
          source={shipperPicker}
          chosen={chosen}
        />
        <Party
          name="consignee"
          label={fields.consigneeId.label}
          source={consigneePicker}
          chosen={chosen}
        />
        <Party name="agent" label={fields.agentId.label} source={agentPicker} chosen={chosen} />
        <NoteField name="shipperDescription" label={words.shipperBlock} rows={3} max={1000} />
        <NoteField name="consigneeDescription" label={words.consigneeBlock} rows={3} max={1000} />
        <NoteField name="agentDescription" label={words.agentBlock} rows={3} max={1000} />
        <NoteField name="notes" label={words.notes} rows={2} max={1000} span={3} />
      </Section>
    </>
  );
}

/** A party; its block on papers follows the choice. */
function Party(props: {
  readonly name: "shipper" | "consignee" | "agent";
  readonly label: Words;
  readonly source: PickerSource<PartnerChoice>;
  readonly chosen: ReturnType<typeof chosenOf>;
}) {
  const { name } = props;
  const { setValue } = useFormContext();
  return (
    <PickerField
      name={`${name}Id`}
      label={props.label}
      source={props.source}
      chosen={props.chosen[name]}
      onPick={(picked) =>
        setValue(`${name}Description`, picked?.block ?? null, { shouldDirty: true })
      }
    />
  );
}

/** The names of the references of a stored order. */
function chosenOf(order: WorkOrderDetail | null) {
  const pick = (id: string | null | undefined, code: string | null, name: string | null) =>
    id ? { id, code: code ?? "", name: name ?? "" } : null;
  return {
    customer: pick(order?.customerId, order?.customerCode ?? "", order?.customerName ?? ""),
    saleMan: pick(order?.saleManId, order?.saleManName ?? "", ""),
    shipper: pick(order?.shipperId, "", order?.shipperName ?? ""),
    consignee: pick(order?.consigneeId, "", order?.consigneeName ?? ""),
    agent: pick(order?.agentId, "", order?.agentName ?? ""),
    pol: pick(order?.pol, order?.polCode ?? "", order?.polName ?? ""),
    pod: pick(order?.pod, order?.podCode ?? "", order?.podName ?? ""),
    incoterm: pick(order?.incotermId, order?.incotermCode ?? "", ""),
  };
}

/** The values of an order as its form keeps them; `version` marks a stored one. */
function valuesOf(order: WorkOrderDetail | null, service: ServiceCode): Record<string, unknown> {
  const names = Object.keys(workOrderHead.shape);
  const empty = Object.fromEntries(names.map((name) => [name, null]));
  if (!order) return { ...empty, transactionType: service, shipmentType: "Freehand" };
  const own = Object.fromEntries(
    names.map((name) => [name, (order as Readonly<Record<string, unknown>>)[name] ?? null]),
  );
  return { ...own, version: order.version };
}
