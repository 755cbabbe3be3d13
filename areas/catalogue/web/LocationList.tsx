import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import { countryCalls } from "../contract.ts";
import { country } from "../model/country.ts";

/** The list of the catalogue's countries. */
export default function LocationList() {
  return (
    <ResourceList
      resource={country}
      calls={countryCalls}
      importAt="/home/catalogue/location/location-import?type=country"
    />
  );
}
