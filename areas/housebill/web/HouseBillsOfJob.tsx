import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import { useAddress, useParam } from "@fairway/ui/address/useAddress.ts";
import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { useEffect } from "react";

/** The address of a job's house bills is its page with that tab open. */
export default function HouseBillsOfJob() {
  const jobId = useParam("jobId");
  const { go, search } = useAddress();
  const rest = new URLSearchParams({ ...search, tab: "HBL" }).toString();
  useEffect(() => {
    go(`/home/documentation/${serviceOf("SFE").route}/${jobId}?${rest}`, { replace: true });
  }, [go, jobId, rest]);
  return <PageSkeleton />;
}
