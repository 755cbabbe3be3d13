import { type Facts, say, type Words } from "@fairway/core/words/words.ts";

/** Why a declaration of customs software is not stored before a person has looked at it. */
const doubts = {
  number: {
    en: "Number {value} does not have 12 digits.",
    vi: "Số tờ khai {value} không có đủ 12 chữ số.",
  },
  undated: { en: "It has no day of registration.", vi: "Không có ngày đăng ký." },
  noDay: { en: "{column} is no day: {value}.", vi: "{column} không phải là ngày: {value}." },
  noNumber: {
    en: "{column} is no number: {value}.",
    vi: "{column} không phải là số: {value}.",
  },
  notWhole: {
    en: "{column} is no whole number: {value}.",
    vi: "{column} không phải là số nguyên: {value}.",
  },
  outOfRange: {
    en: "{column} is negative or too large: {value}.",
    vi: "{column} âm hoặc quá lớn: {value}.",
  },
  pieces: {
    en: "{column} must be between 0 and 5,000,000, and is {value}.",
    vi: "{column} phải từ 0 đến 5.000.000, hiện là {value}.",
  },
  channel: {
    en: "{value} is no channel: green, yellow or red.",
    vi: "{value} không phải luồng xanh, vàng hoặc đỏ.",
  },
  tooLong: {
    en: "{column} is too long: {value}…",
    vi: "{column} quá dài: {value}…",
  },
} as const satisfies Record<string, Words>;

/** Returns the words of a doubt with its column and value. */
export function sayDoubt(reason: keyof typeof doubts, facts: Facts): Words {
  const words = doubts[reason];
  return { en: say(words, "en", facts), vi: say(words, "vi", facts) };
}
