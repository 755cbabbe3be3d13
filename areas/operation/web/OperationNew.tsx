import { lineKindOf } from "@fairway/areas/goods/model/goodsLine.ts";
import { useAirWeights, weightsOfJob } from "@fairway/areas/goods/web/useAirWeights.ts";
import { useDimensions } from "@fairway/areas/goods/web/useDimensions.ts";
import { aboutService } from "@fairway/areas/service/model/aboutService.ts";
import { jobHome, listHome } from "@fairway/areas/service/model/jobHome.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { shipmentWords } from "@fairway/areas/shipment/web/words.ts";
import { GoodsRefresh } from "@fairway/areas/shipment/web/GoodsRefresh.tsx";
import { JobForm } from "@fairway/areas/shipment/web/JobForm.tsx";
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
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Checkbox } from "antd";
import { useMemo } from "react";
import { useController, useFormContext } from "react-hook-form";
import { addOperation, getReplicateTarget } from "../contract.ts";
import { operationForm } from "../model/operation.ts";
import { FieldsOfBill } from "./OperationFields.tsx";
import { withOperationRules } from "./operationShape.ts";
import { operationWords as words } from "./words.ts";

/** Whether the job is copied into the other office at once; absent where that is not possible. */
function AlsoElsewhere() {
  const say = useSay();
  const { data: target } = useAsk(getReplicateTarget, {}, { quiet: true });
  const { control } = useFormContext();
  const { field } = useController({ control, name: "isReplicate" });
  if (!target?.officeName || !target.isReady) return null;
  return (
    <Checkbox
      className="fw-span-3"
      checked={Boolean(field.value)}
      onChange={(event) => field.onChange(event.target.checked)}
    >
      {say(words.isReplicate, { office: target.officeName })}
    </Checkbox>
  );
}

/** Opens an operations job with its bill. */
export function OperationNew({ service }: { readonly service: Service }) {
  const say = useSay();
  const client = useClient();
  const { go } = useAddress();
  const session = useSession();
  const containers = useContainers(undefined, { goods: lineKindOf(service), isOfBill: false });
  const dimensions = useDimensions(service, undefined);
  const shape = useMemo(() => withOperationRules(addOperation.body, service), [service]);
  const start = useMemo(
    () => ({
      ...Object.fromEntries(Object.keys(operationForm.shape).map((field) => [field, null])),
      noProfit: false,
      isReplicate: false,
      ...service.form.defaults,
      ...service.form.starts,
      transactionType: service.code,
      serviceDate: today(),
      personIncharge: session.userId,
    }),
    [service, session.userId],
  );
  const me = { id: session.userId, code: session.userName, name: session.name };
  const chosen = { personIncharge: me };
  const form = useRecordForm({
    schema: shape,
    start,
    save: async (values) => {
      try {
        const csMawbcontainers = await containers.toSend();
        return (await client.ask(addOperation, { ...values, csMawbcontainers })).data;
      } catch (fault) {
        if (fault instanceof Refusal) containers.refused(fault);
        throw fault;
      }
    },
    onSaved: (job) => {
      toast.success(say(words.opened, { jobNo: job.jobNo }));
      containers.load(job.csMawbcontainers);
      go(jobHome(job), { replace: true });
    },
  });
  const refresh = useGoodsFromContainers(form.form, containers, goodsOfJob(service), true);
  const weights = useAirWeights(service, form.form, dimensions, weightsOfJob);
  return (
    <div className="fw-page">
      <PageHeader
        title={say(aboutService(shipmentWords.newJob, service))}
        back={listHome(service)}
        primary={{ words: words.save, run: form.submit, busy: form.saving }}
      />
      <RecordForm form={form}>
        <FieldsOfBill
          service={service}
          office={session.officeId}
          isNew
          chosen={chosen}
          containers={containers}
          job={null}
        />
        {service.hasReplicas ? <AlsoElsewhere /> : null}
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
