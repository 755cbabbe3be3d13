import { Refused } from "@fairway/core/refusal/refusal.ts";

/** What a call was refused with; a call that succeeds or fails otherwise is thrown. */
export async function refusal(promise: Promise<unknown>): Promise<Refused> {
  const reason = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(reason instanceof Refused)) throw reason ?? new Error("nothing was refused");
  return reason;
}

/** The wrong fields of a refusal, each with why. */
export function wrongFields(refused: Refused): string[] {
  return refused.fields.map((each) => `${each.field} ${each.code}`);
}
