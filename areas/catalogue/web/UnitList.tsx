import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import { unitCalls } from "../contract.ts";
import { unit } from "../model/unit.ts";

/** The list of the catalogue's units. */
export default function UnitList() {
  return <ResourceList resource={unit} calls={unitCalls} />;
}
