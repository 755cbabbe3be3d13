import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import { Refused } from "@fairway/core/refusal/refusal.ts";
import { type Language, say, type Words } from "@fairway/core/words/words.ts";
import { registeredConstraints, translateDatabaseError } from "../db/constraintRefusals.ts";
import { OUTDATED } from "../db/guardedClient.ts";
import { isDatabaseAway } from "../db/isDatabaseAway.ts";
import { refuseValue } from "../db/refusals.ts";
import { refuseRequest } from "./httpRefusals.ts";

/** The answer of a call that is refused or fails. */
export interface RefusalBody {
  readonly status: false;
  readonly code: string;
  readonly message: string;
  readonly error: { readonly message: string };
  readonly fields: readonly { field: string; code: string; message: string }[];
  readonly requestId: string;
  readonly cure?: NonNullable<Refused["cure"]>;
}

const failed: Words = {
  en: "Something wrong! If it happens again, tell your administrator this number: {requestId}.",
  vi: "Có lỗi xảy ra! Nếu lặp lại, hãy báo quản trị viên mã số này: {requestId}.",
};

/** The number of seconds after which a client that got 503 should retry. */
export const RETRY_SECONDS = 5;

/** Limits that a refusal may name. */
export interface Limits {
  readonly bodyMegabytes: number;
  readonly fileMegabytes: number;
}

// A statement ended by its time limit; a full disk; a newer version is in use.
const refusalOfDatabase: Readonly<Record<string, Parameters<typeof refuseValue>[0]>> = {
  "57014": "database.slow",
  "53100": "database.full",
  [OUTDATED]: "database.newer",
};

/** Finds the refusal behind an error; null for a fault of the program, whose text is not shown. */
export function refusalOf(error: unknown, limits: Limits): Refused | null {
  const translated = translateDatabaseError(error, registeredConstraints());
  if (translated instanceof Refused) return translated;
  if (isDatabaseAway(error)) return refuseValue("database.away", { seconds: RETRY_SECONDS });
  const unable = refusalOfDatabase[(error as { code?: string } | null)?.code ?? ""];
  if (unable) return refuseValue(unable, { seconds: RETRY_SECONDS });
  const { code, statusCode, message } = (error ?? {}) as {
    code?: string;
    statusCode?: number;
    message?: string;
  };
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") {
    const type = /: (.*)$/.exec(message ?? "")?.[1] ?? "";
    return refuseRequest("request.wrongType", { type, expected: "application/json" });
  }
  if (code === "FST_REQ_FILE_TOO_LARGE") {
    return refuse("file.tooLarge", { megabytes: limits.fileMegabytes });
  }
  if (statusCode === 413) return refuse("request.tooLarge", { megabytes: limits.bodyMegabytes });
  if (statusCode === 503) return refuseRequest("request.stopping");
  if (typeof statusCode === "number" && statusCode >= 400 && statusCode < 500) {
    return refuse("ask.malformed", { reason: message ?? "" });
  }
  return null;
}

/** Writes the body of a refusal, or of a failure with only the request's number. */
export function refusalBody(
  refused: Refused | null,
  language: Language,
  requestId: string,
): RefusalBody {
  const message = refused?.say(language) ?? say(failed, language, { requestId });
  return {
    status: false,
    code: refused?.code ?? "server.failed",
    message,
    error: { message },
    fields: (refused?.fields ?? []).map(({ field, code, words, facts }) => ({
      field,
      code,
      message: say(words, language, facts ?? {}),
    })),
    requestId,
    ...(refused?.cure ? { cure: refused.cure } : {}),
  };
}
