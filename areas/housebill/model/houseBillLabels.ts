import { billFields } from "@fairway/areas/service/model/billFields.ts";
import type { Words } from "@fairway/core/words/words.ts";
import type { HouseBillForm } from "./houseBill.ts";

/** What each field of a house bill is called in the preview of an import. */
export const houseBillLabels: Readonly<Record<keyof HouseBillForm, Words>> = billFields;
