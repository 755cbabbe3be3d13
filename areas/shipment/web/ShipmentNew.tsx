import { lineKindOf } from "@fairway/areas/goods/model/goodsLine.ts";
import { HasDimensions } from "@fairway/areas/goods/web/VolumeWeight.tsx";
import { useAirWeights, weightsOfJob } from "@fairway/areas/goods/web/useAirWeights.ts";
import { useDimensions } from "@fairway/areas/goods/web/useDimensions.ts";
import { aboutService } from "@fairway/areas/service/model/aboutService.ts";
import { jobFields } from "@fairway/areas/service/model/jobFields.ts";
import { jobHome, listHome } from "@fairway/areas/service/model/jobHome.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Suspense, useMemo, useState } from "react";
import { createShipment } from "../contract.ts";
import { JobForm } from "./JobForm.tsx";
import { GoodsRefresh } from "./GoodsRefresh.tsx";
import { GoodsLines } from "./JobGoods.tsx";
import { withShipmentRules } from "./shipmentShape.ts";
import { useContainers } from "./useContainers.ts";
import { goodsOfJob, useGoodsFromContainers } from "./useGoodsFromContainers.ts";
import { shipmentWords as words } from "./words.ts";

const ImportJobDialog = later(async () => (await import("./ImportJobDialog.tsx")).ImportJobDialog);

/** Opens a job of a service. */
export function ShipmentNew({ service }: { readonly service: Service }) {
  const say = useSay();
  const client = useClient();
  const { go } = useAddress();
  const session = useSession();
  const containers = useContainers(undefined, {
    goods: lineKindOf(service),
    isOfBill: false,
  });
  const [isImporting, setImporting] = useState(false);
  const dimensions = useDimensions(service, undefined);
  const shape = useMemo(() => withShipmentRules(createShipment.body, service), [service]);
  const start = useMemo(
    () => ({
      ...emptyJob,
      ...service.form.defaults,
      ...service.form.starts,
      transactionType: service.code,
      personIncharge: session.userId,
    }),
    [service, session.userId],
  );
  const me = { id: session.userId, code: session.userName, name: session.name };
  const form = useRecordForm({
    schema: shape,
    start,
    save: async (values) => {
      try {
        const lists = {
          csMawbcontainers: await containers.toSend(),
          ...(await dimensions.asked()),
        };
        return (await client.ask(createShipment, { ...values, ...lists })).data;
      } catch (fault) {
        if (fault instanceof Refusal) {
          containers.refused(fault);
          dimensions.refused(fault);
        }
        throw fault;
      }
    },
    onSaved: (job) => {
      toast.success(say(words.opened, { jobNo: job.jobNo }));
      containers.load(job.csMawbcontainers);
      dimensions.load(job.dimensionDetails);
      go(jobHome(job), { replace: true });
    },
  });
  const refresh = useGoodsFromContainers(form.form, containers, goodsOfJob(service), true);
  const weights = useAirWeights(service, form.form, dimensions, weightsOfJob);
  return (
    <div className="fw-page">
      <PageHeader
        title={say(aboutService(words.newJob, service))}
        back={listHome(service)}
        primary={{ words: words.save, run: form.submit, busy: form.saving }}
        actions={[{ words: words.importJob, run: () => setImporting(true) }]}
      />
      {isImporting ? (
        <Suspense fallback={null}>
          <ImportJobDialog service={service} onClose={() => setImporting(false)} />
        </Suspense>
      ) : null}
      {service.tabs.includes("HBL") ? (
        <p className="fw-quiet">{say(words.customerOnBill)}</p>
      ) : null}
      <RecordForm form={form}>
        <HasDimensions.Provider value={dimensions.lines.length > 0}>
          <JobForm
            service={service}
            chosen={{ personIncharge: me }}
            goods={
              <GoodsLines
                {...{ service, containers, dimensions, weights }}
                whyNot={null}
                jobId={null}
              />
            }
            goodsExtra={
              <GoodsRefresh
                service={service}
                whyNot={null}
                refresh={service.goods === "dimensions" ? weights.refresh : refresh}
              />
            }
          />
        </HasDimensions.Provider>
      </RecordForm>
    </div>
  );
}

/** Every field of the form, so that each has a value from the start. */
const emptyJob = {
  ...Object.fromEntries(Object.keys(jobFields).map((field) => [field, null])),
  noProfit: false,
};
