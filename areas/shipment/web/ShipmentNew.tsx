import { useClient } from "@fairway/ui/client/client.ts";
import { Refusal } from "@fairway/ui/client/refusal.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { RecordForm } from "@fairway/ui/form/RecordForm.tsx";
import { useRecordForm } from "@fairway/ui/form/useRecordForm.tsx";
import { PageHeader } from "@fairway/ui/parts/PageHeader.tsx";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSession } from "@fairway/ui/session/session.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button } from "antd";
import { useMemo } from "react";
import { createShipment } from "../contract.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { ContainerGrid } from "./ContainerGrid.tsx";
import { withShipmentRules } from "./shipmentShape.ts";
import { ShipmentSections } from "./ShipmentSections.tsx";
import { useContainers } from "./useContainers.ts";
import { useGoodsFromContainers } from "./useGoodsFromContainers.ts";
import { shipmentWords as words } from "./words.ts";

const home = `/home/documentation/${serviceOf("SFE").route}`;
const shape = withShipmentRules(createShipment.body);

/** Opens a sea full-container export job. */
export default function ShipmentNew() {
  const say = useSay();
  const client = useClient();
  const { go } = useAddress();
  const session = useSession();
  const containers = useContainers(undefined);
  const start = useMemo(() => ({ ...emptyJob, personIncharge: session.userId }), [session.userId]);
  const me = { id: session.userId, code: session.userName, name: session.nameEn };
  const form = useRecordForm({
    schema: shape,
    start,
    save: async (values) => {
      try {
        const ask = { ...values, csMawbcontainers: [...containers.lines] };
        return (await client.ask(createShipment, ask)).data;
      } catch (fault) {
        if (fault instanceof Refusal) containers.refused(fault);
        throw fault;
      }
    },
    onSaved: (job) => {
      toast.success(say(words.opened, { jobNo: job.jobNo }));
      containers.load(job.csMawbcontainers);
      go(`${home}/${job.id}`, { replace: true });
    },
  });
  const refresh = useGoodsFromContainers(form.form, containers);
  return (
    <div className="fw-page">
      <PageHeader
        title={say(words.newSFE)}
        back={home}
        primary={{ words: words.save, run: form.submit, busy: form.saving }}
      />
      <RecordForm form={form}>
        <ShipmentSections
          jobNo={null}
          transactionType={emptyJob.transactionType}
          chosen={{ personIncharge: me }}
          containers={<ContainerGrid containers={containers} whyNot={null} jobId={null} />}
          goodsExtra={
            <Button size="small" onClick={() => void refresh()}>
              {say(words.refreshGoods)}
            </Button>
          }
        />
      </RecordForm>
    </div>
  );
}

/** Every field of the form, so that each has a value from the start. */
const emptyJob = {
  transactionType: "SFE",
  mawb: "",
  mbltype: null,
  bookingNo: "",
  coloaderId: null,
  agentId: null,
  pol: null,
  polDescription: "",
  pod: null,
  podDescription: "",
  etd: null,
  eta: null,
  atd: null,
  ata: null,
  serviceDate: null,
  shipmentType: "Freehand",
  paymentTerm: "Prepaid",
  typeOfService: serviceOf("SFE").form.defaults.typeOfService ?? null,
  incotermId: null,
  flightVesselName: "",
  voyNo: "",
  pono: "",
  commodity: "",
  desOfGoods: "AS PER BILL OF LADING",
  packageContainer: "",
  notes: "",
  noProfit: false,
  packageQty: null,
  packageType: null,
  grossWeight: null,
  netWeight: null,
  chargeWeight: null,
  cbm: null,
};
