import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useMemo } from "react";
import { billsForAdvance, getAdvance } from "../contract.ts";
import { billOf, type BillPick, pickOfBill } from "./billPicker.ts";

/**
 * Returns the bills for which the address asks a new document: those of a job (`?job=` its number),
 * or those of an advance that are not settled (`?advance=` its id). Undefined until they are known.
 */
export function useBillsOfAddress(): readonly BillPick[] | undefined {
  const { search } = useAddress();
  const { job = "", advance = "" } = search;
  const ofJob = useAsk(billsForAdvance, { keyword: job }, { when: job !== "", quiet: true });
  const ofAdvance = useAsk(
    getAdvance,
    { advanceId: advance },
    { when: advance !== "", quiet: true },
  );
  return useMemo(() => {
    const open = ofAdvance.data?.advanceRequests.filter(
      ({ statusPayment }) => statusPayment === "NotSettled",
    );
    const found =
      open?.map(billOf) ?? ofJob.data?.filter(({ jobNo }) => jobNo === job).map(pickOfBill);
    return found && [...new Map(found.map((bill) => [bill.id, bill])).values()];
  }, [job, ofJob.data, ofAdvance.data]);
}
