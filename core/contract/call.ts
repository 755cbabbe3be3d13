import type { z } from "zod";
import type { Permission } from "../permission/permission.ts";

/** Who may make a call at all; the row itself is checked by the function behind it. */
export type CallRight = "public" | "signedIn" | Permission | readonly Permission[];

type Shape = z.ZodObject;

/** How a call is declared; the server route, the OpenAPI entry and the typed client derive from it. */
export interface CallSpec {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below /api/v1/{lang}/, matched case-insensitively; `{id}` names a parameter. */
  readonly path: string;
  /** Where the path starts: "api" (default) or "root" for the identity host's calls. */
  readonly at?: "api" | "root";
  readonly right: CallRight;
  readonly params?: Shape;
  readonly query?: Shape;
  readonly body?: Shape;
  /** Says whether the call writes, where method and path tell it wrong (a GET that signs out). */
  readonly writes?: boolean;
  /** It only reads, and may be answered from a copy of the database that is a moment behind. */
  readonly mayLag?: true;
  /** The body is a multipart form with the file in the field `uploadedFile`; `many` takes several. */
  readonly upload?: true | "many";
  /** How large a body may be in megabytes, where the usual limit is too small for a whole sheet. */
  readonly bodyMegabytes?: number;
  /** What is answered; `file` for a download. */
  readonly answer: z.ZodType | "file";
  readonly summary: string;
}

/** A declared call. */
export type Call<Spec extends CallSpec = CallSpec> = Spec;

type In<S> = S extends Shape ? z.output<S> : unknown;
type Sent<S> = S extends Shape ? z.input<S> : unknown;

/** A file that a person sent. */
export interface SentFile {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
}

/** A file that is answered. */
export interface AnsweredFile {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** To be shown in place, not saved. */
  readonly inline?: boolean;
  /** Of a long sheet: its rows, and about how many bytes it will be. */
  readonly many?: { readonly rows: number; readonly bytes: number };
}

/** What the function behind a call receives: parameters, query and body as one object. */
export type Ask<Spec extends CallSpec> = In<Spec["params"]> &
  In<Spec["query"]> &
  In<Spec["body"]> &
  (Spec["upload"] extends true ? { readonly file: SentFile } : unknown) &
  (Spec["upload"] extends "many" ? { readonly files: readonly SentFile[] } : unknown);

/** What a client sends: as Ask, before defaults are filled in. */
export type AskInput<Spec extends CallSpec> = Sent<Spec["params"]> &
  Sent<Spec["query"]> &
  Sent<Spec["body"]>;

/** What the function behind a call answers. */
export type Answer<Spec extends CallSpec> = Spec["answer"] extends z.ZodType
  ? z.input<Spec["answer"]>
  : AnsweredFile;

/** Declares a call. */
export function call<const Spec extends CallSpec>(spec: Spec): Call<Spec> {
  return spec;
}
