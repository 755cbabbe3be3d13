import { type Served, serve } from "@fairway/engine/http/serve.ts";
import { resourceHandlers } from "@fairway/engine/resource/resourceHandlers.ts";
import * as contract from "../contract.ts";
import { potential } from "../model/potential.ts";
import { addAgreement } from "./addAgreement.ts";
import { checkTaxCode } from "./checkTaxCode.ts";
import { choosePartners, partnerByTaxCode } from "./choosePartners.ts";
import { convertPotential } from "./convertPotential.ts";
import { getPartnerById, getSubPartners, mayDeletePartner, mayOpenPartner } from "./getPartner.ts";
import { exportPartners, listPartners } from "./listPartners.ts";
import { listSalesmen } from "./listSalesmen.ts";
import { checkExistedAgreement, getAgreement, listAgreements } from "./readAgreement.ts";
import { partnerHistory } from "./partnerHistory.ts";
import { removeAgreement } from "./removeAgreement.ts";
import { removePartner } from "./removePartner.ts";
import { removePotential } from "./removePotential.ts";
import { addPartner, updatePartner } from "./savePartner.ts";
import { switchAgreement } from "./switchAgreement.ts";
import { updateAgreement } from "./updateAgreement.ts";

export const handlers: Served[] = [
  serve(contract.listPartners, listPartners),
  serve(contract.exportPartners, exportPartners),
  serve(contract.queryPartners, choosePartners),
  serve(contract.queryPartnerGroups, choosePartners),
  serve(contract.getPartnerById, getPartnerById),
  serve(contract.getPartnerHistory, partnerHistory),
  serve(contract.getSubPartners, getSubPartners),
  serve(contract.checkPartnerDetail, mayOpenPartner),
  serve(contract.checkPartnerDelete, mayDeletePartner),
  serve(contract.checkTaxCode, checkTaxCode),
  serve(contract.getPartnerByTaxCode, partnerByTaxCode),
  serve(contract.addPartner, addPartner),
  serve(contract.updatePartner, updatePartner),
  serve(contract.removePartner, removePartner),
  serve(contract.listSalesmenOf, listSalesmen),
  serve(contract.listAgreements, listAgreements),
  serve(contract.queryAgreements, listAgreements),
  serve(contract.getAgreement, getAgreement),
  serve(contract.checkExistedAgreement, checkExistedAgreement),
  serve(contract.addAgreement, addAgreement),
  serve(contract.updateAgreement, updateAgreement),
  serve(contract.switchAgreement, switchAgreement),
  serve(contract.removeAgreement, removeAgreement),
  ...resourceHandlers(potential, contract.derivedPotentialCalls),
  serve(contract.removePotential, removePotential),
  serve(contract.convertPotential, convertPotential),
];
