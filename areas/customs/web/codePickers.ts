import { commodity } from "@fairway/areas/catalogue/model/commodity.ts";
import { country } from "@fairway/areas/catalogue/model/country.ts";
import { port } from "@fairway/areas/catalogue/model/port.ts";
import { unit } from "@fairway/areas/catalogue/model/unit.ts";
import { field, type LinkTarget } from "@fairway/core/resource/field.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { linkPicker } from "@fairway/ui/form/linkPicker.ts";
import { type PickerSource, picker } from "@fairway/ui/form/picker.ts";

/** Records by their code, which is what a declaration keeps. */
function coded(to: unknown, among: Readonly<Record<string, unknown>> = {}): PickerSource {
  const { title: label } = to as Resource;
  const source = linkPicker(field.link({ label, to: to as LinkTarget, among }));
  return picker(`${source.name} by code`, async (client, keyword) =>
    (await source.search(client, keyword)).map((each) => ({ ...each, id: each.code })),
  );
}

/** The pickers of the fields that hold a code. */
export const codePickers = {
  gateway: coded(port),
  commodityCode: coded(commodity),
  unitCode: coded(unit, { unitType: "Package" }),
  importCountryCode: coded(country),
  exportCountryCode: coded(country),
} as const;
