import { type Pick, picker } from "@fairway/ui/form/picker.ts";

/** A bill as a pick, with the job that it belongs to. */
export interface BillPick extends Pick {
  readonly jobId: string;
  /** The declaration of the job, where it has one. */
  readonly customNo: string | null;
}

/** The numbers of a bill on a line. */
interface BillNumbers {
  readonly hblid: string;
  readonly jobId: string;
  readonly jobNo: string;
  readonly hwbno: string | null;
  readonly mawb: string | null;
  readonly customNo?: string | null;
}

/** Bills of open jobs that may carry an advance. */
export const billPicker = picker<BillPick>("advance bill", async (client, keyword) => {
  const { billsForAdvance } = await import("../contract.ts");
  const found = await client.ask(billsForAdvance, { keyword });
  return found.map(pickOfBill);
});

/** A bill that may carry an advance as a pick. */
export const pickOfBill = ({
  hblid,
  jobId,
  jobNo,
  mawb,
  hwbno,
  customNo,
  customerName,
}: BillNumbers & {
  readonly customNo: string | null;
  readonly customerName: string | null;
}): BillPick => ({
  id: hblid,
  jobId,
  customNo,
  code: jobNo,
  name: hwbno ?? mawb ?? "",
  ...(customerName ? { detail: customerName } : {}),
});

/** The bill of a stored line as a pick. */
export const billOf = ({
  hblid,
  jobId,
  jobNo,
  hwbno,
  mawb,
  customNo = null,
}: BillNumbers): BillPick => ({
  id: hblid,
  jobId,
  customNo,
  code: jobNo,
  name: hwbno ?? mawb ?? "",
});
