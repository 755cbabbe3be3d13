/**
 * Rules that fields cannot express. A declaration names its rules; the area that owns the form or
 * the paper implements each name in a table.
 */

/** A check of a job's form. */
export type JobRule =
  | "describedPortIsChosen"
  | "mawbHasCheckDigit"
  | "grossWithinCharge"
  | "operationsJob"
  | "truckingOnly"
  | "neverDomestic";

/** The effect of the date that dates a job on its service date. */
export type DateRule = "fillsServiceDate" | "movesServiceDate" | "typedServiceDate";

/**
 * How a bill gets its number: drawn from a counter by port and month unless typed, drawn from the
 * company's range unless typed, always typed, or never.
 */
export type BillNumberRule = "drawnByPort" | "drawnInRange" | "typed" | "none";

/** What a bill starts with besides the usual values, what is checked, and what is computed when it is saved. */
export type BillRule =
  | "airExportWaybill"
  | "airArrival"
  | "seaArrival"
  | "goodsOfFirstBill"
  | "threeOriginals"
  | "originalsOfMaster"
  | "originalsOfType";

/** Papers that are printed or read for jobs and bills. */
export type Paper =
  | "profitSheet"
  | "billOfJob"
  | "billOfLading"
  | "houseAirWaybill"
  | "masterAirWaybill"
  | "shippingInstruction";
