import { ResourceImport } from "@fairway/ui/imports/ResourceImport.tsx";
import { standardChargeCalls } from "../contract.ts";
import { standardCharge } from "../model/standardCharge.ts";

/** Imports standard charges from a sheet. */
export default function StandardChargeImport() {
  return (
    <ResourceImport
      resource={standardCharge}
      calls={standardChargeCalls}
      back="/home/catalogue/charge"
    />
  );
}
