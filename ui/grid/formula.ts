import { Decimal, decimal } from "@fairway/core/money/decimal.ts";
import { numberBy, type Point } from "@fairway/core/text/numberBy.ts";

const tokens = /\s*(?:([\d.,]+)(%?)|([-+*/()]))/y;
// The limit of nested brackets; more are not typed by hand.
const deepest = 50;

/**
 * Computes what is typed after "=": numbers, + - * / and brackets, `8%` as 0.08; exact decimals.
 *
 * Shape: null when it cannot be read or divides by zero.
 */
export function computeFormula(text: string, point: Point | null, most = 8): string | null {
  const read = readTokens(text, point);
  if (!read) return null;
  let at = 0;
  const take = (...signs: string[]): string | null => {
    const token = read[at];
    if (typeof token !== "string" || !signs.includes(token)) return null;
    at += 1;
    return token;
  };
  const sum = (depth: number): Decimal | null => {
    let value = product(depth);
    for (let sign = take("+", "-"); value && sign; sign = take("+", "-")) {
      const next = product(depth);
      value = next && (sign === "+" ? value.plus(next) : value.minus(next));
    }
    return value;
  };
  const product = (depth: number): Decimal | null => {
    let value = factor(depth);
    for (let sign = take("*", "/"); value && sign; sign = take("*", "/")) {
      const next = factor(depth);
      if (!next || (sign === "/" && next.isZero())) return null;
      value = sign === "*" ? value.times(next) : value.dividedBy(next);
    }
    return value;
  };
  const factor = (depth: number): Decimal | null => {
    if (depth > deepest) return null;
    if (take("-")) return factor(depth + 1)?.negated() ?? null;
    if (take("+")) return factor(depth + 1);
    if (take("(")) {
      const inner = sum(depth + 1);
      return inner && take(")") ? inner : null;
    }
    const token = read[at];
    if (!(token instanceof Decimal)) return null;
    at += 1;
    return token;
  };
  const result = sum(0);
  if (!result || at !== read.length || !result.isFinite()) return null;
  return result.toDecimalPlaces(most, Decimal.ROUND_HALF_UP).toFixed();
}

function readTokens(text: string, point: Point | null): (string | Decimal)[] | null {
  const found: (string | Decimal)[] = [];
  tokens.lastIndex = 0;
  const trimmed = text.trimEnd();
  while (tokens.lastIndex < trimmed.length) {
    const match = tokens.exec(trimmed);
    if (!match) return null;
    if (match[3]) {
      found.push(match[3]);
      continue;
    }
    const number = numberBy(match[1] ?? "", point);
    if (number === null) return null;
    found.push(match[2] ? decimal(number).dividedBy(100) : decimal(number));
  }
  return found.length > 0 ? found : null;
}
