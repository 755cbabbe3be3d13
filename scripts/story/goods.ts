import { decimal } from "@fairway/core/money/decimal.ts";
import { z } from "zod";
import type { Entries } from "../api/entries.ts";
import { amount, type Output, word } from "./stepKind.ts";

const measures = {
  packages: amount.optional(),
  packageType: word.optional(),
  gw: amount.optional(),
  nw: amount.optional(),
  cbm: amount.optional(),
};

const container = z.strictObject({
  type: word,
  quantity: amount.default("1"),
  no: word.optional(),
  seal: word.optional(),
  tare: amount.optional(),
  part: z.boolean().default(false),
  ...measures,
});

/** Length, width, height in cm, pieces. */
const dimension = z.tuple([amount, amount, amount, amount]);

/** The goods of a job or bill as a story gives them. */
export const goodsFields = {
  ...measures,
  cw: amount.optional(),
  dims: z.array(dimension).optional(),
  /** How many of each type, or line by line. */
  containers: z.union([z.array(container), z.record(word, amount)]).optional(),
};
export const goodsOfStory = z.strictObject(goodsFields);

/** The goods that a step sets on a job; the dimensions may be those of its bills. */
export const goodsToSet = {
  ...goodsFields,
  dims: z.union([z.array(dimension), z.literal("bills")]).optional(),
};
type Goods = z.output<typeof goodsOfStory>;

/** The goods as the forms of jobs and bills have them; what is not given is left out. */
export async function goodsForm(entries: Entries, goods: Goods) {
  const { packages, packageType, gw, nw, cw, cbm, dims, containers } = goods;
  const kind = packageType ? await entries.unit(packageType, "Package") : undefined;
  const form = {
    packageQty: packages,
    packageType: kind,
    grossWeight: gw,
    netWeight: nw,
    chargeWeight: cw,
    cbm,
    dimensionDetails: dims?.map(([length, width, height, pieces]) => ({
      length,
      width,
      height,
      package: pieces,
    })),
    csMawbcontainers: containers && (await containerLines(entries, containers)),
  };
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));
}

async function containerLines(entries: Entries, containers: NonNullable<Goods["containers"]>) {
  const lines = Array.isArray(containers)
    ? containers
    : Object.entries(containers).map(([type, quantity]) => ({ type, quantity, part: false }));
  return Promise.all(
    lines.map(async ({ type, ...line }: z.output<typeof container>) => ({
      containerTypeId: await entries.unit(type, "Container"),
      quantity: line.quantity,
      containerNo: line.no ?? null,
      sealNo: line.seal ?? null,
      tare: line.tare ?? null,
      partof: line.part,
      packageQuantity: line.packages ?? null,
      packageTypeId: line.packageType ? await entries.unit(line.packageType, "Package") : null,
      gw: line.gw ?? null,
      nw: line.nw ?? null,
      cbm: line.cbm ?? null,
    })),
  );
}

/** The goods of an answer. */
interface Sums {
  readonly packageQty: string | null;
  /** What the lines of a job add up to where no packages are keyed. */
  readonly sumPackage?: string;
  readonly grossWeight: string | null;
  readonly netWeight: string | null;
  readonly chargeWeight: string | null;
  readonly cbm: string | null;
  readonly hw?: string | null;
  readonly packageContainer?: string | null;
  readonly revenueTons?: string | null;
  readonly dimensionDetails: readonly { readonly hw: string; readonly cbm: string }[];
}

/** The sums of a job or bill; those that it has not are left out. */
export function sumsOf(record: Sums): Output {
  const lines = record.dimensionDetails;
  return known({
    packages: plain(record.packageQty ?? record.sumPackage),
    gw: three(record.grossWeight),
    nw: three(record.netWeight),
    cbm: three(record.cbm),
    hw: record.hw,
    cw: plain(record.chargeWeight),
    revenueTons: record.revenueTons,
    containers: record.packageContainer,
    dims: lines.length > 0 ? lines.map(({ hw, cbm }) => [hw, cbm]) : null,
  });
}

/** Without the fields that have no value. */
export function known(output: Output): Output {
  return Object.fromEntries(
    Object.entries(output).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** With three decimals. */
export const three = (value: string | null | undefined) => value && decimal(value).toFixed(3);
/** Without needless zeros. */
export const plain = (value: string | null | undefined) => value && decimal(value).toFixed();
