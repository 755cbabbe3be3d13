import { getShipment } from "@fairway/areas/shipment/contract.ts";
import type { ContainerLine } from "@fairway/areas/shipment/model/container.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { useOwnAddress } from "@fairway/areas/shipment/web/useOwnAddress.ts";
import { useClient } from "@fairway/ui/client/client.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { ErrorState } from "@fairway/ui/parts/ErrorState.tsx";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { later } from "@fairway/ui/parts/later.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useMemo, useState } from "react";
import {
  createHouseBill,
  generateHblNo,
  generateHblSeaExport,
  getHouseBill,
  listHouseBillsOfJob,
  newHouseBill,
} from "../contract.ts";
import type { HouseBillRecord } from "../model/houseBillRecord.ts";
import { importedBill } from "../model/importedBill.ts";
import { takeOver } from "./acceptedInstruction.ts";
import { chosenOfBill } from "./chosenOfBill.ts";
import { HouseBillEditor } from "./HouseBillEditor.tsx";
import { withHouseBillRules } from "./houseBillShape.ts";
import { houseBillWords as words } from "./words.ts";

const ImportBillDialog = later(
  async () => (await import("./ImportBillDialog.tsx")).ImportBillDialog,
);

/** The form of a new house bill, filled from its job, an accepted instruction or another bill. */
export default function HouseBillNew() {
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const jobId = useParam("jobId");
  const { go } = useAddress();
  const asked = useAsk(getShipment, { id: jobId });
  const fresh = useAsk(newHouseBill, { jobId }, { fresh: Number.POSITIVE_INFINITY });
  const podCode = fresh.data?.podCode ?? "";
  const service = asked.data ? serviceOf(asked.data.transactionType) : null;
  const isDrawn = podCode !== "" && service?.bill.numberRule === "drawnByPort";
  const isInRange = service?.bill.numberRule === "drawnInRange" && !asked.data?.isHawb;
  const byPort = useAsk(generateHblSeaExport, { podCode }, { when: isDrawn });
  const inRange = useAsk(generateHblNo, {}, { when: isInRange });
  const number = isInRange ? inRange : byPort;
  const shape = useMemo(
    () => (service ? withHouseBillRules(createHouseBill.body, service) : null),
    [service],
  );
  const [accepted] = useState(takeOver);
  const [isImporting, setImporting] = useState(false);
  const [source, setSource] = useState<HouseBillRecord | null>(null);
  const start = useMemo(() => {
    if (!fresh.data) return null;
    const { csMawbcontainers: _lines, ...defaults } = fresh.data;
    const empty = Object.fromEntries(
      Object.keys(createHouseBill.body.shape)
        .filter(
          (field) =>
            field !== "csMawbcontainers" &&
            field !== "dimensionDetails" &&
            field !== "otherCharges",
        )
        .map((field) => [field, null]),
    );
    return {
      ...empty,
      ...defaults,
      ...accepted?.values,
      ...(source && service ? importedBill(source, service) : {}),
      hwbno: accepted?.values["hwbno"] ?? null,
    };
  }, [fresh.data, accepted, source, service]);
  const take = async ({ id }: { readonly id: string }) => {
    setImporting(false);
    try {
      const bill = await client.ask(getHouseBill, { id });
      setSource(bill);
      toast.success(say(words.imported, { hwbno: bill.hwbno }));
    } catch (refused) {
      toast.error(refused instanceof Error ? refused.message : String(refused));
    }
  };
  const isMoving = useOwnAddress(asked.data);
  const fault = asked.error ?? fresh.error;
  if (fault) return <ErrorState fault={fault} retry={() => void fresh.refetch()} />;
  const job = asked.data;
  if (!job || !shape || !fresh.data || !start || isMoving) return <PageSkeleton />;
  const pick = (id: string | null | undefined, code: string | null, name: string | null) =>
    id ? { id, code: code ?? "", name: name ?? "" } : null;
  const lines = accepted
    ? (accepted.lines as unknown as ContainerLine[])
    : fresh.data.csMawbcontainers.map((line) => ({ ...line, id: null as unknown as string }));
  return (
    <>
      <HouseBillEditor
        key={source?.id ?? ""}
        job={job}
        title={say(words.newTitle)}
        actions={[{ words: words.importBill, run: () => setImporting(true) }]}
        shape={shape}
        start={start}
        chosen={{
          incotermId: pick(fresh.data.incotermId, fresh.data.incotermCode, fresh.data.incotermCode),
          goodsDeliveryId: pick(
            fresh.data.goodsDeliveryId,
            fresh.data.goodsDeliveryCode,
            fresh.data.goodsDeliveryName,
          ),
          supplierId: pick(fresh.data.supplierId, fresh.data.supplierCode, fresh.data.supplierName),
          forwardingAgentId: pick(
            fresh.data.forwardingAgentId,
            fresh.data.forwardingAgentCode,
            fresh.data.forwardingAgentName,
          ),
          ...(source ? namedOf(source) : {}),
          pol: pick(fresh.data.pol, fresh.data.polCode, fresh.data.polName),
          pod: pick(fresh.data.pod, fresh.data.podCode, fresh.data.podName),
          warehouseId: pick(
            fresh.data.warehouseId,
            fresh.data.warehouseCode,
            fresh.data.warehouseName,
          ),
          packageType: pick(
            fresh.data.packageType,
            fresh.data.packageTypeCode,
            fresh.data.packageTypeCode,
          ),
        }}
        containers={lines}
        whyNot={null}
        nextNumber={number.data ? say(words.drawn, { hwbno: number.data }) : ""}
        dimensions={undefined}
        otherCharges={undefined}
        save={async (values, lists) =>
          (await client.ask(createHouseBill, { ...values, ...lists })).data
        }
        onSaved={(bill) => {
          toast.success(say(words.saved, { hwbno: bill.hwbno }));
          void cache.invalidateQueries({ queryKey: [listHouseBillsOfJob.path] });
          void cache.invalidateQueries({ queryKey: [newHouseBill.path] });
          go(`${jobHome(job)}/hbl/${bill.id}`, { replace: true });
        }}
      />
      {isImporting && service ? (
        <Suspense fallback={null}>
          <ImportBillDialog
            service={service}
            onChosen={(bill) => void take(bill)}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** The records that a bill has chosen, without those that it has not. */
function namedOf(bill: HouseBillRecord) {
  return Object.fromEntries(Object.entries(chosenOfBill(bill)).filter(([, chosen]) => chosen));
}
