import type { Paper } from "@fairway/areas/service/model/namedRules.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { Client, GotFile } from "@fairway/ui/client/client.ts";
import type { ComponentType } from "react";
import type { ShipmentCriteria, ShipmentRecord } from "../contract.ts";

/** A tab of the job page that another area brings. */
export interface JobTab {
  readonly key: string;
  readonly words: Words;
  readonly Content: ComponentType<{ readonly job: ShipmentRecord }>;
}

/** A document of a job that another area prints. */
export interface JobPaper {
  /** Offered for the services that declare it. */
  readonly paper: Paper;
  readonly words: Words;
  readonly load: (client: Client, job: ShipmentRecord) => Promise<GotFile>;
}

/** What areas above bring to the screens of jobs; the web application fills the places. */
export interface JobPlaces {
  /** The house bills of a job, below its row in the list. */
  readonly BillRows: ComponentType<{
    readonly service: Service;
    readonly jobId: string;
    readonly criteria: Partial<ShipmentCriteria>;
  }> | null;
  /** The live margin in the strip of a job. */
  readonly Margin: ComponentType<{ readonly job: ShipmentRecord }> | null;
  readonly tabs: readonly JobTab[];
  readonly papers: readonly JobPaper[];
}

let filled: JobPlaces = { BillRows: null, Margin: null, tabs: [], papers: [] };

/** Fills the places, once, when the application starts. */
export function fillJobPlaces(places: JobPlaces): void {
  filled = places;
}

/** What stands in the places. */
export function jobPlaces(): JobPlaces {
  return filled;
}
