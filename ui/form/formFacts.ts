import type { Words } from "@fairway/core/words/words.ts";
import { createContext } from "react";

/** What the fields of one form share. */
export interface FormFactsValue {
  readonly readOnly: boolean;
  /** Labels by field name, for the comparison after a conflict. */
  readonly labels: Map<string, Words>;
}

/** Passes the facts of a form to its fields. */
export const FormFacts = createContext<FormFactsValue>({ readOnly: false, labels: new Map() });
