import type { DecimalText } from "@fairway/core/money/decimal.ts";

/** One container line as a person keys it; weights in kg, volume in m³. */
export interface ContainerForm {
  readonly id?: string | null | undefined;
  readonly containerTypeId: string | null;
  readonly quantity: number;
  readonly containerNo: string | null;
  readonly sealNo: string | null;
  readonly markNo: string | null;
  readonly unitOfMeasureId: string | null;
  readonly commodityId: string | null;
  readonly commodity: string | null;
  readonly packageTypeId: string | null;
  readonly packageQuantity: DecimalText | null;
  readonly description: string | null;
  readonly gw: DecimalText | null;
  readonly nw: DecimalText | null;
  readonly chargeAbleWeight: DecimalText | null;
  readonly cbm: DecimalText | null;
  readonly partof: boolean;
  readonly overrideReason: string | null;
}

/** A container line as it is stored, with its names. */
export interface ContainerLine extends ContainerForm {
  readonly id: string;
  readonly mblid: string;
  readonly hblid: string | null;
  readonly lineNo: number;
  readonly containerTypeCode: string | null;
  readonly containerTypeIso: string | null;
  readonly packageTypeCode: string | null;
  readonly packageTypeName: string | null;
  readonly unitOfMeasureCode: string | null;
}
