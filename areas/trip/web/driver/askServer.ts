import type { Language } from "@fairway/core/words/words.ts";
import type { LinkedTrip } from "../../model/linkedTrip.ts";
import { driverWords as words } from "./driverWords.ts";

/** Why the server did not do what was asked. */
export class Unsent extends Error {
  /** The server was not reached, or could not work. */
  readonly isLost: boolean;
  /** The link opens nothing any more. */
  readonly isOver: boolean;

  constructor(message: string, is: { readonly lost: boolean; readonly over?: boolean }) {
    super(message);
    this.isLost = is.lost;
    this.isOver = is.over ?? false;
  }
}

/** After this time a connection that answers nothing is none. */
const patience = { Read: 20_000, Report: 20_000, Send: 60_000, Photo: 180_000 };

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
    signal: AbortSignal.timeout(patience[verb]),
  }).catch(() => {
    throw new Unsent(words.offline[language], { lost: true });
  });
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok && said) return said as LinkedTrip;
  throw new Unsent(reasonOf(said) ?? words.failed[language], {
    lost: answer.ok || answer.status >= 500 || answer.status === 429,
    over: (said as { readonly code?: string } | null)?.code === "tripLink.unknown",
  });
}

/** The reason of a refusal: of its first wrong field, else its own. */
function reasonOf(said: unknown): string | null {
  const { message, fields } = (said ?? {}) as {
    readonly message?: string;
    readonly fields?: readonly { readonly message?: string }[];
  };
  return fields?.[0]?.message ?? message ?? null;
}
