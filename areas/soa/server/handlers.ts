import { ownFiles } from "@fairway/areas/document/server/documentFiles.ts";
import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { accountSoas, checkSoaSynced } from "./accountSoas.ts";
import "./adjustSoa.ts";
import { confirmSoa, requestConfirm, reviseSoa } from "./confirmSoa.ts";
import { createSoa } from "./createSoa.ts";
import { deleteSoa, rejectCredit, rejectSoa } from "./endSoa.ts";
import { getSoa, groupsOfSoa, linesOfSoa, mayDeleteSoa, mayOpenSoa, soaHistory } from "./getSoa.ts";
import { giveSoaReason } from "./giveSoaReason.ts";
import { exportSoas, listSoas, querySoas, statesOfSoa } from "./listSoas.ts";
import {
  addMoreCharges,
  chargesByShipment,
  moreCharges,
  previewCharges,
  shipmentsAndNotes,
} from "./previewCharges.ts";
import { soaSheet } from "./exportSoaSheet.ts";
import { dataOfSoa, previewSoa } from "./previewSoa.ts";
import { reissueSoa } from "./reissueSoa.ts";
import { soaSource } from "./soaTable.ts";
import { splitSoa } from "./splitSoa.ts";
import { updateSoa } from "./updateSoa.ts";

ownFiles(soaSource, ({ soano: billingNo }) => ({ billingNo }));

/** The calls of statements of account. */
export const handlers: Served[] = [
  serve(contract.accountSoas, accountSoas),
  serve(contract.checkSoaSynced, checkSoaSynced),
  serve(contract.pageSoas, listSoas),
  serve(contract.querySoas, querySoas),
  serve(contract.exportSoas, exportSoas),
  serve(contract.statesOfSoa, statesOfSoa),
  serve(contract.listChargeShipment, previewCharges),
  serve(contract.moreCharges, moreCharges),
  serve(contract.addMoreCharges, addMoreCharges),
  serve(contract.shipmentsAndNotes, shipmentsAndNotes),
  serve(contract.chargesByShipment, chargesByShipment),
  serve(contract.addSoa, createSoa),
  serve(contract.updateSoa, updateSoa),
  serve(contract.getSoa, getSoa),
  serve(contract.getSoaAfterRate, getSoa),
  serve(contract.groupsOfSoa, groupsOfSoa),
  serve(contract.linesOfSoa, linesOfSoa),
  serve(contract.deleteSoa, deleteSoa),
  serve(contract.mayDeleteSoa, mayDeleteSoa),
  serve(contract.mayOpenSoa, mayOpenSoa),
  serve(contract.requestConfirm, requestConfirm),
  serve(contract.confirmSoa, confirmSoa),
  serve(contract.reviseSoa, reviseSoa),
  serve(contract.giveSoaReason, giveSoaReason),
  serve(contract.rejectSoa, rejectSoa),
  serve(contract.rejectSoaCredit, rejectCredit),
  serve(contract.reissueSoa, reissueSoa),
  serve(contract.splitSoa, splitSoa),
  serve(contract.soaHistory, soaHistory),
  serve(contract.previewSoa, previewSoa),
  serve(contract.dataOfSoa, dataOfSoa),
  serve(contract.exportDetail, soaSheet("detail")),
  serve(contract.exportOps, soaSheet("ops")),
  serve(contract.exportBravo, soaSheet("accounting")),
  serve(contract.exportAir, soaSheet("air")),
  serve(contract.exportAirWithHbl, soaSheet("airWithHbl")),
  serve(contract.exportAirSupplier, soaSheet("airSupplier")),
];
