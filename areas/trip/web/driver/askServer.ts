import type { Language } from "@fairway/core/words/words.ts";
import type { LinkedTrip } from "../../model/linkedTrip.ts";
import { driverWords as words } from "./driverWords.ts";

/** Why the server did not do what was asked; `isLost` when it was not reached. */
export class Unsent extends Error {
  readonly isLost: boolean;

  constructor(message: string, isLost: boolean) {
    super(message);
    this.isLost = isLost;
  }
}

/** The caller: the text of a link, and the language of the page. */
export interface Driver {
  readonly link: string;
  readonly language: Language;
}

/**
 * Makes a call of a driver and returns the trip after it.
 *
 * Shape: throws `Unsent` with the reason in the language of the page.
 */
export async function askServer(
  { link, language }: Driver,
  verb: "Read" | "Report" | "Send" | "Photo",
  sent: object | FormData,
): Promise<LinkedTrip> {
  const isForm = sent instanceof FormData;
  const answer = await fetch(`/api/v1/${language}/TripProof/${verb}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${link}`,
      ...(isForm ? {} : { "content-type": "application/json" }),
    },
    body: isForm ? sent : JSON.stringify(sent),
  }).catch(() => {
    throw new Unsent(words.offline[language], true);
  });
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said as LinkedTrip;
  const isLost = answer.status >= 500 || answer.status === 429;
  throw new Unsent(reasonOf(said) ?? words.failed[language], isLost);
}

/** The reason of a refusal: of its first wrong field, else its own. */
function reasonOf(said: unknown): string | null {
  const { message, fields } = (said ?? {}) as {
    readonly message?: string;
    readonly fields?: readonly { readonly message?: string }[];
  };
  return fields?.[0]?.message ?? message ?? null;
}
