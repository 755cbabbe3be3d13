import { listHome } from "@fairway/areas/service/model/jobHome.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { useEffect } from "react";

/** The address of a job's house bills, or of their charges: its page with that tab open. */
export function HouseBillsOfJob({ service }: { readonly service: Service }) {
  const jobId = useParam("jobId");
  const { go, search } = useAddress();
  const tab = search["surcharge"] ? "CHARGES" : "HBL";
  const rest = new URLSearchParams({ ...search, tab }).toString();
  const to = `${listHome(service)}/${jobId}?${rest}`;
  useEffect(() => {
    go(to, { replace: true });
  }, [go, to]);
  return <PageSkeleton />;
}
