import { kinds } from "@fairway/core/resource/kinds.ts";
import { expect, test } from "vitest";
import type { z } from "zod";
import { handlers } from "../../apps/server/handlers.ts";
import { findDeclarations } from "../declared/declarations.ts";
import { sources } from "./sources.ts";

const code = sources(".ts", ".tsx").filter(({ path }) => path.startsWith("areas/"));
const contracts = code.filter(({ path }) => /\/contract\w*\.ts$/.test(path));

test("the shape of a record lies in its model: no contract infers a type from a shape", () => {
  const inferring = contracts.filter(({ text }) => /^export type .*z\.(infer|output)</m.test(text));
  expect(inferring.map(({ path }) => path)).toEqual([]);
  expect(contracts.length).toBeGreaterThan(25);
});

test("an optional id is maybeId, except where leaving it out differs from null", () => {
  const other = code.filter(({ text }) => /\bid\.nullish\(\)|orNull\(id\)/.test(text));
  expect(other.map(({ path }) => path)).toEqual(["areas/session/contractStart.ts"]);
});

/** A single value that a call takes, with its path and the name of its field. */
interface Leaf {
  readonly path: string;
  readonly name: string;
  readonly takes: (value: string) => boolean;
}

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly in?: z.ZodType;
}

function leaves(path: string, name: string, shape: z.ZodType): Leaf[] {
  const { type, ...parts } = shape._zod.def as Definition;
  if (type === "object") {
    return Object.entries(parts.shape ?? {}).flatMap(([key, each]) =>
      leaves(`${path}.${key}`, key, each),
    );
  }
  if (type === "union") return (parts.options ?? []).flatMap((each) => leaves(path, name, each));
  const within = parts.innerType ?? parts.element ?? parts.valueType ?? parts.in;
  if (within) return leaves(path, name, within);
  return [{ path, name, takes: (value) => shape.safeParse(value).success }];
}

const asked = handlers.flatMap(({ call }) =>
  [call.body, call.query, call.params].flatMap((shape) =>
    shape ? leaves(`${call.method} ${call.path}`, "", shape as z.ZodType) : [],
  ),
);
const outside = ["0001-01-01", "1989-12-31", "2101-01-01", "9999-12-31"];

test.each(["", "T10:00:00Z"])(
  "every day%s that a call takes lies between 1990 and 2100",
  (time) => {
    const days = asked.filter(({ takes }) => takes(`2026-11-20${time}`) && !takes("no day"));
    const open = days.filter(({ takes }) => outside.some((each) => takes(each + time)));
    expect(open.map(({ path }) => path)).toEqual([]);
    expect(days.length).toBeGreaterThan(time ? 2 : 100);
  },
);

/** Whom a mail or a booking note is from and to is no day. */
const parties = /(SendMailDocument|CsBookingNote\/(addNew|Update))\.(from|to)$/;

test("a value that is named as a day is one, in its shape or in its declaration", async () => {
  const declared = new Set(
    [...(await findDeclarations()).values()].flatMap(({ fields }) =>
      Object.keys(fields).filter((name) => ["date", "instant"].includes(fields[name]?.kind ?? "")),
    ),
  );
  const texts = asked.filter(
    ({ path, name, takes }) =>
      /date$|day$|^[ea]t[ad]$|^from$|^to$/i.test(name) && takes("no day") && !parties.test(path),
  );
  expect([...new Set(texts.map(({ name }) => name))].filter((name) => !declared.has(name))).toEqual(
    [],
  );
  const spec = { kind: "date", label: { en: "Day", vi: "Ngày" }, optional: false, locked: false };
  for (const day of outside) {
    expect(kinds.date.wrong("day", spec as never, day)).toMatchObject({ code: "field.notDay" });
    expect(kinds.instant.wrong("day", spec as never, `${day}T10:00:00Z`)).toMatchObject({
      code: "field.notDay",
    });
  }
});
