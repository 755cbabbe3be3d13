import { askFirst, type Question } from "./asking.ts";

/** Asks a question: `if (await confirm({ title: say(words.sure) })) …`. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  return askFirst;
}
