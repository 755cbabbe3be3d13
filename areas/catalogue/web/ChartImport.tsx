import { ResourceImport } from "@fairway/ui/imports/ResourceImport.tsx";
import { chartOfAccountsCalls } from "../contract.ts";
import { chartOfAccounts } from "../model/chartOfAccounts.ts";

/** Imports accounts of the books from a sheet. */
export default function ChartImport() {
  return (
    <ResourceImport
      resource={chartOfAccounts}
      calls={chartOfAccountsCalls}
      back="/home/catalogue/chart-of-accounts"
    />
  );
}
