/** One field that the server refused. */
export interface RefusedField {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** Why a call failed: the server's refusal, or `timeout` and `network` with status 0. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: readonly RefusedField[];
  readonly requestId: string | null;
  /** What the user may ask for to get past it: a kind, and the ids that the ask needs. */
  readonly cure: Readonly<Record<string, string | number | null>> | null;

  constructor(
    status: number,
    code: string,
    message: string,
    fields: readonly RefusedField[] = [],
    requestId: string | null = null,
    cure: Refusal["cure"] = null,
  ) {
    super(message);
    this.name = "Refusal";
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.requestId = requestId;
    this.cure = cure;
  }

  /** Another user saved the record first. */
  get isConflict(): boolean {
    return this.status === 409 && this.code === "record.conflict";
  }
}

/** Says why a call failed where no field is marked: a refused ask names its fields and their reasons. */
export function reasonOf({ code, message, fields }: Refusal): string {
  if (code !== "ask.invalid" || fields.length === 0) return message;
  return fields.map((each) => `${each.field}: ${each.message}`).join(" · ");
}

interface Envelope {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly error?: unknown;
  readonly error_description?: unknown;
  readonly fields?: readonly RefusedField[];
  readonly requestId?: string;
  readonly cure?: Refusal["cure"];
}

/** Reads a refused answer; text order: sign-in description, nested error, message. */
export function readRefusal(status: number, body: unknown, fallback: string): Refusal {
  const envelope = (body && typeof body === "object" ? body : {}) as Envelope;
  const nested = (envelope.error as { message?: unknown } | null)?.message;
  const message = [envelope.error_description, nested, envelope.message].find(
    (each) => typeof each === "string" && each !== "",
  );
  const code = typeof envelope.code === "string" ? envelope.code : String(envelope.error ?? status);
  return new Refusal(
    status,
    typeof envelope.error === "string" ? envelope.error : code,
    (message as string | undefined) ?? fallback,
    Array.isArray(envelope.fields) ? envelope.fields : [],
    envelope.requestId ?? null,
    envelope.cure ?? null,
  );
}
