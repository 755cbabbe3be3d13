import type { PaperCharge } from "@fairway/areas/charge/model/paperCharge.ts";
import type { AuthoredHead } from "@fairway/areas/organisation/model/letterhead.ts";
import type { PaperBank } from "@fairway/areas/organisation/model/paperBank.ts";
import type { SoaType } from "./soa.ts";

/** The printed content of a statement; amounts are decimal strings, dates `YYYY-MM-DD`. */
export interface SoaPaper extends AuthoredHead {
  type: SoaType;
  soano: string;
  issueDate: string;
  /** The day on which on-behalf charges are due; empty without them. */
  dueDate: string;
  from: string;
  to: string;
  partner: { name: string; address: string; taxCode: string; tel: string };
  /** One for each bill, with what stands above its charges. */
  bills: { jobNo: string; mblno: string; hwbno: string; customNo: string; lines: PaperCharge[] }[];
  /** What the statement comes to in its currency, and in words. */
  currencyId: string;
  amount: string;
  inWords: string;
  totals: { currency: string; total: string }[];
  /** VND for one US dollar. */
  rate: string;
  banks: PaperBank[];
  note: string;
}
