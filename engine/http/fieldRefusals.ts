import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { FieldRefusal } from "@fairway/core/refusal/refusal.ts";
import type { z } from "zod";
import { refuseRequest } from "./httpRefusals.ts";

type Issue = z.core.$ZodIssue;
type Code = keyof typeof refuseRequest.catalogue;

/** Describes in both languages what is wrong with each field of an ask and how to correct it. */
export function fieldRefusals(issues: readonly Issue[], below = ""): FieldRefusal[] {
  return issues.flatMap((issue) => {
    const field = [below, ...issue.path.map(String)].filter((part) => part !== "").join(".");
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) =>
        refuseRequest.field(field ? `${field}.${key}` : key, "field.unexpected"),
      );
    }
    if (issue.code === "invalid_union") return unionRefusals(issue, field);
    return [oneRefusal(issue, field)];
  });
}

// The alternative whose errors are deepest is most likely the intended one.
function unionRefusals(issue: Extract<Issue, { code: "invalid_union" }>, field: string) {
  const nearest = issue.errors
    .filter((errors) => errors.length > 0)
    .toSorted((a, b) => deepest(b) - deepest(a))[0];
  return nearest ? fieldRefusals(nearest, field) : [wrong(field, "field.wrongForm")];
}

const deepest = (issues: readonly Issue[]) =>
  issues.reduce((most, issue) => Math.max(most, issue.path.length), 0) - issues.length / 100;

const wrong = (field: string, code: Code, facts = {}) => refuseRequest.field(field, code, facts);

function oneRefusal(issue: Issue, field: string): FieldRefusal {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined || issue.input === null
        ? refuse.field(field, "field.required")
        : wrong(field, notA[issue.expected] ?? "field.wrongForm");
    case "too_big":
      return wrong(field, sized(issue.origin, "field.tooLong", "field.tooMany", "field.tooLarge"), {
        most: String(issue.maximum),
      });
    case "too_small":
      if (issue.origin === "string" && Number(issue.minimum) === 1) {
        return refuse.field(field, "field.required");
      }
      return wrong(field, sized(issue.origin, "field.tooShort", "field.tooFew", "field.tooSmall"), {
        least: String(issue.minimum),
      });
    case "invalid_format":
      return wrong(field, formats[issue.format] ?? "field.wrongForm");
    case "invalid_value":
      return issue.input === undefined || issue.input === null || issue.input === ""
        ? refuse.field(field, "field.required")
        : wrong(field, "field.notOneOf", { values: issue.values.map(String).join(", ") });
    case "custom":
      return customRefusal(issue, field);
    default:
      return wrong(field, "field.wrongForm");
  }
}

// A shape may have its own words: `refine(…, { params: { en: "…", vi: "…" } })`.
function customRefusal(issue: Extract<Issue, { code: "custom" }>, field: string): FieldRefusal {
  const { en, vi } = issue.params ?? {};
  if (typeof en === "string" && typeof vi === "string") {
    return { field, code: "field.invalid", words: { en, vi } };
  }
  if (issue.message === "YYYY-MM-DD") return wrong(field, "field.notDay");
  if (issue.message.startsWith("decimal")) return wrong(field, "field.notDecimal");
  return refuse.field(field, "field.invalid", { reason: issue.message });
}

const notA: Readonly<Record<string, Code>> = {
  string: "field.notText",
  number: "field.notNumber",
  int: "field.notWhole",
  boolean: "field.notFlag",
  array: "field.notList",
  object: "field.notObject",
  record: "field.notObject",
};

const formats: Readonly<Record<string, Code>> = {
  uuid: "field.notId",
  guid: "field.notId",
  email: "field.notEmail",
  date: "field.notDay",
};

function sized(origin: string, text: Code, list: Code, number: Code): Code {
  if (origin === "string") return text;
  return origin === "array" || origin === "set" ? list : number;
}
