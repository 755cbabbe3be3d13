import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { combineHome, combineHomes } from "../model/combineHome.ts";

/** The address of the list from which the user came: combined billings have two. */
export function useCombineHome(): string {
  const { path } = useAddress();
  return combineHomes.find((home) => path.startsWith(home)) ?? combineHome;
}
