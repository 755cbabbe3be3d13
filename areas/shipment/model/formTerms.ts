import type { Language, Words } from "@fairway/core/words/words.ts";
import { z } from "zod";
import {
  billTypes,
  freightPayments,
  freightTerms,
  originalNumbers,
  shipmentTypes,
  typesOfMove,
  typesOfService,
} from "./choices.ts";
import { productServices, serviceModes } from "@fairway/areas/service/model/operationChoices.ts";
import { shipmentModes } from "./operationChoices.ts";

/** A term of a fixed list: the word that is stored and its name. */
const terms = z.array(z.object({ id: z.string(), text: z.string() }));
export type Terms = z.infer<typeof terms>;

/** The fixed lists of the forms of jobs and bills. */
export const shipmentTerms = z.object({
  freightTerms: terms,
  freightPayments: terms,
  shipmentTypes: terms,
  billTypes: terms,
  typesOfService: terms,
  typesOfMove: terms,
  originalNumbers: terms,
});

/** The fixed lists of the form of an operation. */
export const operationTerms = z.object({
  productServices: terms,
  serviceModes: terms,
  shipmentModes: terms,
  shipmentTypes: terms,
  customsRoutes: terms,
});

const customsRoutes = {
  Red: { en: "Red", vi: "Luồng đỏ" },
  Green: { en: "Green", vi: "Luồng xanh" },
  Yellow: { en: "Yellow", vi: "Luồng vàng" },
} as const satisfies Record<string, Words>;

const named = (list: Readonly<Record<string, Words>>, language: Language): Terms =>
  Object.entries(list).map(([id, words]) => ({ id, text: words[language] }));

/** Terms that the trade writes alike in every language. */
const asWritten = (list: readonly string[]): Terms => list.map((id) => ({ id, text: id }));

/** The fixed lists of the forms of jobs and bills, in a language. */
export const termsOfShipments = (language: Language): z.infer<typeof shipmentTerms> => ({
  freightTerms: named(freightTerms, language),
  freightPayments: named(freightPayments, language),
  shipmentTypes: named(shipmentTypes, language),
  billTypes: named(billTypes, language),
  typesOfService: asWritten(typesOfService),
  typesOfMove: asWritten(typesOfMove),
  originalNumbers: asWritten(originalNumbers),
});

/** The fixed lists of the form of an operation, in a language. */
export const termsOfOperations = (language: Language): z.infer<typeof operationTerms> => ({
  productServices: named(productServices, language),
  serviceModes: named(serviceModes, language),
  shipmentModes: named(shipmentModes, language),
  shipmentTypes: named(shipmentTypes, language),
  customsRoutes: named(customsRoutes, language),
});
