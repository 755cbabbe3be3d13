import type { HouseBill } from "./houseBill.ts";
import { dayOnBoard } from "./houseBillDefaults.ts";
import { saysDay } from "./saysDay.ts";

/**
 * The on-board notation as it is printed: goods are on board once the job has its ATD, and the
 * notation says on which day. A draft shows what the clerk has typed, where that says a day. While an
 * original is out, every paper says what is printed on it. Source: rule HB-9, decisions 0181 and 0260.
 */
export function printedOnBoard(
  bill: Pick<HouseBill, "onBoardStatus" | "issuedOnBoard" | "originalsOut">,
  { atd }: { readonly atd: string | null },
  isDraft = false,
): string {
  if (bill.issuedOnBoard !== null && bill.originalsOut > 0) return bill.issuedOnBoard;
  const text = bill.onBoardStatus?.trim() ?? "";
  if (text === "") return "";
  if (atd) return saysDay(text) ? text : `${text}\n${dayOnBoard(atd)}`;
  return isDraft && saysDay(text) ? text : "";
}
