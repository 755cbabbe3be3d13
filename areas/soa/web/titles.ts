import { soaWords } from "./words.ts";

/** The titles of the screens of statements. */
export const titles = {
  statements: soaWords.statements,
  newStatement: soaWords.newStatement,
  statement: soaWords.statement,
  editStatement: soaWords.editStatement,
} as const;
