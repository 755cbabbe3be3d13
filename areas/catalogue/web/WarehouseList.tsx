import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import { warehouseCalls } from "../contract.ts";
import { warehouse } from "../model/warehouse.ts";
import { linkNames } from "./linkNames.tsx";

/** The list of the catalogue's warehouses. */
export default function WarehouseList() {
  return (
    <ResourceList
      resource={warehouse}
      calls={warehouseCalls}
      importAt="/home/catalogue/ware-house/import"
      extraColumns={linkNames(warehouse)}
    />
  );
}
