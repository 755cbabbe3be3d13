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
  /** What the receiver signed on the phone; a PNG. */
  readonly signature?: Uint8Array;
}
