import type { Ask } from "@fairway/core/contract/call.ts";
import type { Actor } from "@fairway/core/permission/actor.ts";
import { refuse, refuseFields } from "@fairway/core/refusal/commonRefusals.ts";
import { languages } from "@fairway/core/words/words.ts";
import { stampChange } from "@fairway/engine/db/stamp.ts";
import { maybe, rows, type Tx } from "@fairway/engine/db/tx.ts";
import { deleteRows, insertRow, newId, updateVersioned } from "@fairway/engine/db/writeRows.ts";
import { cleanMarkup } from "@fairway/engine/text/cleanMarkup.ts";
import { type RawBuilder, sql } from "kysely";
import type * as contract from "../contract.ts";
import { mailFamilies, mailKind, mailKindNames } from "../model/mailKinds.ts";
import {
  givenTemplate,
  type MailTemplate,
  serviceOfTemplate,
  type TemplateKey,
  whyNotTemplate,
} from "../model/mailTemplate.ts";
import type { ShownTemplate } from "../model/mailTemplateShapes.ts";
import { refuseMail } from "../model/refusals.ts";

type Stored = Omit<ShownTemplate, "may"> & { readonly id: string; readonly version: number };

const keyOf = ({ kind, family, language }: TemplateKey) => `${kind} ${family} ${language}`;

/** Lists the templates of all mails, changed or not, in the order of their declaration. */
export async function listTemplates(tx: Tx, actor: Actor): Promise<ShownTemplate[]> {
  const stored = await readTemplates(tx, actor, sql`true`);
  const changed = new Map(stored.map((each) => [keyOf(each), each]));
  const keys = mailKindNames.flatMap((kind) =>
    mailFamilies
      .filter((family) => serviceOfTemplate({ kind, family }))
      .flatMap((family) => languages.map((language) => ({ kind, family, language }))),
  );
  return keys.map((key) => shown(actor, key, changed.get(keyOf(key))));
}

/**
 * Saves the texts of a template; what is not markup of words is removed.
 *
 * Refuses: access.forbidden · mail.templateUnknown · mail.placeUnknown · mail.placeOpen ·
 *   field.required for a text of markup alone · record.conflict
 * Source: rule MA-10
 */
export async function saveTemplate(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.saveTemplate>,
): Promise<{ status: true; data: ShownTemplate }> {
  const { kind, family, language, version } = ask;
  const { companyId, userId } = actor;
  actor.must("sysMail.write", wholeCompany(actor));
  mustKnow(ask);
  const texts: MailTemplate = {
    subject: ask.subject,
    body: oneBreak(cleanMarkup(ask.body)),
    repeated: oneBreak(cleanMarkup(ask.repeated)),
    footer: oneBreak(cleanMarkup(ask.footer)),
  };
  refuseFields([
    ...whyNotTemplate(texts),
    ...(texts.body ? [] : [refuse.field("body", "field.required")]),
  ]);
  const stored = await lockTemplate(tx, actor, ask);
  if ((stored?.version ?? null) !== version) throw refuse("record.conflict");
  if (stored) {
    const key = { companyId, id: stored.id, version: stored.version };
    await updateVersioned(tx, "mail_template", key, { ...texts, ...stampChange(actor) });
  } else {
    await insertRow(tx, "mail_template", {
      companyId,
      id: newId(),
      kind,
      family,
      language,
      ...texts,
      userCreated: userId,
      userModified: userId,
    });
  }
  return { status: true, data: await readTemplate(tx, actor, ask) };
}

/**
 * Takes the texts of the product again for a template.
 *
 * Refuses: access.forbidden · record.notFound for a template that nobody changed · record.conflict
 */
export async function resetTemplate(
  tx: Tx,
  actor: Actor,
  ask: Ask<typeof contract.resetTemplate>,
): Promise<{ status: true; data: ShownTemplate }> {
  actor.must("sysMail.write", wholeCompany(actor));
  const stored = await lockTemplate(tx, actor, ask);
  if (!stored) throw refuse("record.notFound");
  if (stored.version !== ask.version) throw refuse("record.conflict");
  await deleteRows(tx, "mail_template", actor.companyId, [stored.id], actor.userId);
  return { status: true, data: shown(actor, ask, undefined) };
}

/** A template as it is stored; without one the caller takes that of the product. */
export function storedTexts(
  { companyId }: Pick<Actor, "companyId">,
  { kind, family, language }: TemplateKey,
): RawBuilder<unknown> {
  return sql`(select jsonb_build_object('subject', t.subject, 'body', t.body,
      'repeated', t.repeated, 'footer', t.footer)
    from mail_template t where t.company_id = ${companyId} and t.kind = ${kind}
      and t.family = ${family} and t.language = ${language})`;
}

/** The template that a mail is written from. */
export function templateOf(key: TemplateKey, stored: MailTemplate | null): MailTemplate {
  return stored ?? givenTemplate(key);
}

async function readTemplate(tx: Tx, actor: Actor, key: TemplateKey): Promise<ShownTemplate> {
  const [stored] = await readTemplates(tx, actor, isKey(key));
  return shown(actor, key, stored);
}

function shown(actor: Actor, key: TemplateKey, stored: Stored | undefined): ShownTemplate {
  const { kind, family, language } = key;
  const may = actor.may("sysMail.write", wholeCompany(actor)) ? ["update"] : [];
  if (stored) return { ...stored, may: may.length > 0 ? [...may, "reset"] : [] };
  return {
    kind,
    family,
    language,
    ...givenTemplate(key),
    id: null,
    version: null,
    userNameModified: null,
    datetimeModified: null,
    may,
  };
}

// The templates are those of every office, so the right must reach all of them.
function wholeCompany({ companyId }: Pick<Actor, "companyId">) {
  const everybody = { officeId: null, departmentId: null, groupId: null, userCreated: null };
  return { companyId, ...everybody };
}

function mustKnow(key: TemplateKey): void {
  if (!serviceOfTemplate(key)) {
    throw refuseMail("mail.templateUnknown", { kind: mailKind(key.kind).title });
  }
}

// A browser writes <br>, the cleaner <br />; lines are split at the first.
const oneBreak = (markup: string) => markup.replace(/<br ?\/?>|\r?\n/g, "<br>");

const isKey = ({ kind, family, language }: TemplateKey) =>
  sql`t.kind = ${kind} and t.family = ${family} and t.language = ${language}`;

function lockTemplate(tx: Tx, { companyId }: Actor, key: TemplateKey) {
  return maybe<{ id: string; version: number }>(
    tx,
    sql`select t.id, t.version from mail_template t
      where t.company_id = ${companyId} and ${isKey(key)} for update`,
  );
}

function readTemplates(tx: Tx, { companyId }: Actor, where: RawBuilder<unknown>) {
  return rows<Stored>(
    tx,
    sql`select t.id, t.version, t.kind, t.family, t.language, t.subject, t.body, t.repeated,
        t.footer, t.datetime_modified, p.username as user_name_modified
      from mail_template t
      left join person p on p.company_id = ${companyId} and p.id = t.user_modified
      where t.company_id = ${companyId} and ${where}`,
  );
}
