import { ResourceImport } from "@fairway/ui/imports/ResourceImport.tsx";
import { portCalls } from "../contract.ts";
import { port } from "../model/port.ts";

/** Imports ports from a sheet. */
export default function PortImport() {
  return <ResourceImport resource={port} calls={portCalls} back="/home/catalogue/port-index" />;
}
