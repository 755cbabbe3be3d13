import { ResourceImport } from "@fairway/ui/imports/ResourceImport.tsx";
import { commodityCalls } from "../contract.ts";
import { commodity } from "../model/commodity.ts";

/** Imports commodities from a sheet. */
export default function CommodityImport() {
  return (
    <ResourceImport resource={commodity} calls={commodityCalls} back="/home/catalogue/commodity" />
  );
}
