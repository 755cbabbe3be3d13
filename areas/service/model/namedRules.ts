/**
 * What a declaration cannot say in fields. A declaration names the rules that hold for it; the area
 * that owns the form or the paper says in a table what each name means.
 */

/** A check of a job's form. */
export type JobRule = "describedPortIsChosen";

/** What keying the date that a job follows does to its service date. */
export type DateRule = "fillsServiceDate" | "movesServiceDate" | "typedServiceDate";

/** How a bill gets its number: drawn from a counter by port and month unless typed, always typed, or never. */
export type BillNumberRule = "drawnByPort" | "typed" | "none";

/** What is printed, or read in, for the jobs and bills of a service. */
export type Paper = "profitSheet" | "billOfLading" | "shippingInstruction";
