import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Words } from "@fairway/core/words/words.ts";
import { nameOf } from "../uses/tableNames.ts";
import { fieldName } from "./columnNames.ts";
import { checkRefusal } from "./checkRefusals.ts";
import { refuseValue } from "./refusals.ts";

/**
 * A violated constraint: its name, and the fields and value that violate it. `values` are those of
 * all columns; a value that holds a comma counts as several.
 */
export type Violation = {
  constraint: string;
  fields: string[];
  value: string;
  values: string[];
};

/** Refusals by the name of the constraint. */
export type ConstraintRefusals = Record<string, (violation: Violation) => Error>;

type DatabaseError = {
  code: string;
  message: string;
  constraint?: string;
  table?: string;
  column?: string;
  detail?: string;
};

const registered: ConstraintRefusals = {};

/** Adds an area's refusals for the constraints of its tables. */
export function registerConstraints(map: ConstraintRefusals): void {
  Object.assign(registered, map);
}

/** Returns all refusals that areas have registered. */
export function registeredConstraints(): ConstraintRefusals {
  return registered;
}

/**
 * Turns an error of the database into a refusal that a user can understand.
 *
 * Errors that a user cannot have caused are returned unchanged.
 */
export function translateDatabaseError(error: unknown, map: ConstraintRefusals): unknown {
  if (!isDatabaseError(error)) return error;
  const violation = violationOf(error);
  const known = map[violation.constraint];
  if (known) return known(violation);
  return standardRefusal(error, violation) ?? error;
}

function standardRefusal(error: DatabaseError, violation: Violation): Error | null {
  const field = violation.fields.at(-1) ?? "";
  const place = field ? { field } : undefined;
  switch (codeOf(error)) {
    case "23505":
      return refuse("record.exists", { what: violation.value || field }, place);
    case "23P01":
      return refuseValue("record.overlaps");
    case "23001":
      return refuse("record.inUse", { where: tableOf(error) });
    case "23503":
      return /still referenced|update or delete/.test(`${error.message} ${error.detail}`)
        ? refuse("record.inUse", { where: tableOf(error) })
        : refuse("record.unknownReference", { what: field }, place);
    case "23502":
      return refuse("field.required", {}, place);
    case "23514":
      return checkRefusal(violation.constraint);
    case "22001":
      return refuseValue("record.tooLong");
    case "22003":
    case "22008":
      return refuseValue("record.outOfRange");
    // Not a number, day or id; an unknown escape; a byte no text may hold.
    case "22P02":
    case "22007":
    case "22P05":
    case "22021":
      return refuseValue("record.malformed");
    default:
      return null;
  }
}

function tableOf(error: DatabaseError): string | Words {
  const named = /referenced from table "([^"]+)"/.exec(error.detail ?? "")?.[1];
  const table = named ?? error.table ?? "";
  return nameOf(table)?.title ?? table;
}

function violationOf(error: DatabaseError): Violation {
  // A sharded table reports the constraint only in the message, with the shard's number at the end.
  const named = error.constraint ?? /constraint "([^"]+)"/.exec(error.message)?.[1] ?? "";
  const [columns = "", value = ""] =
    /^Key \((.+?)\)=\((.*)\)/s.exec(error.detail ?? "")?.slice(1) ?? [];
  const notNull = error.column ?? /column "([^"]+)"/.exec(error.message)?.[1];
  const names = columns ? columns.split(", ") : notNull ? [notNull] : [];
  const plain = names.map((each) => each.replace(/^(?:lower|text_key)\((.*)\)$/, "$1"));
  const fields = plain.map(fieldName).filter((field) => field !== "companyId");
  return {
    constraint: named.replace(/_\d{5,}$/, ""),
    fields,
    value: value.split(", ").at(-1) ?? "",
    values: value.split(", "),
  };
}

function codeOf(error: DatabaseError): string {
  if (error.code !== "XX000") return error.code;
  if (error.message.includes("duplicate key value")) return "23505";
  if (error.message.includes("violates foreign key")) return "23503";
  return error.code;
}

function isDatabaseError(error: unknown): error is DatabaseError {
  if (!(error instanceof Error)) return false;
  const { code, severity } = error as { code?: unknown; severity?: unknown };
  return typeof code === "string" && code.length === 5 && typeof severity === "string";
}
