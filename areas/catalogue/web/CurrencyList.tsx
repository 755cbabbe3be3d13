import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import { currencyCalls } from "../contract.ts";
import { currency } from "../model/currency.ts";

/** The list of the catalogue's currencies. */
export default function CurrencyList() {
  return <ResourceList resource={currency} calls={currencyCalls} />;
}
