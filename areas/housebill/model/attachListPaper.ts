import type { PaperHead } from "@fairway/areas/organisation/model/letterhead.ts";

/** The printed content of an attached list. */
export interface AttachListPaper extends PaperHead {
  hwbno: string;
  shipper: string;
  consignee: string;
  /** The head with number and day, in lines. */
  head: string;
  /** Rich text. */
  text: string;
}
