import { ResourceImport } from "@fairway/ui/resource/ResourceImport.tsx";
import { countryCalls } from "../contract.ts";
import { country } from "../model/country.ts";

/** Imports countries from a sheet. */
export default function LocationImport() {
  return <ResourceImport resource={country} calls={countryCalls} back="/home/catalogue/location" />;
}
