import { ResourceImport } from "@fairway/ui/imports/ResourceImport.tsx";
import { warehouseCalls } from "../contract.ts";
import { warehouse } from "../model/warehouse.ts";

/** Imports warehouses from a sheet. */
export default function WarehouseImport() {
  return (
    <ResourceImport resource={warehouse} calls={warehouseCalls} back="/home/catalogue/ware-house" />
  );
}
