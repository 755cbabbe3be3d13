/**
 * The sender of a paper: the job's office, as printed at the head of every document.
 *
 * Shape: plain text, in the language of the paper; an empty text is left out.
 */
export interface Letterhead {
  /** The company's legal name. */
  company: string;
  /** The office's name, printed under the company's. */
  office: string;
  address: string;
  tel: string;
  fax: string;
  email: string;
  website: string;
  taxCode: string;
  /** PNG or JPEG. */
  logo?: Uint8Array;
}

/** What every printed document contains besides its own content. */
export interface PaperHead {
  letterhead: Letterhead;
  /** The printing user's name. */
  printedBy: string;
  /** `YYYY-MM-DD HH:mm` in the office's time zone. */
  printedAt: string;
}

/** The same with the author of the printed record, who is named above a place to sign. */
export interface AuthoredHead extends PaperHead {
  /** Empty when no author is stored. */
  preparedBy: string;
}
