import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import { portCalls } from "../contract.ts";
import { port } from "../model/port.ts";

/** The list of the catalogue's ports. */
export default function PortList() {
  return (
    <ResourceList resource={port} calls={portCalls} importAt="/home/catalogue/port-index/import" />
  );
}
