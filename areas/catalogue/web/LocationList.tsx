import { ResourceList } from "@fairway/ui/resource/ResourceList.tsx";
import { cityCalls, countryCalls, districtCalls, wardCalls } from "../contract.ts";
import { city } from "../model/city.ts";
import { country } from "../model/country.ts";
import { district } from "../model/district.ts";
import { ward } from "../model/ward.ts";
import { TabbedPages } from "@fairway/ui/parts/TabbedPages.tsx";
import { linkNames } from "./linkNames.tsx";
import { OldAddressSearch } from "./OldAddressSearch.tsx";
import { catalogueWords } from "./words.ts";

const importAt = "/home/catalogue/location/location-import?type=";

/** Countries, provinces, districts and wards, each on a tab. */
export default function LocationList() {
  return (
    <TabbedPages
      extra={<OldAddressSearch />}
      tabs={[
        {
          key: "country",
          words: catalogueWords.country,
          content: () => (
            <ResourceList
              key="country"
              resource={country}
              calls={countryCalls}
              importAt={`${importAt}country`}
            />
          ),
        },
        {
          key: "city",
          words: catalogueWords.city,
          content: () => (
            <ResourceList
              key="city"
              resource={city}
              calls={cityCalls}
              importAt={`${importAt}city`}
              extraColumns={linkNames(city)}
            />
          ),
        },
        {
          key: "district",
          words: catalogueWords.district,
          content: () => (
            <ResourceList
              key="district"
              resource={district}
              calls={districtCalls}
              importAt={`${importAt}district`}
              extraColumns={linkNames(district)}
            />
          ),
        },
        {
          key: "town",
          words: catalogueWords.ward,
          content: () => (
            <ResourceList
              key="town"
              resource={ward}
              calls={wardCalls}
              importAt={`${importAt}town`}
              extraColumns={linkNames(ward)}
            />
          ),
        },
      ]}
    />
  );
}
