import { withRules } from "@fairway/ui/form/withRules.ts";
import { saveManifest } from "../contract.ts";
import type { ManifestForm, ManifestRecord } from "../model/manifest.ts";
import { whyNotManifest } from "../model/whyNotManifest.ts";

/** The shape of the call with the rules of the form, which run before the form is sent. */
export const manifestShape = withRules(saveManifest.body, (form) =>
  whyNotManifest(form as unknown as ManifestForm),
);

/** The values of a manifest as its form saves them. */
export function manifestValues(manifest: ManifestRecord): Record<string, unknown> {
  const record = manifest as unknown as Record<string, unknown>;
  const fields = Object.keys(saveManifest.body.shape);
  return {
    ...Object.fromEntries(fields.map((field) => [field, record[field] ?? null])),
    hblids: manifest.bills.filter(({ isIncluded }) => isIncluded).map(({ id }) => id),
  };
}
