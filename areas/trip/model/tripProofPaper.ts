import type { PaperHead } from "@fairway/areas/organisation/model/letterhead.ts";

/** The printed proof of a delivery by truck; an empty text is left out. */
export interface TripProofPaper extends PaperHead {
  readonly jobNo: string;
  readonly tripNo: string;
  readonly place: string;
  readonly address: string;
  readonly container: string;
  readonly sealNo: string;
  readonly goods: string;
  /** What the truck carried, and what the receiver counted. */
  readonly loaded: string;
  readonly pieces: string;
  readonly packageUnit: string;
  readonly truck: string;
  readonly driver: string;
  readonly receiver: string;
  /** `YYYY-MM-DD HH:mm` in the office's time zone. */
  readonly deliveredAt: string;
  readonly damage: string;
  /** By how many pieces it differs from what was loaded, in words; empty where it does not. */
  readonly apart: string;
  /** What the receiver signed on the phone; a PNG. */
  readonly signature?: Uint8Array;
  /** The photos of the delivery in their order, as JPEG or PNG. */
  readonly photos?: readonly Uint8Array[];
}
