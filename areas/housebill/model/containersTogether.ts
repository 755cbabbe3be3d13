import {
  type ContainerForm,
  type ContainerLine,
  containerForm,
} from "@fairway/areas/shipment/model/container.ts";
import { sum } from "@fairway/core/money/decimal.ts";

const summed = ["packageQuantity", "gw", "nw", "chargeAbleWeight", "cbm"] as const;
const shownLines = 3;

/** Parts without a number are parts of one container of their type, until its number is known. */
const doorKey = (line: ContainerLine) =>
  line.containerNo || line.partof ? `${line.containerNo ?? ""}/${line.containerTypeId}` : line.id;

/**
 * Makes one list of the lists of several bills: the parts of one container are one line again, and
 * a list of a job has whole containers only.
 */
export function containersTogether(lines: readonly ContainerLine[]): ContainerLine[] {
  const groups = Map.groupBy(lines, doorKey);
  return [...groups.values()].flatMap((parts) => {
    const [first] = parts;
    if (!first) return [];
    if (parts.length === 1) return [{ ...first, partof: false }];
    const sums = summed.map((field) => [
      field,
      parts.some((part) => part[field] !== null)
        ? sum(parts.map((part) => part[field])).toString()
        : null,
    ]);
    return [{ ...first, ...Object.fromEntries(sums), partof: false }];
  });
}

/** The containers of a job from all its lists: its own, or those of its bills where it has none. */
export function containersOfJob(lines: readonly ContainerLine[]): readonly ContainerLine[] {
  const own = lines.filter(({ hblid }) => hblid === null);
  return own.length > 0 ? own : containersTogether(lines);
}

/** Containers without a number are counted by type; named ones stand for themselves. */
function counted(lines: readonly ContainerLine[]): Map<string, string> {
  const groups = Map.groupBy(lines, (line) =>
    line.containerNo || line.sealNo
      ? `${line.containerNo}/${line.containerTypeId}/${line.sealNo}`
      : `${line.containerTypeId}`,
  );
  return new Map(
    [...groups].map(([key, those]) => {
      const [line] = those;
      const count = those.reduce((total, each) => total + each.quantity, 0);
      const type = line?.containerTypeCode ?? "";
      const mark =
        line?.containerNo || line?.sealNo
          ? [line.containerNo, type, line.sealNo].map((part) => part ?? "_").join("/")
          : `${count}x${type}`;
      return [`${key}/${count}`, mark];
    }),
  );
}

/**
 * Returns the containers that only one of two lists has, as texts: those of the first, those of the
 * second; null when the lists have the same ones.
 */
export function differingContainers(
  one: readonly ContainerLine[],
  other: readonly ContainerLine[],
): readonly [string | null, string | null] | null {
  const [first, second] = [counted(one), counted(other)];
  const only = (those: Map<string, string>, without: Map<string, string>) => {
    const marks = [...those].filter(([key]) => !without.has(key)).map(([, mark]) => mark);
    const rest = marks.length > shownLines ? ["…"] : [];
    return [...marks.slice(0, shownLines), ...rest].join(", ") || null;
  };
  const texts = [only(first, second), only(second, first)] as const;
  return texts[0] === null && texts[1] === null ? null : texts;
}

// What is compared, and so replaced also by nothing.
const compared = new Set(["containerTypeId", "containerNo", "sealNo", "quantity"]);

/**
 * Returns the lines as they replace those of another list. A line for the same container stays, with
 * what the other one does not say, e.g. its weights.
 */
export function containersInto(
  list: readonly ContainerLine[],
  lines: readonly ContainerLine[],
): (ContainerForm & { id: string | null })[] {
  const free = [...list];
  return lines.map((line) => {
    const at = free.findIndex((each) =>
      line.containerNo
        ? each.containerNo === line.containerNo
        : !each.containerNo && each.containerTypeId === line.containerTypeId,
    );
    const [same] = at < 0 ? [] : free.splice(at, 1);
    const said = Object.entries(line).filter(
      ([field, value]) => compared.has(field) || value !== null,
    );
    return {
      ...containerForm.parse({ ...same, ...Object.fromEntries(said) }),
      id: same?.id ?? null,
    };
  });
}
