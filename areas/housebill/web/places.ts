import type { BillTab } from "@fairway/areas/service/model/billTabs.ts";
import type { ShipmentRecord } from "@fairway/areas/shipment/model/shipmentRecord.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { Client, GotFile } from "@fairway/ui/client/client.ts";
import type { ComponentType } from "react";
import type { HouseBillRecord } from "../model/houseBillRecord.ts";

/** What a further tab of the page of a bill shows. */
export interface BillTabProps {
  readonly job: ShipmentRecord;
  readonly bill: HouseBillRecord;
  /** Why the bill is read-only; null when it may be changed. */
  readonly whyNot: string | null;
}

/** Components of areas above on the screens of house bills. */
export interface BillPlaces {
  /** The charges of a bill, on its page. */
  readonly Charges: ComponentType<{
    readonly job: ShipmentRecord;
    readonly bill: HouseBillRecord;
  }> | null;
  /** The further tabs of its page; a bill has those that its service declares. Rule SV-6 */
  readonly tabs: Partial<
    Record<BillTab, { readonly words: Words; readonly Content: ComponentType<BillTabProps> }>
  >;
  /** Actions on all bills of a job, above their list. */
  readonly ListActions: ComponentType<{ readonly job: ShipmentRecord }> | null;
  /** Links of a bill's page to screens of other areas. */
  readonly links: readonly LinkOfBill[];
  /** Dialogs that the page of a bill opens, on the bills of the services that have them. */
  readonly dialogs: readonly DialogOfBill[];
  /** Workbooks of a bill, on the bills of the services that have them. */
  readonly sheets: readonly SheetOfBill[];
}

/** A dialog on the page of a bill that areas above fill. */
export interface DialogOfBill {
  readonly words: Words;
  readonly isOf: (job: ShipmentRecord) => boolean;
  readonly Dialog: ComponentType<BillTabProps & { readonly onClose: () => void }>;
}

/** A workbook of a bill that areas above export. */
export interface SheetOfBill {
  readonly words: Words;
  readonly isOf: (job: ShipmentRecord) => boolean;
  readonly load: (client: Client, hblid: string) => Promise<GotFile>;
}

/** A link of the page of a bill, on the bills of the services that have it. */
export interface LinkOfBill {
  readonly words: Words;
  /** The address; null where the service of the job has no such screen. */
  readonly to: (job: ShipmentRecord, bill: HouseBillRecord) => string | null;
}

let filled: BillPlaces = {
  Charges: null,
  tabs: {},
  ListActions: null,
  links: [],
  dialogs: [],
  sheets: [],
};

/** Fills the places, once, when the application starts. */
export function fillBillPlaces(places: BillPlaces): void {
  filled = places;
}

/** Returns the filled places. */
export function billPlaces(): BillPlaces {
  return filled;
}
