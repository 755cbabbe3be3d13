import type { ServiceMode } from "./operationChoices.ts";
import { serviceOf } from "./serviceOf.ts";

/** A job as its direction is found; only operations key one. */
export interface DirectedJob {
  readonly transactionType: string;
  readonly serviceMode?: string | null;
}

const declared = { export: "Export", import: "Import" } as const;

/**
 * The direction of a job: as keyed, else as its service declares it, else within the country.
 *
 * Source: rule SV-10, areas/service/README.md
 */
export function directionOf({ transactionType, serviceMode }: DirectedJob): ServiceMode {
  const { direction } = serviceOf(transactionType);
  return (
    (serviceMode as ServiceMode | null | undefined) ??
    (direction ? declared[direction] : "Domestic")
  );
}
