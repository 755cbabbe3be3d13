import type { Words } from "@fairway/core/words/words.ts";
import type { Service } from "./serviceDeclaration.ts";

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const raised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A sentence about a service: "New {service} job" becomes "New sea FCL export job". Abbreviations
 * keep their capitals.
 */
export function aboutService(sentence: Words, { name }: Pick<Service, "name">): Words {
  const en = name.en.replace(/\b[A-Z][a-z]+/g, lowered);
  return {
    en: raised(sentence.en.replace("{service}", en)),
    vi: raised(sentence.vi.replace("{service}", lowered(name.vi))),
  };
}
