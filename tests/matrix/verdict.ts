import type { Expectation } from "./expectations/expectation.ts";
import type { Position } from "./model.ts";
import { isShut, type Outcome } from "./play.ts";

/** Does an outcome say yes, as calls of its kind say it? */
export function verdict(
  { kind, shows }: Expectation,
  outcome: Outcome,
  position: Position,
): boolean {
  switch (kind) {
    case "list":
    case "menuList":
      return JSON.stringify(outcome.answer ?? null).includes(String(shows));
    case "answers":
    case "atMost": {
      const { answer } = outcome;
      return answer === true || (answer as { status?: unknown } | undefined)?.status === true;
    }
    case "self":
    case "colleagues":
      return outcome.code !== "access.forbidden";
    default:
      // Another company's record may be refused as a field that is wrong, too.
      return position === "other company" ? outcome.status === undefined : !isShut(outcome);
  }
}
