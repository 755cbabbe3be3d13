import { z } from "zod";
import { fold } from "../../words/fold.ts";
import { say, type Words } from "../../words/words.ts";
import type { KindRules } from "../kindRules.ts";
import { refuseValue } from "../refusals.ts";

/** The words of a flag in lists and sheets. */
export const flagWords = {
  on: { en: "Active", vi: "Đang dùng" },
  off: { en: "Inactive", vi: "Ngừng dùng" },
} satisfies Record<string, Words>;

const yes = ["active", "dang dung", "yes", "co", "true", "x", "1"];
const no = ["inactive", "ngung dung", "no", "khong", "false", "0"];

/** On or off. */
export const flag: KindRules = {
  sent: z.boolean().nullish(),
  asked: z.boolean().nullish(),
  filters: true,
  answered: z.boolean(),
  tidy: (spec, raw) => (typeof raw === "boolean" ? raw : (spec.start ?? false)),
  wrong: () => null,
  cell: (_, value, language) => say(value ? flagWords.on : flagWords.off, language),
  read: (name, spec, cell) => {
    const said = fold(cell);
    if (said === "") return { value: spec.start ?? true };
    if (yes.includes(said)) return { value: true };
    if (no.includes(said)) return { value: false };
    return { problem: refuseValue.field(name, "field.notFlag", { value: cell }) };
  },
};
