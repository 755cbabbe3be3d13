import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import * as sheets from "../contractSheet.ts";
import { addAgreement } from "./addAgreement.ts";
import { addPartner } from "./addPartner.ts";
import {
  confirmAgreement,
  rejectAgreement,
  requestAgreement,
  updateAgreementEmail,
} from "./approveAgreement.ts";
import { assignSalesman, isSalesmanAssigned } from "./assignSalesman.ts";
import { exportAgreements } from "./exportAgreements.ts";
import { agreementTemplate, importAgreements, uploadAgreements } from "./importAgreements.ts";
import { listSalesmen } from "./listSalesmen.ts";
import { parentsOfSalesman, partnersForCharge } from "./partnersForCharge.ts";
import {
  allAgreements,
  checkExistedAgreement,
  getAgreement,
  listAgreements,
  pickAgreements,
} from "./readAgreement.ts";
import { removeAgreement } from "./removeAgreement.ts";
import { switchAgreement } from "./switchAgreement.ts";
import { updateAgreement } from "./updateAgreement.ts";
import "./agreementFileOwner.ts";

export const handlers: Served[] = [
  serve(contract.addPartner, addPartner),
  serve(contract.listAgreements, listAgreements),
  serve(contract.queryAgreements, listAgreements),
  serve(contract.getAgreement, getAgreement),
  serve(contract.checkExistedAgreement, checkExistedAgreement),
  serve(contract.addAgreement, addAgreement),
  serve(contract.updateAgreement, updateAgreement),
  serve(contract.switchAgreement, switchAgreement),
  serve(contract.removeAgreement, removeAgreement),
  serve(contract.requestAgreement, requestAgreement),
  serve(contract.confirmAgreement, confirmAgreement),
  serve(contract.rejectAgreement, rejectAgreement),
  serve(contract.updateAgreementEmail, updateAgreementEmail),
  serve(contract.allAgreements, allAgreements),
  serve(contract.pickAgreements, pickAgreements),
  serve(contract.listSalesmenOf, listSalesmen),
  serve(contract.assignSalesman, assignSalesman),
  serve(contract.isSalesmanAssigned, isSalesmanAssigned),
  serve(contract.partnersForCharge, partnersForCharge),
  serve(contract.parentsOfSalesman, parentsOfSalesman),
  serve(sheets.agreementTemplate, agreementTemplate),
  serve(sheets.uploadAgreements, uploadAgreements),
  serve(sheets.importAgreements, importAgreements),
  serve(sheets.exportAgreements, exportAgreements),
];
