import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import { chartOfAccountsCalls } from "../contract.ts";
import { chartOfAccounts } from "../model/chartOfAccounts.ts";

/** The list of the catalogue's accounts. */
export default function AccountList() {
  return (
    <ResourceList
      resource={chartOfAccounts}
      calls={chartOfAccountsCalls}
      importAt="/home/catalogue/chart-of-accounts/import"
    />
  );
}
