import type { JobField } from "@fairway/areas/service/model/jobFields.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";

/** A port that a job may leave open, and without which its manifest is refused (rule MF-3). */
export function isOfManifest(
  { manifestPrefix, form }: Pick<Service, "manifestPrefix" | "form">,
  field: JobField,
): boolean {
  const isPort = field === "pol" || field === "pod";
  return isPort && manifestPrefix !== undefined && !form.required.includes(field);
}
