import { lineKindOf } from "@fairway/areas/goods/model/goodsLine.ts";
import { useAirWeights, weightsOfJob } from "@fairway/areas/goods/web/useAirWeights.ts";
import { useDimensions } from "@fairway/areas/goods/web/useDimensions.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { createShipment, listShipments } from "@fairway/areas/shipment/contract.ts";
import {
  type CopiedParts,
  copiedContainers,
  copiedForm,
} from "@fairway/areas/shipment/model/jobCopy.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import { chosenOf, JobForm } from "@fairway/areas/shipment/web/JobForm.tsx";
import { GoodsRefresh } from "@fairway/areas/shipment/web/GoodsRefresh.tsx";
import { GoodsLines } from "@fairway/areas/shipment/web/JobGoods.tsx";
import { withShipmentRules } from "@fairway/areas/shipment/web/shipmentShape.ts";
import { useContainers } from "@fairway/areas/shipment/web/useContainers.ts";
import {
  goodsOfJob,
  useGoodsFromContainers,
} from "@fairway/areas/shipment/web/useGoodsFromContainers.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal, type RefusedField } from "@fairway/ui/client/refusal.ts";
import { cacheKey } from "@fairway/ui/client/useAsk.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useMay, useSession } from "@fairway/ui/session/session.tsx";
import { useWhyNot } from "@fairway/ui/session/useWhyNot.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Alert, Checkbox } from "antd";
import { useMemo, useState } from "react";
import { importJob } from "../contract.ts";
import { copyWords as words } from "./copyWords.ts";
import { whereInCopy } from "./whereInCopy.ts";

/** The form of a copy of a job: its values without numbers and days, and the parts that it takes. */
export default function CopyJob(props: {
  readonly job: ShipmentRecord;
  readonly revises: boolean;
}) {
  const { job, revises } = props;
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const may = useMay();
  const { go } = useAddress();
  const session = useSession();
  const service = serviceOf(job.transactionType);
  const mayNoProfit = may(`${service.menu}.AllowNoProfit`);
  const [parts, setParts] = useState<CopiedParts>({
    houseBills: true,
    charges: !revises,
    papers: true,
  });
  const [faults, setFaults] = useState<readonly RefusedField[]>([]);
  const lines = useMemo(
    () =>
      job.csMawbcontainers.map((line, at) => ({
        ...line,
        ...copiedContainers([line])[0],
        id: `new ${at}`,
      })) as ShipmentRecord["csMawbcontainers"],
    [job],
  );
  const containers = useContainers(lines, { goods: lineKindOf(service), isOfBill: false });
  const dimensions = useDimensions(service, job.dimensionDetails);
  const shape = useMemo(() => withShipmentRules(createShipment.body, service), [service]);
  const start = useMemo(
    () => ({
      ...copiedForm(job, { userId: session.userId, mayNoProfit }),
      transactionType: service.code,
    }),
    [job, service, session.userId, mayNoProfit],
  );
  const me = { id: session.userId, code: session.userName, name: session.name };
  const form = useRecordForm({
    schema: shape,
    start,
    save: async (values) => {
      setFaults([]);
      try {
        const sent = (await containers.toSend()).map((line) => ({ ...line, id: null }));
        const lists = { csMawbcontainers: sent, ...(await dimensions.asked()) };
        const ask = { ...values, ...lists, id: job.id, copies: parts, revises };
        return (await client.ask(importJob, ask)).data;
      } catch (fault) {
        if (fault instanceof Refusal) {
          containers.refused(fault);
          dimensions.refused(fault);
          // What is wrong with the copied parts has no field in this form.
          setFaults(fault.fields.filter(({ field }) => field.startsWith("houseBills")));
        }
        throw fault;
      }
    },
    onSaved: (made) => {
      void cache.invalidateQueries({ queryKey: cacheKey(listShipments) });
      toast.success(say(words.done, { jobNo: made.jobNo }));
      containers.load([]);
      dimensions.load([]);
      go(jobHome({ id: made.id, transactionType: service.code }), { replace: true });
    },
  });
  const refresh = useGoodsFromContainers(form.form, containers, goodsOfJob(service));
  const weights = useAirWeights(service, form.form, dimensions, weightsOfJob);
  const title = revises ? words.revisionTitle : words.copyTitle;
  return (
    <div className="fw-page">
      <PageHeader
        title={say(title, { jobNo: job.jobNo })}
        back={jobHome(job)}
        primary={{ words: words.save, run: form.submit, busy: form.saving }}
      />
      <p className="fw-quiet">{say(words.detail, { jobNo: job.jobNo })}</p>
      {faults.length > 0 ? <Faults faults={faults} /> : null}
      <Parts menu={service.menu} parts={parts} revises={revises} change={setParts} />
      <RecordForm form={form}>
        <JobForm
          service={service}
          chosen={{ ...chosenOf(job), personIncharge: me }}
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
      </RecordForm>
    </div>
  );
}

function Faults({ faults }: { readonly faults: readonly RefusedField[] }) {
  const say = useSay();
  return (
    <Alert
      type="error"
      showIcon
      title={say(words.notPossible)}
      description={
        <>
          <ul>
            {faults.slice(0, 8).map((fault) => (
              <li key={fault.field}>
                {whereInCopy(fault.field, say)}: {fault.message}
              </li>
            ))}
          </ul>
          {say(words.cure)}
        </>
      }
    />
  );
}

function Parts(props: {
  readonly menu: string;
  readonly parts: CopiedParts;
  readonly revises: boolean;
  readonly change: (parts: CopiedParts) => void;
}) {
  const { menu, parts, revises } = props;
  const say = useSay();
  const whyNot = useWhyNot();
  const withCharges = parts.houseBills ? whyNot(`${menu}.UpdateCharge`) : say(words.withBills);
  const why: Readonly<Record<keyof CopiedParts, string | null>> = {
    houseBills: whyNot(`${menu}.write`),
    charges: revises ? say(words.withoutCharges) : withCharges,
    papers: whyNot(`${menu}.write`),
  };
  const names = Object.keys(why) as (keyof CopiedParts)[];
  return (
    <fieldset className="fw-duplicate-parts">
      <legend>{say(words.also)}</legend>
      {names.map((name) => (
        <Why key={name} text={why[name]}>
          <Checkbox
            checked={parts[name] && why[name] === null}
            disabled={why[name] !== null}
            onChange={(event) => props.change({ ...parts, [name]: event.target.checked })}
          >
            {say(words[name])}
          </Checkbox>
        </Why>
      ))}
    </fieldset>
  );
}
