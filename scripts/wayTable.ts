/** The steps of the way from booking to cash: their names, and the clicks of each before. */
export const waySteps = {
  openForm: { name: "open the form of a job", before: 3 },
  job: { name: "job with two containers", before: 8 },
  houseBill: { name: "house bill", before: 8 },
  charges: { name: "charges: buying, selling, on behalf", before: 9 },
  print: { name: "print the bill", before: 2 },
  note: { name: "debit note, printed", before: 4 },
  invoices: { name: "VAT invoice and on-behalf invoice", before: 9 },
  receipt: { name: "receipt, printed", before: 3 },
} as const;
export type WaySteps = typeof waySteps;

/** What was counted in one language, in the order of the way. */
export type Counted = Readonly<
  Record<
    keyof WaySteps,
    { readonly person: string; readonly clicks: number; readonly keys: number }
  >
>;

/** Most clicks and changes of person that the way may take. */
export const wayAims = { clicks: 25, changes: 2 } as const;

/** The sums of a way. */
export function sumsOf(counted: Counted) {
  const steps = Object.values(counted);
  const sum = (read: (step: (typeof steps)[number]) => number) =>
    steps.reduce((before, step) => before + read(step), 0);
  return {
    clicks: sum((step) => step.clicks),
    keys: sum((step) => step.keys),
    changes: steps.filter((step, at) => at > 0 && step.person !== steps[at - 1]?.person).length,
  };
}

/** The table of the way in both languages. */
export function wayTable(en: Counted, vi: Counted): string {
  const keys = Object.keys(waySteps) as (keyof WaySteps)[];
  const before = keys.reduce((sum, key) => sum + waySteps[key].before, 0);
  const [english, vietnamese] = [sumsOf(en), sumsOf(vi)];
  const rows = [
    ["Step", "Person", "Clicks before", "Clicks (en)", "Keys (en)", "Clicks (vi)", "Keys (vi)"],
    ...keys.map((key) => [
      waySteps[key].name,
      `\`${en[key].person}\``,
      waySteps[key].before,
      en[key].clicks,
      en[key].keys,
      vi[key].clicks,
      vi[key].keys,
    ]),
    [
      "**together**",
      `${english.changes} changes`,
      before,
      english.clicks,
      english.keys,
      vietnamese.clicks,
      vietnamese.keys,
    ],
  ];
  // The first two columns are texts, the others figures; written as the formatter writes them.
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((cells) => String(cells[at]).length)),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const [head = "", ...body] = rows.map((cells) =>
    line(
      cells.map((cell, at) => {
        const [text, width] = [String(cell), widths[at] ?? 0];
        return at < 2 ? text.padEnd(width) : text.padStart(width);
      }),
    ),
  );
  const rule = line(
    widths.map((width, at) => (at < 2 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)),
  );
  return [head, rule, ...body].join("\n");
}

const start = "<!-- way: written by npm run way -->";
const end = "<!-- end -->";

/** The text with its table replaced. */
export function withTable(text: string, table: string): string {
  const [before = "", rest = ""] = text.split(start);
  return `${before}${start}\n\n${table}\n\n${end}${rest.split(end)[1] ?? ""}`;
}

/** The clicks of each step that a written table names for a language. */
export function writtenClicks(text: string, language: "en" | "vi"): Record<string, number> {
  const rows = text.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
  const at = rows.find((cells) => cells[1] === "Step")?.indexOf(`Clicks (${language})`) ?? -1;
  return Object.fromEntries(
    Object.entries(waySteps).map(([key, { name }]) => [
      key,
      Number(rows.find((cells) => cells[1] === name)?.[at] ?? Number.NaN),
    ]),
  );
}
