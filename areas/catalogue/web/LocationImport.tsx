import type { ResourceCalls } from "@fairway/core/resource/calls.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { useAddress } from "@fairway/ui/address/useAddress.ts";
import { ResourceImport } from "@fairway/ui/imports/ResourceImport.tsx";
import { cityCalls, countryCalls, districtCalls, wardCalls } from "../contract.ts";
import { city } from "../model/city.ts";
import { country } from "../model/country.ts";
import { district } from "../model/district.ts";
import { ward } from "../model/ward.ts";

const kinds: Readonly<Record<string, readonly [Resource, ResourceCalls]>> = {
  country: [country, countryCalls],
  city: [city, cityCalls],
  district: [district, districtCalls],
  town: [ward, wardCalls],
};

/** Imports countries, provinces, districts or wards from a sheet, depending on the address. */
export default function LocationImport() {
  const { search } = useAddress();
  const type = search["type"] ?? "";
  const tab = Object.hasOwn(kinds, type) ? type : "country";
  const [resource, calls] = kinds[tab] ?? [country, countryCalls];
  return (
    <ResourceImport
      key={tab}
      resource={resource}
      calls={calls}
      back={`/home/catalogue/location?tab=${tab}`}
    />
  );
}
