import type { StepKind } from "./stepKind.ts";
import { advance } from "./steps/advance.ts";
import { approve } from "./steps/approve.ts";
import { arrivalNotice } from "./steps/arrivalNotice.ts";
import { autoRate } from "./steps/autoRate.ts";
import { awb } from "./steps/awb.ts";
import { bill } from "./steps/bill.ts";
import { changeLine } from "./steps/changeLine.ts";
import { cancelReceipt } from "./steps/cancelReceipt.ts";
import { charges } from "./steps/charges.ts";
import { callback } from "./steps/callback.ts";
import { clearances } from "./steps/clearances.ts";
import { convert } from "./steps/convert.ts";
import { deleteLines } from "./steps/deleteLines.ts";
import { deliveryOrder } from "./steps/deliveryOrder.ts";
import { combine } from "./steps/combine.ts";
import { deny } from "./steps/deny.ts";
import { freeTime } from "./steps/freeTime.ts";
import { goods } from "./steps/goods.ts";
import { invoice } from "./steps/invoice.ts";
import { job } from "./steps/job.ts";
import { linkFee } from "./steps/linkFee.ts";
import { linkRule } from "./steps/linkRule.ts";
import { lock } from "./steps/lock.ts";
import { lookup } from "./steps/lookup.ts";
import { mail } from "./steps/mail.ts";
import { manifest } from "./steps/manifest.ts";
import { nextMawb } from "./steps/nextMawb.ts";
import { netoff } from "./steps/netoff.ts";
import { note } from "./steps/note.ts";
import { noteDelete } from "./steps/noteDelete.ts";
import { noteEdit } from "./steps/noteEdit.ts";
import { noteReject } from "./steps/noteReject.ts";
import { noteSend } from "./steps/noteSend.ts";
import { payable } from "./steps/payable.ts";
import { paper } from "./steps/paper.ts";
import { profit } from "./steps/profit.ts";
import { readLines } from "./steps/readLines.ts";
import { receipt } from "./steps/receipt.ts";
import { receivable } from "./steps/receivable.ts";
import { revertLinkFee } from "./steps/revertLinkFee.ts";
import { rejectSoa } from "./steps/rejectSoa.ts";
import { replicate } from "./steps/replicate.ts";
import { soa } from "./steps/soa.ts";
import { settlement } from "./steps/settlement.ts";
import { sync } from "./steps/sync.ts";
import { tariff } from "./steps/tariff.ts";
import { unlock } from "./steps/unlock.ts";
import { vgm } from "./steps/vgm.ts";
import { voucher } from "./steps/voucher.ts";

/** The kinds of steps by the word that a story writes after "do". The only list. */
export const stepKinds: Readonly<Record<string, StepKind>> = {
  job,
  bill,
  goods,
  awb,
  nextMawb,
  vgm,
  manifest,
  arrivalNotice,
  deliveryOrder,
  paper,
  lock,
  mail,
  charges,
  changeLine,
  readLines,
  deleteLines,
  note,
  noteEdit,
  noteSend,
  noteReject,
  noteDelete,
  profit,
  tariff,
  lookup,
  freeTime,
  clearances,
  convert,
  linkRule,
  linkFee,
  revertLinkFee,
  replicate,
  autoRate,
  advance,
  approve,
  deny,
  unlock,
  soa,
  rejectSoa,
  settlement,
  combine,
  invoice,
  voucher,
  payable,
  receipt,
  cancelReceipt,
  netoff,
  receivable,
  sync,
  callback,
};
