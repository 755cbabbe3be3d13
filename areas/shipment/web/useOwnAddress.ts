import { jobHome } from "@fairway/areas/service/model/jobHome.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useEffect } from "react";

/**
 * Moves to the address of a job below its own service, when the page was opened below another one;
 * returns true while it moves. The rest of the address stays.
 */
export function useOwnAddress(
  job: { readonly id: string; readonly transactionType: string } | undefined,
): boolean {
  const { path, search, go } = useAddress();
  const to = job ? ownAddress(job, path, new URLSearchParams(search).toString()) : null;
  useEffect(() => {
    if (to) go(to, { replace: true });
  }, [go, to]);
  return to !== null;
}

/** The address of a job's page below its own service; null when the page is there. */
function ownAddress(
  job: { readonly id: string; readonly transactionType: string },
  path: string,
  search: string,
): string | null {
  const at = path.indexOf(`/${job.id}`);
  const home = jobHome(job);
  if (at < 0 || path.startsWith(home)) return null;
  return `${home}${path.slice(at + job.id.length + 1)}${search ? `?${search}` : ""}`;
}
