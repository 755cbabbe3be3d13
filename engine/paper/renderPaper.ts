import { fileURLToPath } from "node:url";
import type { Language } from "@fairway/core/words/words.ts";
import { press } from "./paperPress.ts";

/** What a paper is made of: a template, plain JSON of strings, and a language. */
export interface PaperAsk {
  template: string | URL;
  paper: object;
  language: Language;
  deadlineMs?: number;
}

/**
 * Sets a printable document and answers its PDF bytes.
 *
 * Shape: the template reads `sys.inputs.paper` (JSON) and `sys.inputs.language`; nothing a person
 *   typed ever becomes template source.
 * Refuses: with PaperFault, naming the template.
 */
export function renderPaper(ask: PaperAsk): Promise<Buffer> {
  const template =
    ask.template instanceof URL || ask.template.startsWith("file:")
      ? fileURLToPath(ask.template)
      : ask.template;
  return press(
    { template, paper: JSON.stringify(ask.paper), language: ask.language },
    ask.deadlineMs ?? 20_000,
  );
}
