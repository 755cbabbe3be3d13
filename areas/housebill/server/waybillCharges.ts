// Master and house waybills store their other charges in the same table.
export {
  insertWaybillCharges,
  waybillCharges,
  waybillChargesOfBills,
  writeWaybillCharges,
} from "./waybillChargeTable.ts";
