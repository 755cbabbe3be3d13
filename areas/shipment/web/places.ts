import type { DocumentTypeCode } from "@fairway/areas/file/model/documentTypes.ts";
import type { JobTab, SideLink } from "@fairway/areas/service/model/jobTabs.ts";
import type { Paper } from "@fairway/areas/service/model/namedRules.ts";
import type { Service } from "@fairway/areas/service/model/serviceDeclaration.ts";
import type { Language, Words } from "@fairway/core/words/words.ts";
import type { Client, GotFile } from "@fairway/ui/client/client.ts";
import type { ComponentType } from "react";
import type { JobPayment } from "../model/jobPayment.ts";
import type { ShipmentCriteria } from "../model/shipmentCriteria.ts";
import type { ShipmentRecord } from "../model/shipmentRecord.ts";

/** A tab of the job page. */
export interface TabOfJob {
  readonly words: Words;
  readonly Content: ComponentType<{ readonly job: ShipmentRecord }>;
}

/** A link of the job page to a screen of another area. */
export interface LinkOfJob {
  readonly words: Words;
  readonly to: (job: ShipmentRecord) => string;
}

/** A link of the lists of jobs to a screen of another area, for those who have the right. */
export interface LinkOfList {
  readonly words: Words;
  /** The right on the menu of the service. */
  readonly action: string;
  readonly to: (service: Service) => string;
}

/** A verb on the jobs of a list that another area runs in a dialog, for those who have the right. */
export interface VerbOfList {
  readonly words: Words;
  /** The right on the menu of the service. */
  readonly action: string;
  readonly fits: (service: Service) => boolean;
  readonly Dialog: ComponentType<{ readonly service: Service; readonly onClose: () => void }>;
}

/** A verb on a job that another area runs in a dialog. */
export interface VerbOfJob {
  readonly words: Words;
  readonly fits: (service: Service) => boolean;
  /** Offered only on jobs of which this is true. */
  readonly fitsJob?: (job: ShipmentRecord) => boolean;
  /** It changes nothing of the job, so it is also offered on a closed one. */
  readonly reads?: true;
  readonly Dialog: ComponentType<{ readonly job: ShipmentRecord; readonly onClose: () => void }>;
}

/** A document of a job that another area prints. */
export interface PrintOfJob {
  readonly words: Words;
  /** The type of document under which it is filed. */
  readonly fileAs: DocumentTypeCode;
  readonly load: (client: Client, job: ShipmentRecord, language: Language) => Promise<GotFile>;
  /** The same as a workbook. */
  readonly sheet?: PrintOfJob["load"];
}

/** The same among the papers of a job, shown for the services that declare it. */
export interface JobPaper extends PrintOfJob {
  readonly paper: Paper;
}

/**
 * The contents that higher areas add to the screens of jobs; the web application fills the places.
 * Tabs, links and papers appear on the jobs of the services that declare them.
 */
export interface JobPlaces {
  /** The form of a copy of a job, in the place of its page. */
  readonly Copy: ComponentType<{ readonly job: ShipmentRecord; readonly revises: boolean }>;
  /** The form of a copy of a job that is opened with its one bill. */
  readonly OneBillCopy: JobPlaces["Copy"];
  /** The form of a job that is opened with its one bill, on its page. */
  readonly OneBillForm: ComponentType<{ readonly job: ShipmentRecord }>;
  /** The house bills of a job, below its row in the list. */
  readonly BillRows: ComponentType<{
    readonly service: Service;
    readonly jobId: string;
    readonly criteria: Partial<ShipmentCriteria>;
  }>;
  /** The choice of the day whose bills are exported, on the lists that declare it. */
  readonly DailyList: ComponentType<{ readonly onClose: () => void }>;
  /** Links above the lists of jobs. */
  readonly listLinks: readonly LinkOfList[];
  /** Verbs above the lists of jobs that are opened with their one bill. */
  readonly listVerbs: readonly VerbOfList[];
  /** The live margin in the strip of a job. */
  readonly Margin: ComponentType<{ readonly job: ShipmentRecord }>;
  /** How far the job is, from its bill to the money, in one line below the strip. */
  readonly Chain: ComponentType<{ readonly job: ShipmentRecord }>;
  /** The comments of the job, at the end of the line of the chain. */
  readonly Comments: ComponentType<{ readonly job: ShipmentRecord }>;
  /** The mails about the job, behind its comments. */
  readonly Mails: ComponentType<{ readonly job: ShipmentRecord }>;
  /** What the papers of the job say differently, behind its mails. */
  readonly Proof: ComponentType<{ readonly job: ShipmentRecord }>;
  /** What the job has reached and what is planned, in one line below the chain. */
  readonly Milestones: ComponentType<{ readonly job: ShipmentRecord }>;
  /** What the job and its house bills have differently, below the chain. */
  readonly Differences: ComponentType<{ readonly job: ShipmentRecord }>;
  /** The pages of the advances and settlements of the job. */
  readonly paymentPages: Readonly<
    Record<"advance" | "settlement", (payment: JobPayment) => string>
  >;
  readonly tabs: Readonly<Record<Exclude<JobTab, "SHIPMENT" | "ADVANCE-SETTLE">, TabOfJob>>;
  readonly sideLinks: Readonly<Partial<Record<SideLink, LinkOfJob | PrintOfJob>>>;
  readonly papers: readonly JobPaper[];
  /** Offered to users who may change the job; those that only read, to everybody. */
  readonly verbs: readonly VerbOfJob[];
}

let filled: Partial<JobPlaces> = {};

/** Fills the places, once, when the application starts. */
export function fillJobPlaces(places: JobPlaces): void {
  filled = places;
}

/** Returns the filled places; a screen that is shown alone has empty ones. */
export function jobPlaces(): Partial<JobPlaces> {
  return filled;
}
