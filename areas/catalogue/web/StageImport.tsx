import { ResourceImport } from "@fairway/ui/imports/ResourceImport.tsx";
import { stageCalls } from "../contract.ts";
import { stage } from "../model/stage.ts";

/** Imports stages from a sheet. */
export default function StageImport() {
  return (
    <ResourceImport resource={stage} calls={stageCalls} back="/home/catalogue/stage-management" />
  );
}
