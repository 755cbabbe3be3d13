import { overdueAges } from "@fairway/areas/due/model/overdueAges.ts";
import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import {
  exportDebitByContract,
  exportDebitDetail,
  exportOutstandingDebit,
  exportReceivables,
} from "./exportReceivables.ts";
import { getDebitDetail, getDebtDetail, getDetailOfPartner } from "./getDebtDetail.ts";
import { pageReceivables, queryReceivables } from "./listReceivables.ts";
import { moveSalesman } from "./moveSalesman.ts";
import { calculateDebitAmount, calculateOverdue } from "./recountReceivables.ts";

/** The calls of receivables. */
export const handlers: Served[] = [
  serve(contract.pageReceivables, pageReceivables),
  serve(contract.queryReceivables, queryReceivables),
  serve(contract.getDebtDetail, getDebtDetail),
  serve(contract.getDetailOfPartner, getDetailOfPartner),
  serve(contract.getDebitDetail, getDebitDetail),
  serve(contract.exportReceivables, exportReceivables),
  serve(contract.exportDebitDetail, exportDebitDetail),
  serve(contract.exportDebitByContract, exportDebitByContract),
  serve(contract.exportOutstandingDebit, exportOutstandingDebit),
  serve(contract.calculateDebitAmount, calculateDebitAmount),
  serve(contract.calculateOverDue1To15, calculateOverdue(overdueAges.over1To15)),
  serve(contract.calculateOverDue15To30, calculateOverdue(overdueAges.over16To30)),
  serve(contract.calculateOverDue30, calculateOverdue(overdueAges.over30)),
  serve(contract.moveSalesman, moveSalesman),
];
