import { type Served, serve } from "@fairway/engine/http/serve.ts";
import "../model/deputies.ts";
import * as contract from "../contract.ts";
import { getApproval, getDenials } from "./approvalOf.ts";
import { approveAll, denyAll } from "./decideMany.ts";
import { listApprovals } from "./listApprovals.ts";
import { recallApproval } from "./recallApproval.ts";
import { refreshApproval } from "./refreshApproval.ts";

/** The calls of approvals. */
export const handlers: Served[] = [
  serve(contract.listApprovals, listApprovals),
  serve(contract.getApproval, getApproval),
  serve(contract.getDenials, getDenials),
  serve(contract.approveAll, approveAll),
  serve(contract.denyAll, denyAll),
  serve(contract.recallApproval, recallApproval),
  serve(contract.refreshApproval, refreshApproval),
];
