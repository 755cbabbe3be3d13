import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import { incotermCalls } from "../contract.ts";
import { incoterm } from "../model/incoterm.ts";

/** The list of the catalogue's incoterms. */
export default function IncotermList() {
  return <ResourceList resource={incoterm} calls={incotermCalls} />;
}
