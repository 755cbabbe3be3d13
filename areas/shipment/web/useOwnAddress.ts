import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useEffect } from "react";
import { ownAddress } from "./ownAddress.ts";

/**
 * Moves to the address of a job below its own service, when the page was opened below another one, and
 * to the key of a tab that was named otherwise; returns true while it moves. The rest of the address
 * stays.
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
