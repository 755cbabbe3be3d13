import { ResourceImport } from "@fairway/ui/imports/ResourceImport.tsx";
import { chargeDefaultAccountCalls } from "../contract.ts";
import { chargeDefaultAccount } from "../model/chargeDefaultAccount.ts";

/** Imports default accounts from a sheet. */
export default function AccountImport() {
  return (
    <ResourceImport
      resource={chargeDefaultAccount}
      calls={chargeDefaultAccountCalls}
      back="/home/catalogue/charge"
    />
  );
}
