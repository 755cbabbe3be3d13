import type { CallSpec } from "@fairway/core/contract/call.ts";
import type { Field, LinkTarget } from "@fairway/core/resource/field.ts";
import { rankedBy } from "@fairway/core/words/rankTexts.ts";
import { z } from "zod";
import type { Client } from "../client/client.ts";
import { type Pick, type PickerSource, picker } from "./picker.ts";

type Row = Readonly<Record<string, unknown>>;

const sources = new Map<string, PickerSource>();

/** The picker of a link: searches the active records with the target's query. */
export function linkPicker(spec: Field): PickerSource {
  const to = spec.to as LinkTarget;
  const among = spec.among ?? {};
  const name = `${to.name} ${JSON.stringify(among)}`;
  let source = sources.get(name);
  if (!source) {
    source = picker(name, (client, keyword) => search(client, to, { ...among, keyword }), {
      byName: to.table === "partner",
    });
    sources.set(name, source);
  }
  return source;
}

/** Finds the picks of the ids in a record. */
export async function picksOf(
  client: Client,
  spec: Field,
  ids: readonly string[],
): Promise<readonly Pick[]> {
  const found = await search(client, spec.to as LinkTarget, { ids });
  return found.filter((each) => ids.includes(each.id));
}

async function search(client: Client, to: LinkTarget, ask: Row): Promise<readonly Pick[]> {
  const whole = to.queryMethod === "GET";
  const call: CallSpec = {
    method: whole ? "GET" : "POST",
    path: to.queryPath,
    right: "signedIn",
    ...(whole ? {} : { body: z.looseObject({}) }),
    answer: z.array(z.looseObject({ id: z.string() })),
    summary: to.name,
  };
  const found = (await client.ask(call, (whole ? {} : ask) as never)) as unknown as Row[];
  const picks = found.map((row) => pickOf(row, to, client.language));
  const keyword = String(ask["keyword"] ?? "");
  // The answer of a call that returns the whole list is searched here.
  return whole
    ? rankedBy(picks, keyword, ({ code, name, also = [] }) => [code, name, ...also])
    : picks;
}

function pickOf(row: Row, to: LinkTarget, language: "en" | "vi"): Pick {
  const said = (field: string) => String(row[field] ?? "");
  const { en, vi } = to.names;
  const other = said(language === "vi" ? en : vi);
  const pick = {
    id: said("id"),
    code: said(to.key),
    name: said(to.names[language]),
    also: [other],
  };
  // A partner is known by its short name; its full name stands below.
  if (to.table !== "partner") return pick;
  return { ...pick, name: said("shortName") || pick.name, detail: pick.name };
}
