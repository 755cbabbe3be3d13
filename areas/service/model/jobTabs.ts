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

/** Links to the papers and lists of a whole job, shown in its strip. Source: rule SV-6 */
export type SideLink =
  | "manifest"
  | "mawb"
  | "shippingInstruction"
  | "preAlert"
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
