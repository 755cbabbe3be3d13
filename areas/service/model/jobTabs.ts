/** The tabs that the page of a job may have, in the order of the page; addresses hold these keys. */
export type JobTab =
  | "SHIPMENT"
  | "HBL"
  | "CHARGES"
  | "CLEARANCE"
  | "CDNOTE"
  | "ASSIGNMENT"
  | "TRIPS"
  | "FILES"
  | "ADVANCE-SETTLE"
  | "FREETIME";

/** A tab, and where it names one the side of the charges. */
interface NamedTab {
  readonly tab: JobTab;
  readonly surcharge?: "BUY" | "SELL" | "OBH";
}

/** The names that addresses may have for a tab instead of its key. */
export const tabNames: Readonly<Record<string, NamedTab>> = {
  "job-edit": { tab: "SHIPMENT" },
  BUY: { tab: "CHARGES", surcharge: "BUY" },
  SELL: { tab: "CHARGES", surcharge: "SELL" },
  OBH: { tab: "CHARGES", surcharge: "OBH" },
  "custom-declaration": { tab: "CLEARANCE" },
  stage: { tab: "ASSIGNMENT" },
  files: { tab: "FILES" },
  "advance-settle": { tab: "ADVANCE-SETTLE" },
};

/** Links to the papers and lists of a whole job, shown in its strip. Source: rule SV-6 */
export type SideLink =
  | "manifest"
  | "mawb"
  | "shippingInstruction"
  | "preAlert"
  | "arrivalMail"
  | "deliveryMail"
  | "coverPage"
  | "containerLabels";

/** The tabs of a job with house bills. */
export const tabsWithBills = [
  "SHIPMENT",
  "HBL",
  "CHARGES",
  "CDNOTE",
  "ASSIGNMENT",
  "TRIPS",
  "FILES",
  "ADVANCE-SETTLE",
] as const;
/** The tabs of a job with house bills whose goods are in containers. */
export const tabsWithBoxes = [
  "SHIPMENT",
  "HBL",
  "CHARGES",
  "CDNOTE",
  "ASSIGNMENT",
  "TRIPS",
  "FILES",
  "ADVANCE-SETTLE",
  "FREETIME",
] as const;
/** The tabs of a job in containers whose one bill is virtual. */
export const tabsWithoutBills = [
  "SHIPMENT",
  "CHARGES",
  "CLEARANCE",
  "CDNOTE",
  "ASSIGNMENT",
  "TRIPS",
  "FILES",
  "ADVANCE-SETTLE",
  "FREETIME",
] as const;
