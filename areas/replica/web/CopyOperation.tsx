import { copyWords } from "@fairway/areas/charge/web/copyWords.ts";
import { lineKindOf } from "@fairway/areas/goods/model/goodsLine.ts";
import { useAirWeights, weightsOfJob } from "@fairway/areas/goods/web/useAirWeights.ts";
import { useDimensions } from "@fairway/areas/goods/web/useDimensions.ts";
import {
  getOperation,
  getReplicateTarget,
  listOperations,
} from "@fairway/areas/operation/contract.ts";
import type { OperationRecord } from "@fairway/areas/operation/model/operation.ts";
import { FieldsOfBill } from "@fairway/areas/operation/web/OperationFields.tsx";
import { withOperationRules } from "@fairway/areas/operation/web/operationShape.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { copiedContainers, copiedForm } from "@fairway/areas/shipment/model/jobCopy.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { GoodsRefresh } from "@fairway/areas/shipment/web/GoodsRefresh.tsx";
import { chosenOf, JobForm } from "@fairway/areas/shipment/web/JobForm.tsx";
import { GoodsLines } from "@fairway/areas/shipment/web/JobGoods.tsx";
import { useContainers } from "@fairway/areas/shipment/web/useContainers.ts";
import {
  goodsOfJob,
  useGoodsFromContainers,
} from "@fairway/areas/shipment/web/useGoodsFromContainers.ts";
import { today } from "@fairway/core/time/day.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { cacheKey, useAsk } from "@fairway/ui/client/useAsk.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useMay, useSession } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Checkbox } from "antd";
import { useMemo, useState } from "react";
import { duplicateJob } from "../contract.ts";
import { replicaWords as words } from "./words.ts";

/** The form of a copy of a job that is opened with its one bill. */
export default function CopyOperation(props: {
  readonly job: ShipmentRecord;
  readonly revises: boolean;
}) {
  const asked = useAsk(getOperation, { id: props.job.id });
  if (asked.error && !asked.data) {
    return <ErrorState fault={asked.error} retry={() => void asked.refetch()} />;
  }
  return asked.data ? <CopyOf job={asked.data} revises={props.revises} /> : <PageSkeleton />;
}

function CopyOf({ job, revises }: { readonly job: OperationRecord; readonly revises: boolean }) {
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const may = useMay();
  const whyNot = useWhyNot();
  const { go } = useAddress();
  const session = useSession();
  const service = serviceOf(job.transactionType);
  const mayNoProfit = may(`${service.menu}.AllowNoProfit`);
  const { data: target } = useAsk(getReplicateTarget, {}, { quiet: true });
  const mayReplicate = service.hasReplicas === true && target?.isReady === true;
  const [withCharges, setWithCharges] = useState(!revises);
  const [withReplica, setWithReplica] = useState(job.replicatedId !== null);
  const lines = useMemo(
    () =>
      job.csMawbcontainers.map((line, at) => ({
        ...line,
        ...copiedContainers([line])[0],
        id: `new ${at}`,
      })) as OperationRecord["csMawbcontainers"],
    [job],
  );
  const containers = useContainers(lines, { goods: lineKindOf(service), isOfBill: false });
  const dimensions = useDimensions(service, undefined);
  const shape = useMemo(() => withOperationRules(duplicateJob.body, service), [service]);
  const start = useMemo(
    () => ({
      ...copiedForm(job, { userId: session.userId, mayNoProfit }),
      transactionType: service.code,
      serviceDate: today(),
      hwbno: null,
      customerId: job.customerId,
      saleManId: job.saleManId,
      shipperDescription: job.shipperDescription,
      consigneeDescription: job.consigneeDescription,
      id: job.id,
      revises,
    }),
    [job, service, session.userId, mayNoProfit, revises],
  );
  const form = useRecordForm({
    schema: shape,
    start,
    save: async (values) => {
      try {
        const csMawbcontainers = (await containers.toSend()).map((line) => ({ ...line, id: null }));
        const copies = {
          withCharges: withCharges && !revises,
          withReplica: withReplica && mayReplicate,
        };
        const ask = { ...values, ...copies, csMawbcontainers, id: job.id, revises };
        return (await client.ask(duplicateJob, ask)).data;
      } catch (fault) {
        if (fault instanceof Refusal) containers.refused(fault);
        throw fault;
      }
    },
    onSaved: (made) => {
      void cache.invalidateQueries({ queryKey: cacheKey(listOperations) });
      toast.success(say(copyWords.done, { jobNo: made.jobNo }));
      containers.load([]);
      go(jobHome(made), { replace: true });
    },
  });
  const refresh = useGoodsFromContainers(form.form, containers, goodsOfJob(service));
  const weights = useAirWeights(service, form.form, dimensions, weightsOfJob);
  const me = { id: session.userId, code: session.userName, name: session.name };
  const named = (id: string, code: string | null, name: string | null) => ({
    id,
    code: code ?? "",
    name: name ?? "",
  });
  const chosen = {
    ...chosenOf(job),
    customerId: named(job.customerId, job.customerCode, job.customerName),
    saleManId: named(job.saleManId, "", job.saleManName),
    personIncharge: me,
  };
  const whyNoCharges = revises
    ? say(copyWords.withoutCharges)
    : whyNot(`${service.menu}.UpdateCharge`);
  const title = revises ? copyWords.revisionTitle : copyWords.copyTitle;
  return (
    <div className="fw-page">
      <PageHeader
        title={say(title, { jobNo: job.jobNo })}
        back={jobHome(job)}
        primary={{ words: copyWords.save, run: form.submit, busy: form.saving }}
      />
      <p className="fw-quiet">{say(copyWords.detail, { jobNo: job.jobNo })}</p>
      <fieldset className="fw-duplicate-parts">
        <legend>{say(copyWords.also)}</legend>
        <Why text={whyNoCharges}>
          <Checkbox
            checked={withCharges && whyNoCharges === null}
            disabled={whyNoCharges !== null}
            onChange={(event) => setWithCharges(event.target.checked)}
          >
            {say(words.withCharges)}
          </Checkbox>
        </Why>
        {mayReplicate ? (
          <Checkbox
            checked={withReplica}
            onChange={(event) => setWithReplica(event.target.checked)}
          >
            {say(words.withReplica)}
          </Checkbox>
        ) : null}
      </fieldset>
      <RecordForm form={form}>
        <FieldsOfBill
          service={service}
          office={session.officeId}
          isNew
          chosen={chosen}
          containers={containers}
          job={null}
        />
        <JobForm
          service={service}
          chosen={chosen}
          goods={
            <GoodsLines
              {...{ service, containers, dimensions, weights }}
              whyNot={null}
              jobId={null}
            />
          }
          goodsExtra={<GoodsRefresh service={service} whyNot={null} refresh={refresh} />}
        />
      </RecordForm>
    </div>
  );
}
