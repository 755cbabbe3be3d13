import {
  id,
  maybeChoice,
  maybeCode,
  maybeDay,
  maybeDecimal,
  maybeId,
  maybeText,
} from "@fairway/core/contract/shapes.ts";
import { answeredFields } from "@fairway/core/contract/answeredFields.ts";
import { z } from "zod";

/** The verified gross mass of a container, in kg. */
export const verifiedMassForm = z.object({
  vgm: maybeDecimal,
  vgmMethod: maybeChoice(["1", "2"]),
  vgmDate: maybeDay,
  vgmSigner: maybeText(200),
  vgmCutOff: maybeDay,
});

/** What is declared about the goods of a line and the climate that they need. */
export const declaredForm = z.object({
  hsCode: maybeCode(20),
  unNumber: maybeCode(20),
  imoClass: maybeCode(10),
  subsidiaryRisk: maybeCode(20),
  packingGroup: maybeCode(10),
  properShippingName: maybeText(500),
  flashPoint: maybeDecimal,
  ems: maybeCode(20),
  marinePollutant: z.boolean().default(false),
  stowage: maybeText(100),
  emergencyContact: maybeText(200),
  setPoint: maybeDecimal,
  vent: maybeDecimal,
  humidity: maybeDecimal,
});

/**
 * The keyed fields of a line of goods: a container, or packages in a shared one; weights in kg,
 * volume in m³.
 */
export const containerForm = z.object({
  id: maybeId,
  containerTypeId: maybeId,
  quantity: z.coerce.number().int().min(0).max(9999).default(1),
  containerNo: maybeCode(20),
  sealNo: maybeCode(50),
  markNo: maybeText(200),
  unitOfMeasureId: maybeId,
  commodityId: maybeId,
  commodity: maybeText(500),
  packageTypeId: maybeId,
  packageQuantity: maybeDecimal,
  description: maybeText(2000),
  gw: maybeDecimal,
  nw: maybeDecimal,
  chargeAbleWeight: maybeDecimal,
  cbm: maybeDecimal,
  partof: z.boolean().default(false),
  overrideReason: maybeText(500),
  tare: maybeDecimal,
  ownerId: maybeId,
  offHireDepot: maybeText(200),
  offHireRefNo: maybeCode(50),
  ...declaredForm.shape,
  ...verifiedMassForm.shape,
});
type Form = z.infer<typeof containerForm>;
/** A container line as rules read it; a new line has no id. */
export type ContainerForm = Readonly<Omit<Form, "id">> & {
  readonly id?: string | null | undefined;
};

/** A stored container line with its names. */
export const storedContainer = z.object({
  id,
  mblid: id,
  hblid: id.nullable(),
  lineNo: z.number(),
  containerTypeId: id.nullable(),
  containerTypeCode: z.string().nullable(),
  containerTypeIso: z.string().nullable(),
  quantity: z.number(),
  containerNo: z.string().nullable(),
  sealNo: z.string().nullable(),
  markNo: z.string().nullable(),
  unitOfMeasureId: id.nullable(),
  unitOfMeasureCode: z.string().nullable(),
  commodityId: id.nullable(),
  commodity: z.string().nullable(),
  packageTypeId: id.nullable(),
  packageTypeCode: z.string().nullable(),
  packageTypeName: z.string().nullable(),
  packageQuantity: z.string().nullable(),
  description: z.string().nullable(),
  gw: z.string().nullable(),
  nw: z.string().nullable(),
  chargeAbleWeight: z.string().nullable(),
  cbm: z.string().nullable(),
  partof: z.boolean(),
  overrideReason: z.string().nullable(),
  tare: z.string().nullable(),
  ownerId: id.nullable(),
  ownerCode: z.string().nullable(),
  ownerName: z.string().nullable(),
  offHireDepot: z.string().nullable(),
  offHireRefNo: z.string().nullable(),
  ...answeredFields(declaredForm.omit({ marinePollutant: true }).shape),
  marinePollutant: z.boolean(),
  ...answeredFields(verifiedMassForm.omit({ vgmMethod: true }).shape),
  vgmMethod: z.enum(["1", "2"]).nullable(),
  /** Counts the changes of the line; the call that writes a verified mass sends it. */
  version: z.number(),
});
export type ContainerLine = Readonly<z.infer<typeof storedContainer>>;

/** A row read from a container sheet, with the errors of its cells. */
export const containerSheetRow = containerForm.extend({
  rowNo: z.number(),
  containerTypeCode: z.string().nullable(),
  packageTypeName: z.string().nullable(),
  unitOfMeasureCode: z.string().nullable(),
  isValid: z.boolean(),
  faults: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type ContainerSheetRow = z.infer<typeof containerSheetRow>;
