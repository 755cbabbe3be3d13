import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import { chargeCalls } from "../contract.ts";
import { charge } from "../model/charge.ts";

/** The list of charges; each opens on a page of its own. */
export default function ChargeList() {
  return (
    <ResourceList
      resource={charge}
      calls={chargeCalls}
      addAt="/home/catalogue/charge/new"
      importAt="/home/catalogue/charge/import"
      open={(row) => `/home/catalogue/charge/${String(row["id"])}`}
    />
  );
}
