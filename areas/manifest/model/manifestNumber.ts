import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";

/**
 * The number of a manifest: that of its job, with the prefix of the manifests of its service.
 *
 * Shape: SEF2612/00001 → MSE2612/00001; the prefix of an office stays in front. Two services share
 *   a prefix, so the second job of a number gets `-2`, and so on (`serial`).
 */
export function manifestNumber(
  { jobPrefix, manifestPrefix }: Pick<Service, "jobPrefix" | "manifestPrefix">,
  jobNo: string,
  serial = 1,
): string {
  const at = jobNo.lastIndexOf(jobPrefix);
  const own =
    at < 0
      ? jobNo
      : jobNo.slice(0, at) + (manifestPrefix ?? "") + jobNo.slice(at + jobPrefix.length);
  return serial === 1 ? own : `${own}-${serial}`;
}
