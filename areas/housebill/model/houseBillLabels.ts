import { billFields } from "@fairway/areas/service/model/billFields.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { HouseBillForm } from "./houseBill.ts";

/** The name of each field of a house bill in the preview of an import. */
export const houseBillLabels: Readonly<Record<keyof HouseBillForm, Words>> = billFields;
