import { linkedShipment } from "@fairway/areas/housebill/contract.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { fieldWords } from "@fairway/areas/service/model/tradeWords.ts";
import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { containerGridRow } from "@fairway/areas/shipment/web/containerRow.ts";
import type { Containers } from "@fairway/areas/shipment/web/useContainers.ts";
import { ScreenLink } from "@fairway/ui/address/ScreenLink.tsx";
import { type Answered, useClient } from "@fairway/ui/client/client.ts";
import { FieldFrame } from "@fairway/ui/form/FieldFrame.tsx";
import { rememberPicks } from "@fairway/ui/form/picker.ts";
import { withRows } from "@fairway/ui/grid/gridState.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { Why } from "@fairway/ui/parts/Why.tsx";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Button, Input, Space } from "antd";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { servedService } from "../model/jobLink.ts";
import type { OperationRecord } from "../model/operation.ts";
import { operationWords as words } from "./words.ts";

type Found = NonNullable<Answered<typeof linkedShipment>>;
type Terms = Readonly<Record<string, string | null>>;

/** What an empty field of the form takes of the linked job. */
const routeAndParties = [
  "pol",
  "pod",
  "flightVesselName",
  "etd",
  "eta",
  "shipperDescription",
  "consigneeDescription",
] as const;

/**
 * The air or sea job that the job serves, found by the numbers, product and mode of the form; its goods
 * fill the form, and what of its bill the form lacks. The server looks again when the form is saved.
 */
export function LinkedJob(props: {
  readonly service: Service;
  readonly containers: Containers;
  /** The stored job; null for a new one. */
  readonly job: OperationRecord | null;
}) {
  const { service, containers, job } = props;
  const say = useSay();
  const client = useClient();
  const { setValue, getValues } = useFormContext();
  const [busy, setBusy] = useState(false);
  const names = ["shipmentMode", "productService", "serviceMode", "mawb", "hwbno", "serviceNo"];
  const values = useWatch({ name: names }) as (string | null)[];
  const terms: Terms = Object.fromEntries(names.map((name, at) => [name, values[at] || null]));
  const { serviceNo = null, mawb = null, hwbno = null } = terms;
  const served = servedService(terms as unknown as Parameters<typeof servedService>[0]);
  const why = job?.isLinkFee
    ? say(words.feesLinkedHint)
    : serviceNo || (served && (mawb || hwbno))
      ? null
      : say(words.linkNeeds);
  const fill = (found: Found) => {
    const set = (field: string, value: string | null, onlyEmpty: boolean) => {
      if (value === null || (onlyEmpty && getValues(field))) return;
      setValue(field, value, { shouldDirty: true });
    };
    rememberPicks(
      [
        found.customerId && { id: found.customerId, code: "", name: found.customerName ?? "" },
        found.salemanId && { id: found.salemanId, code: "", name: found.salemanName ?? "" },
        found.pol && { id: found.pol, code: found.polCode ?? "", name: found.polName ?? "" },
        found.pod && { id: found.pod, code: found.podCode ?? "", name: found.podName ?? "" },
      ].map((pick) => pick || null),
    );
    set("serviceNo", found.jobNo, false);
    set("packageQty", found.packageQty, false);
    set("grossWeight", found.grossWeight, false);
    set("packageContainer", found.packageContainer, false);
    set("customerId", found.customerId, true);
    set("saleManId", found.salemanId, true);
    set("serviceDate", found.serviceDate, true);
    for (const field of routeAndParties) set(field, found[field], true);
    if (containers.lines.length > 0 || found.containers.length === 0) return;
    const rows = found.containers.map((line) => {
      const copied = { ...line, id: "", mblid: null, hblid: null, version: 0 };
      return {
        ...containerGridRow(copied as unknown as Parameters<typeof containerGridRow>[0]),
        id: null,
      };
    });
    containers.hold.amend((now) => withRows(now, rows));
  };
  const link = async () => {
    if (!served) return;
    setBusy(true);
    try {
      const found = await client.ask(linkedShipment, {
        jobNo: job?.jobNo ?? null,
        mblNo: mawb,
        hblNo: hwbno,
        serviceName: terms["productService"] ?? "",
        serviceMode: terms["serviceMode"] as "Export" | "Import",
      });
      if (!found) return toast.info(say(words.linkNotFound));
      fill(found);
      toast.success(say(words.linkFound, { jobNo: found.jobNo }));
    } catch (fault) {
      toast.error((fault as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const isStored = job?.serviceJobId && job.serviceNo === serviceNo && served;
  return (
    <FieldFrame name="serviceNo" label={fieldWords(service, "serviceNo")}>
      {({ field, id, disabled }) => (
        <>
          <Space.Compact block>
            <Input id={id} ref={field.ref} value={serviceNo ?? ""} readOnly disabled={disabled} />
            <Why text={why}>
              <Button
                loading={busy}
                disabled={disabled || why !== null}
                onClick={() =>
                  serviceNo ? setValue("serviceNo", null, { shouldDirty: true }) : void link()
                }
              >
                {say(serviceNo ? words.unlink : words.link)}
              </Button>
            </Why>
          </Space.Compact>
          {isStored ? (
            <ScreenLink to={jobHome({ id: job.serviceJobId ?? "", transactionType: served.code })}>
              {say(words.openLinked)}
            </ScreenLink>
          ) : null}
        </>
      )}
    </FieldFrame>
  );
}
