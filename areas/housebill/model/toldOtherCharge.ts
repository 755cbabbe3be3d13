import { duePartyWords } from "./otherCharge.ts";
import { toldFields, toldNumber, toldText } from "@fairway/areas/shipment/model/toldJob.ts";

/** The fields of a line of other charges in the history of its bill or its job. */
export const toldOtherCharge = toldFields(
  {
    chargeName: toldText,
    quantity: toldNumber,
    rate: toldNumber,
    amount: toldNumber,
    dueTo: { kind: "choice", of: duePartyWords },
  },
  {
    chargeName: { en: "Charge name", vi: "Tên phí" },
    quantity: { en: "Quantity", vi: "Số lượng" },
    rate: { en: "Unit price", vi: "Đơn giá" },
    amount: { en: "Amount", vi: "Thành tiền" },
    dueTo: { en: "Due to", vi: "Người hưởng" },
  },
);
