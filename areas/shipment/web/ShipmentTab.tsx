import { lineKindOf } from "@fairway/areas/goods/model/goodsLine.ts";
import { HasDimensions } from "@fairway/areas/goods/web/VolumeWeight.tsx";
import { useAirWeights, weightsOfJob } from "@fairway/areas/goods/web/useAirWeights.ts";
import { useDimensions } from "@fairway/areas/goods/web/useDimensions.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { cacheKey } from "@fairway/ui/client/useAsk.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { InHeader } from "@fairway/ui/parts/InHeader.tsx";
import { ActionButton } from "@fairway/ui/parts/PageHeader.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Alert } from "antd";
import { useMemo } from "react";
import { getShipment, updateShipment } from "../contract.ts";
import { followingDays } from "../model/daysThatFollow.ts";
import type { ShipmentRecord } from "../model/shipmentRecord.ts";
import { chosenOf, JobForm } from "./JobForm.tsx";
import { GoodsRefresh } from "./GoodsRefresh.tsx";
import { GoodsLines } from "./JobGoods.tsx";
import { jobValues } from "./jobValues.ts";
import { withShipmentRules } from "./shipmentShape.ts";
import { useContainers } from "./useContainers.ts";
import { goodsOfJob, useGoodsFromContainers } from "./useGoodsFromContainers.ts";
import { useWhyReadOnly } from "./useWhyReadOnly.ts";
import { shipmentWords as words } from "./words.ts";

/** The job's own form: booking, route, parties, containers and goods. */
export function ShipmentTab(props: { readonly job: ShipmentRecord }) {
  const { job } = props;
  const service = serviceOf(job.transactionType);
  const shape = useMemo(() => withShipmentRules(updateShipment.body, service), [service]);
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const { timeZone } = useSession();
  const whyNot = useWhyReadOnly(job);
  const containers = useContainers(job.csMawbcontainers, {
    goods: lineKindOf(service),
    isOfBill: false,
  });
  const dimensions = useDimensions(service, job.dimensionDetails, whyNot !== null);
  const start = useMemo(() => jobValues(job), [job]);
  const form = useRecordForm({
    schema: shape,
    start,
    save: async (values) => {
      try {
        const lists = {
          csMawbcontainers: await containers.toSend(),
          ...(await dimensions.asked()),
        };
        // The form has moved the days that follow, and the user has seen them.
        const kept = { id: job.id, keptDays: [...followingDays] };
        return (await client.ask(updateShipment, { ...values, ...kept, ...lists })).data;
      } catch (fault) {
        if (fault instanceof Refusal) {
          containers.refused(fault);
          dimensions.refused(fault);
        }
        throw fault;
      }
    },
    onSaved: (saved) => {
      containers.load(saved.csMawbcontainers);
      dimensions.load(saved.dimensionDetails);
      cache.setQueryData(cacheKey(getShipment, { id: job.id }), saved);
      toast.success(say(words.saved, { jobNo: saved.jobNo }));
    },
    latest: async () => jobValues(await client.ask(getShipment, { id: job.id })),
  });
  const refresh = useGoodsFromContainers(form.form, containers, goodsOfJob(service));
  const weights = useAirWeights(service, form.form, dimensions, weightsOfJob);
  return (
    <RecordForm form={form} readOnly={whyNot !== null}>
      {whyNot ? <Alert type="info" showIcon title={whyNot} /> : null}
      <InHeader>
        <ActionButton
          type="primary"
          action={{ words: words.save, run: form.submit, busy: form.saving, why: whyNot }}
        />
      </InHeader>
      <HasDimensions.Provider value={dimensions.lines.length > 0}>
        <JobForm
          service={service}
          chosen={chosenOf(job)}
          goods={
            <GoodsLines {...{ service, containers, dimensions, weights, whyNot }} jobId={job.id} />
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
      <p className="fw-quiet">
        {say(words.stamps, {
          creator: job.userNameCreated ?? "–",
          created: sayInstant(job.datetimeCreated, timeZone),
          changer: job.userNameModified ?? "–",
          changed: sayInstant(job.datetimeModified, timeZone),
        })}
      </p>
    </RecordForm>
  );
}
