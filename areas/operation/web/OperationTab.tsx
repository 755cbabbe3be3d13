import { lineKindOf } from "@fairway/areas/goods/model/goodsLine.ts";
import { useAirWeights, weightsOfJob } from "@fairway/areas/goods/web/useAirWeights.ts";
import { useDimensions } from "@fairway/areas/goods/web/useDimensions.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { getShipment } from "@fairway/areas/shipment/contract.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { GoodsRefresh } from "@fairway/areas/shipment/web/GoodsRefresh.tsx";
import { chosenOf, JobForm } from "@fairway/areas/shipment/web/JobForm.tsx";
import { GoodsLines } from "@fairway/areas/shipment/web/JobGoods.tsx";
import { useContainers } from "@fairway/areas/shipment/web/useContainers.ts";
import {
  goodsOfJob,
  useGoodsFromContainers,
} from "@fairway/areas/shipment/web/useGoodsFromContainers.ts";
import { useWhyReadOnly } from "@fairway/areas/shipment/web/useWhyReadOnly.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { InHeader } from "@fairway/ui/parts/InHeader.tsx";
import { ActionButton } from "@fairway/ui/parts/PageHeader.tsx";
import { RowSkeletons } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Alert } from "antd";
import { useMemo } from "react";
import { getOperation, updateOperation } from "../contract.ts";
import type { OperationRecord } from "../model/operation.ts";
import { GoodsOfDeclarations } from "./GoodsOfDeclarations.tsx";
import { FieldsOfBill } from "./OperationFields.tsx";
import { withOperationRules } from "./operationShape.ts";
import { operationWords as words } from "./words.ts";

/** The form of a job with one bill, on the page of the job. */
export default function OperationTab({ job }: { readonly job: ShipmentRecord }) {
  // A verb of the strip, such as a lock, changes what the form may do.
  const asked = useAsk(getOperation, { id: job.id }, { derived: true });
  if (asked.error && !asked.data) {
    return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  }
  if (!asked.data) return <RowSkeletons />;
  return <StoredOperation key={job.id} job={asked.data} />;
}

function StoredOperation({ job }: { readonly job: OperationRecord }) {
  const service = serviceOf(job.transactionType);
  const shape = useMemo(() => withOperationRules(updateOperation.body, service), [service]);
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const whyNot = useWhyReadOnly(job);
  const containers = useContainers(job.csMawbcontainers, {
    goods: lineKindOf(service),
    isOfBill: false,
  });
  const dimensions = useDimensions(service, undefined);
  const start = useMemo(() => operationValues(job), [job]);
  const { id } = job;
  const form = useRecordForm({
    schema: shape,
    start,
    save: async (values) => {
      try {
        const csMawbcontainers = await containers.toSend();
        return (await client.ask(updateOperation, { ...values, id, csMawbcontainers })).data;
      } catch (fault) {
        if (fault instanceof Refusal) containers.refused(fault);
        throw fault;
      }
    },
    onSaved: (saved) => {
      containers.load(saved.csMawbcontainers);
      cache.setQueryData(cacheKey(getOperation, { id }), saved);
      cache.setQueryData(cacheKey(getShipment, { id }), saved);
      toast.success(say(words.saved, { jobNo: saved.jobNo }));
    },
    latest: async () => operationValues(await client.ask(getOperation, { id })),
  });
  const refresh = useGoodsFromContainers(form.form, containers, goodsOfJob(service));
  const weights = useAirWeights(service, form.form, dimensions, weightsOfJob);
  const pick = (chosenId: string, code: string | null, name: string | null) => ({
    id: chosenId,
    code: code ?? "",
    name: name ?? "",
  });
  const chosen = {
    ...chosenOf(job),
    customerId: pick(job.customerId, job.customerCode, job.customerName),
    saleManId: pick(job.saleManId, "", job.saleManName),
  };
  return (
    <RecordForm form={form} readOnly={whyNot !== null}>
      {whyNot ? <Alert type="info" showIcon title={whyNot} /> : null}
      <InHeader>
        <ActionButton
          type="primary"
          action={{ words: words.save, run: form.submit, busy: form.saving, why: whyNot }}
        />
      </InHeader>
      <FieldsOfBill
        service={service}
        office={job.officeId}
        isNew={false}
        chosen={chosen}
        containers={containers}
        job={job}
        isReplicate={job.isReplicate}
      />
      <JobForm
        service={service}
        chosen={chosen}
        goods={<GoodsLines {...{ service, containers, dimensions, weights, whyNot }} jobId={id} />}
        goodsExtra={
          <>
            {whyNot ? null : <GoodsOfDeclarations id={id} />}
            <GoodsRefresh service={service} whyNot={whyNot} refresh={refresh} />
          </>
        }
      />
    </RecordForm>
  );
}

/** The values of a stored job as its form saves them, without its containers. */
function operationValues(job: OperationRecord): Record<string, unknown> {
  const fields = Object.keys(updateOperation.body.shape).filter(
    (name) => name !== "csMawbcontainers",
  );
  return Object.fromEntries(
    fields.map((name) => [name, (job as unknown as Record<string, unknown>)[name] ?? null]),
  );
}
