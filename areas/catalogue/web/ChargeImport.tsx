import { ResourceImport } from "@fairway/ui/imports/ResourceImport.tsx";
import { chargeCalls } from "../contract.ts";
import { charge } from "../model/charge.ts";

/** Imports charges from a sheet. */
export default function ChargeImport() {
  return <ResourceImport resource={charge} calls={chargeCalls} back="/home/catalogue/charge" />;
}
