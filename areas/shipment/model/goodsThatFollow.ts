import { decimal } from "@fairway/core/money/decimal.ts";

/** Sums and texts of goods by field. */
export type Goods = Readonly<Record<string, string | null>>;

const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text);

const isEmpty = (value: string | null | undefined) =>
  !value?.trim() || (isNumber(value) && decimal(value).isZero());

/** Do two values say the same? 12 and 12.000 do. */
function isSame(one: string | null | undefined, other: string | null | undefined): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  const [first = "", second = ""] = [one ?? "", other ?? ""];
  if (isNumber(first) && isNumber(second)) return decimal(first).eq(decimal(second));
  return first === second;
}

/** Returns the fields that recalculating would overwrite with another value. */
export function overwritten(now: Goods, computed: Goods): string[] {
  return Object.keys(computed).filter(
    (field) => !isEmpty(now[field]) && !isSame(now[field], computed[field]),
  );
}

/**
 * Returns the values of fields that follow the container list: empty ones, and those that still
 * have the value that the list gave before.
 */
export function goodsThatFollow(now: Goods, before: Goods, computed: Goods): Goods {
  return Object.fromEntries(
    Object.entries(computed).filter(
      ([field, value]) =>
        !isSame(now[field], value) && (isEmpty(now[field]) || isSame(now[field], before[field])),
    ),
  );
}
