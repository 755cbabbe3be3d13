import { updatePassword } from "@fairway/areas/session/contract.ts";
import type { AskInput, CallSpec, SentFile } from "@fairway/core/contract/call.ts";
import type { z } from "zod";

/** What a server answers to a call. */
export type Reply<Spec extends CallSpec> = Spec["answer"] extends z.ZodType
  ? z.output<Spec["answer"]>
  : ArrayBuffer;

/** Makes calls of the public HTTP API as one signed-in person. */
export interface Signed {
  readonly base: string;
  readonly token: string;
  ask<Spec extends CallSpec>(call: Spec, ask: AskInput<Spec>): Promise<Reply<Spec>>;
}

/** A person who signed in with a password. */
export interface SignedPerson extends Signed {
  /** Signs the same person in within another unit. */
  inUnit(unit: Unit): Promise<Signed>;
}

/** A place of work. */
export interface Unit {
  readonly officeId: string;
  readonly departmentId: string;
  readonly groupId: string;
}

/** A person who signs in; without a company, in the only one. */
export interface Person {
  readonly user: string;
  readonly password: string;
  readonly language?: "en-US" | "vi";
  readonly companyId?: string;
  readonly unit?: Unit;
}

/** Signs in over HTTP and gives back the caller; a refusal of the server is thrown with its message. */
export async function signIn(base: string, person: Person): Promise<SignedPerson> {
  const companyId = person.companyId ?? (await onlyCompany(base));
  const answer = await fetch(`${base}/connect/token`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({
      grant_type: "password",
      client_id: "fairway",
      scope: "openid profile offline_access api",
      username: person.user,
      password: person.password,
      companyId,
      ...person.unit,
    }),
  });
  const { access_token: token } = (await readReply(answer)) as { access_token: string };
  const root = `${base}/api/v1/${person.language ?? "en-US"}/`;

  return {
    base,
    token,
    inUnit: (unit) => signIn(base, { ...person, unit }),
    async ask(call, ask) {
      const { path, query, body } = parts(call, ask as Record<string, unknown>);
      const response = await fetch(`${root}${path}${query}`, {
        method: call.method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(typeof body === "string" ? { "content-type": "application/json" } : {}),
        },
        ...(body ? { body } : {}),
      });
      if (call.answer !== "file") return (await readReply(response, call)) as never;
      if (!response.ok) await readReply(response, call);
      return (await response.arrayBuffer()) as never;
    },
  };
}

async function onlyCompany(base: string): Promise<string> {
  const companies = await readReply(
    await fetch(`${base}/api/v1/en-US/SysCompany/GetCompanyPermissionLevel`),
  );
  const companyId = (companies as { id: string }[])[0]?.id;
  if (!companyId) throw new Error("the server has no company yet");
  return companyId;
}

/** The signed-in person and where they work. */
export interface Me {
  readonly id: string;
  readonly officeId: string;
  readonly companyId: string;
}

/** Reads the signed-in user from the server. */
export async function whoAmI(signed: Signed): Promise<Me> {
  const answer = await fetch(`${signed.base}/Connect/Userinfo`, {
    headers: { authorization: `Bearer ${signed.token}` },
  });
  return (await readReply(answer)) as Me;
}

/** Replaces a one-time password, as every user with one must. */
export async function changePassword(
  base: string,
  person: Person & { from: string },
): Promise<void> {
  const signed = await signIn(base, { ...person, password: person.from });
  await signed.ask(updatePassword, { oldPassword: person.from, newPassword: person.password });
}

/** Splits an ask into path, query and body by the shapes of its contract. */
function parts(call: CallSpec, ask: Record<string, unknown>) {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(ask[name])),
  );
  const fieldsIn = (shape: z.ZodObject | undefined) =>
    Object.entries(ask).filter(
      ([name, value]) => shape && name in shape.shape && value !== undefined,
    );
  const query = new URLSearchParams();
  for (const [name, value] of fieldsIn(call.query)) query.set(name, String(value));
  return {
    path,
    query: query.size > 0 ? `?${query}` : "",
    body: call.upload
      ? formOf(ask["file"] as SentFile)
      : call.body
        ? JSON.stringify(Object.fromEntries(fieldsIn(call.body)))
        : null,
  };
}

function formOf({ name, mime, bytes }: SentFile): FormData {
  const form = new FormData();
  form.set("uploadedFile", new Blob([Buffer.from(bytes)], { type: mime }), name);
  return form;
}

/** A call that the server refused, with the reasons that it gave; `says` includes those of the fields. */
export class RefusedCall extends Error {
  readonly status: number;
  readonly code: string;
  readonly says: string;

  constructor(at: string, refusal: { status: number; code: string; says: string }) {
    super(`${at} answered ${refusal.status}: ${refusal.says}`);
    this.name = "RefusedCall";
    this.status = refusal.status;
    this.code = refusal.code;
    this.says = refusal.says;
  }
}

/** Reads the answer of a call; a refusal is thrown with its reasons. */
export async function readReply(response: Response, call?: CallSpec): Promise<unknown> {
  const text = await response.text();
  if (response.ok) return text === "" ? null : JSON.parse(text);
  const at = call ? `${call.method} ${call.path}` : response.url;
  throw new RefusedCall(at, { status: response.status, ...reason(text) });
}

function reason(text: string): { code: string; says: string } {
  try {
    const {
      code = "",
      message,
      error_description: description,
      fields,
    } = JSON.parse(text) as {
      code?: string;
      message?: string;
      error_description?: string;
      fields?: { field: string; message: string }[];
    };
    const marked = (fields ?? []).map((each) => `${each.field}: ${each.message}`).join("; ");
    return { code, says: [message ?? description ?? text, marked].filter(Boolean).join(" ") };
  } catch {
    return { code: "", says: text.slice(0, 300) };
  }
}
