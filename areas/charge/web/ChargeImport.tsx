import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { jobHome, listHome } from "@fairway/areas/service/model/jobHome.ts";
import type { ServiceCode } from "@fairway/areas/service/model/services.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { ResourceImport } from "@fairway/ui/imports/ResourceImport.tsx";
import { chargeTemplate, importCharges, uploadChargesOf } from "../contractImport.ts";
import { chargeSheetOf } from "../model/chargeSheet.ts";

const calls = { template: chargeTemplate, upload: uploadChargesOf, import: importCharges };

/** Imports charges of the jobs of a service from a sheet; it leads back to the bill it came from. */
export function ChargeImport({ service }: { readonly service: Service }) {
  const { search } = useAddress();
  const home = listHome(service);
  const { job, hbl } = search;
  const back = job
    ? `${jobHome({ id: job, transactionType: service.code })}?tab=CHARGES${hbl ? `&hbl=${hbl}` : ""}`
    : home;
  return (
    <ResourceImport
      resource={chargeSheetOf(service)}
      calls={calls}
      also={{ transactionType: service.code as ServiceCode }}
      back={back}
    />
  );
}
