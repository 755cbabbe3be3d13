import { ResourceImport } from "@fairway/ui/imports/ResourceImport.tsx";
import { bankCalls } from "../contract.ts";
import { bank } from "../model/bank.ts";

/** Imports banks from a sheet. */
export default function BankImport() {
  return <ResourceImport resource={bank} calls={bankCalls} back="/home/catalogue/bank" />;
}
