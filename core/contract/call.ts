import type { z } from "zod";
import type { Permission } from "../permission/permission.ts";

/**
 * Who may make a call; its verb checks the right on the row. `signed` are other systems, which sign
 * each request with a key.
 */
export type CallRight = "public" | "signed" | "signedIn" | Permission | readonly Permission[];

type Shape = z.ZodObject;

/** The declaration of a call; the server route, the OpenAPI entry and the typed client derive from it. */
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
  /** Whether the call writes, where method and path suggest otherwise (a GET that signs out). */
  readonly writes?: boolean;
  /** The call only reads and may be answered from a replica that lags slightly. */
  readonly mayLag?: true;
  /**
   * The body is a multipart form with the file in the field `uploadedFile`, which the verb gets as a
   * whole; `many` takes several, which the verb reads piece by piece.
   */
  readonly upload?: true | "many";
  /** The largest body in megabytes, where the default limit is too small for a whole sheet. */
  readonly bodyMegabytes?: number;
  /** The shape of the answer; `file` for a download. */
  readonly answer: z.ZodType | "file";
  readonly summary: string;
}

/** A declared call. */
export type Call<Spec extends CallSpec = CallSpec> = Spec;

type In<S> = S extends Shape ? z.output<S> : unknown;
type Sent<S> = S extends Shape ? z.input<S> : unknown;

/** An uploaded file. */
export interface SentFile {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array;
}

/** An uploaded file of any size, read piece by piece and as often as needed. */
export interface SpooledFile {
  readonly name: string;
  readonly mime: string;
  /** Unit: bytes. */
  readonly size: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
  readonly read: () => AsyncIterable<Uint8Array>;
}

/** A file in an answer. */
export interface AnsweredFile {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** The browser shows the file instead of saving it. */
  readonly inline?: boolean;
  /** For a long sheet: its number of rows and its approximate size in bytes. */
  readonly many?: { readonly rows: number; readonly bytes: number };
}

/** What a verb receives: parameters, query and body of a call as one object. */
export type Ask<Spec extends CallSpec> = In<Spec["params"]> &
  In<Spec["query"]> &
  In<Spec["body"]> &
  (Spec["upload"] extends true ? { readonly file: SentFile } : unknown) &
  (Spec["upload"] extends "many"
    ? { readonly files: readonly (SentFile | SpooledFile)[] }
    : unknown);

/** What a client sends: as Ask, before defaults are filled in. */
export type AskInput<Spec extends CallSpec> = Sent<Spec["params"]> &
  Sent<Spec["query"]> &
  Sent<Spec["body"]>;

/** What a verb returns. */
export type Answer<Spec extends CallSpec> = Spec["answer"] extends z.ZodType
  ? z.input<Spec["answer"]>
  : AnsweredFile;

/** Declares a call. */
export function call<const Spec extends CallSpec>(spec: Spec): Call<Spec> {
  return spec;
}
