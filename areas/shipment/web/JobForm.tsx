import type { JobField } from "@fairway/areas/service/model/jobFields.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { Pick } from "@fairway/ui/form/picker.ts";
import type { ReactNode } from "react";
import type { ShipmentRecord } from "../model/shipmentRecord.ts";
import { DeclaredSections } from "./DeclaredSections.tsx";
import type { ChosenNames } from "./declaredInputs.tsx";
import { jobInputs } from "./jobInputs.tsx";

/** The form of a job, as the declaration of its service describes it. */
export function JobForm(props: {
  readonly service: Service;
  readonly chosen: ChosenNames;
  readonly goods: ReactNode;
  readonly goodsExtra: ReactNode;
}) {
  const { service, chosen } = props;
  const input = (field: JobField) => {
    const Input = jobInputs[field];
    return <Input key={field} field={field} service={service} chosen={chosen} />;
  };
  return <DeclaredSections sections={service.form.sections} input={input} {...props} />;
}

/** The names of a record's references for its pickers. */
export function chosenOf(job: ShipmentRecord): ChosenNames {
  const pick = (id: string | null, code: string | null, name: string | null): Pick | null =>
    id ? { id, code: code ?? "", name: name ?? "" } : null;
  return {
    coloaderId: pick(job.coloaderId, job.coloaderCode, job.coloaderName),
    agentId: pick(job.agentId, job.agentCode, job.agentName),
    pol: pick(job.pol, job.polCode, job.polName),
    pod: pick(job.pod, job.podCode, job.podName),
    deliveryPlace: pick(job.deliveryPlace, job.deliveryPlaceCode, job.deliveryPlaceName),
    incotermId: pick(job.incotermId, job.incotermCode, job.incotermCode),
    personIncharge: pick(job.personIncharge, "", job.personInchargeName),
    warehouseId: pick(job.warehouseId, job.warehouseCode, job.warehouseName),
    fieldOpsId: pick(job.fieldOpsId, "", job.fieldOpsName),
    clearanceLocation: pick(
      job.clearanceLocation,
      job.clearanceLocationCode,
      job.clearanceLocationName,
    ),
    commodityGroupId: pick(job.commodityGroupId, "", job.commodityGroupName),
    packageType: pick(job.packageType, job.packageTypeCode, job.packageTypeCode),
  };
}
