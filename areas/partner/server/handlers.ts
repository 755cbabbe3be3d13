import { logDeclared } from "@fairway/areas/catalogue/server/logKinds.ts";
import type { Resource } from "@fairway/core/resource/resource.ts";
import { type Served, serve } from "@fairway/engine/http/serve.ts";
import { resourceHandlers } from "@fairway/engine/resource/resourceHandlers.ts";
import * as contract from "../contract.ts";
import * as life from "../contractLife.ts";
import * as sheets from "../contractImport.ts";
import * as same from "../contractSame.ts";
import * as tabs from "../contractTabs.ts";
import { partner } from "../model/partner.ts";
import { potential } from "../model/potential.ts";
import { addPartnerFromUser } from "./addStaffPartner.ts";
import { rejectPartner, requestPartner } from "./approvePartner.ts";
import { checkTaxCode } from "./checkTaxCode.ts";
import { choosePartners, partnerByTaxCode } from "./choosePartners.ts";
import { convertPotential } from "./convertPotential.ts";
import { findLikePartners } from "./findLikePartners.ts";
import { getPartnerById, getSubPartners, mayDeletePartner, mayOpenPartner } from "./getPartner.ts";
import { exportPartners, listPartners } from "./listPartners.ts";
import { bankTemplate, importBanks, uploadBanks } from "./importBanks.ts";
import { importPartners, partnerTemplate, uploadPartners } from "./importPartners.ts";
import { listPartnerGroups } from "./listPartnerGroups.ts";
import {
  addPartnerAddress,
  getPartnerAddress,
  listPartnerAddresses,
  partnerAddressHistory,
  removePartnerAddress,
  searchPartnerAddresses,
  updatePartnerAddress,
} from "./partnerAddresses.ts";
import {
  addPartnerBank,
  answerBank,
  approvedBanks,
  getPartnerBank,
  listPartnerBanks,
  partnerBankHistory,
  removePartnerBank,
  reviseBank,
  updatePartnerBank,
} from "./partnerBanks.ts";
import { listPartnerCharges, savePartnerCharges } from "./partnerCharges.ts";
import {
  addPartnerEmail,
  getPartnerEmail,
  listPartnerEmails,
  partnerEmailHistory,
  removePartnerEmail,
  updatePartnerEmail,
} from "./partnerEmails.ts";
import { partnerHistory } from "./partnerHistory.ts";
import { updateInfoForPartner } from "./reassignPartner.ts";
import { mergePartners, previewMerge } from "./mergePartners.ts";
import { removePartner } from "./removePartner.ts";
import { removePotential } from "./removePotential.ts";
import { updatePartner } from "./savePartner.ts";
import { sendBanks, sendPartners } from "./sendToAccounting.ts";
import { listMerges, undoMerge } from "./undoMerge.ts";
import "./partnerFileOwners.ts";

logDeclared([partner, potential] as unknown as Resource[]);

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
  serve(same.findLikePartners, findLikePartners),
  serve(same.previewMerge, previewMerge),
  serve(same.mergePartners, mergePartners),
  serve(same.listMerges, listMerges),
  serve(same.undoMerge, undoMerge),
  serve(contract.updatePartner, updatePartner),
  serve(contract.removePartner, removePartner),
  serve(life.requestPartner, requestPartner),
  serve(life.rejectPartner, rejectPartner),
  serve(life.updateInfoForPartner, updateInfoForPartner),
  serve(life.addPartnerFromUser, addPartnerFromUser),
  serve(life.listPartnerGroups, listPartnerGroups),
  serve(tabs.listPartnerEmails, listPartnerEmails),
  serve(tabs.getPartnerEmail, getPartnerEmail),
  serve(tabs.addPartnerEmail, addPartnerEmail),
  serve(tabs.updatePartnerEmail, updatePartnerEmail),
  serve(tabs.removePartnerEmail, removePartnerEmail),
  serve(tabs.partnerEmailHistory, partnerEmailHistory),
  serve(tabs.listPartnerAddresses, listPartnerAddresses),
  serve(tabs.searchPartnerAddresses, searchPartnerAddresses),
  serve(tabs.getPartnerAddress, getPartnerAddress),
  serve(tabs.addPartnerAddress, addPartnerAddress),
  serve(tabs.updatePartnerAddress, updatePartnerAddress),
  serve(tabs.removePartnerAddress, removePartnerAddress),
  serve(tabs.partnerAddressHistory, partnerAddressHistory),
  serve(tabs.listPartnerBanks, listPartnerBanks),
  serve(tabs.listBanksOfPartner, (tx, actor, ask) =>
    listPartnerBanks(tx, actor, { partnerId: ask.id }),
  ),
  serve(tabs.approvedBanksOfPartner, approvedBanks),
  serve(tabs.getPartnerBank, getPartnerBank),
  serve(tabs.addPartnerBank, addPartnerBank),
  serve(tabs.updatePartnerBank, updatePartnerBank),
  serve(tabs.removePartnerBank, removePartnerBank),
  serve(tabs.reviseBank, reviseBank),
  serve(tabs.answerBank, answerBank),
  serve(tabs.partnerBankHistory, partnerBankHistory),
  serve(tabs.sendBanks, sendBanks),
  serve(tabs.sendPartners, sendPartners),
  serve(tabs.listPartnerCharges, listPartnerCharges),
  serve(tabs.savePartnerCharges, savePartnerCharges),
  serve(sheets.partnerTemplate, (tx, actor) => partnerTemplate(tx, actor, { type: "Supplier" })),
  serve(sheets.uploadPartners, (tx, actor, ask) =>
    uploadPartners(tx, actor, { ...ask, type: "Supplier" }),
  ),
  serve(sheets.importPartners, (tx, actor, ask) =>
    importPartners(tx, actor, { ...ask, type: "Supplier" }),
  ),
  serve(sheets.commercialTemplate, partnerTemplate),
  serve(sheets.uploadCommercial, uploadPartners),
  serve(sheets.importCommercial, importPartners),
  serve(sheets.bankTemplate, bankTemplate),
  serve(sheets.uploadBanks, uploadBanks),
  serve(sheets.importBanks, importBanks),
  ...resourceHandlers(potential, contract.derivedPotentialCalls),
  serve(contract.removePotential, removePotential),
  serve(contract.convertPotential, convertPotential),
];
