import { serviceCodeOf, serviceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { workOrderHome } from "../model/workOrderHome.ts";
import { WorkOrderForm } from "./WorkOrderForm.tsx";

/** The form of a new work order of a service. */
export default function WorkOrderNew() {
  const { go } = useAddress();
  const service = serviceCodeOf(useParam("transactionType")) ?? serviceCodes[0];
  return (
    <WorkOrderForm
      order={null}
      service={service}
      onSaved={({ id }) => go(`${workOrderHome}/${id}`, { replace: true })}
    />
  );
}
