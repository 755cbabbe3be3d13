import { ResourceImport } from "@fairway/ui/imports/ResourceImport.tsx";
import { commodityGroupCalls } from "../contract.ts";
import { commodityGroup } from "../model/commodityGroup.ts";

/** Imports commodity groups from a sheet. */
export default function CommodityGroupImport() {
  return (
    <ResourceImport
      resource={commodityGroup}
      calls={commodityGroupCalls}
      back="/home/catalogue/commodity?tab=group"
    />
  );
}
