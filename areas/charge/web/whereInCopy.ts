import { billFields } from "@fairway/areas/service/model/billFields.ts";
import { jobFields } from "@fairway/areas/service/model/jobFields.ts";
import type { Facts, Words } from "@fairway/core/words/words.ts";

const words = {
  bill: { en: "House bill {no}", vi: "Vận đơn nhà {no}" },
  container: { en: "container {no}", vi: "container {no}" },
  selling: { en: "selling line {no}", vi: "dòng phí bán {no}" },
  buying: { en: "buying line {no}", vi: "dòng phí mua {no}" },
  onBehalf: { en: "on-behalf line {no}", vi: "dòng chi hộ {no}" },
} as const satisfies Record<string, Words>;

const lists: Readonly<Record<string, Words>> = {
  houseBills: words.bill,
  csMawbcontainers: words.container,
  selling: words.selling,
  buying: words.buying,
  onBehalf: words.onBehalf,
};

/** Names the place of a refused field of a copied job, e.g. “House bill 1, selling line 3”. */
export function whereInCopy(path: string, say: (words: Words, facts?: Facts) => string): string {
  const parts = path.split(".");
  const titles: Readonly<Record<string, Words>> =
    parts[0] === "houseBills" ? billFields : jobFields;
  const told: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const list = lists[parts[at] as string];
    if (list) told.push(say(list, { no: Number(parts[at + 1]) + 1 }));
    const title = titles[parts[at] as string];
    if (title) told.push(say(title));
  }
  return told.join(", ");
}
