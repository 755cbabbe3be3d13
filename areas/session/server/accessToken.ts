import { refuse } from "@fairway/core/refusal/commonRefusals.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { decodeProtectedHeader, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { keyRing } from "./keyRing.ts";

/** Seconds that an access token lasts. */
export const accessSeconds = 15 * 60;
const audience = "fairway";

const claims = z.object({
  userId: z.uuid(),
  companyId: z.uuid(),
  officeId: z.uuid(),
  departmentId: z.uuid().nullable(),
  groupId: z.uuid().nullable(),
  sessionId: z.uuid(),
  /** The administrator when one acts as this user. */
  actor: z.uuid().optional(),
});

/** Who signed in, and the unit they work in. */
export type Claims = z.infer<typeof claims>;

/** A key that is ready to sign. */
export type SigningKey = Awaited<ReturnType<typeof readySigningKey>>;

/** The key that signs now. It may have to be read or made, so it is got before a transaction. */
export const readySigningKey = (database: Database) => keyRing(database).signing();

/** Signs an access token. */
export async function signAccessToken(
  database: Database,
  who: Claims,
  issuer: string,
): Promise<string> {
  return signWith(await readySigningKey(database), who, issuer);
}

/** Signs an access token with a key that is ready. */
export function signWith(
  { kid, key }: SigningKey,
  who: Claims,
  issuer: string,
  seconds = accessSeconds,
): Promise<string> {
  return new SignJWT({ ...who })
    .setProtectedHeader({ alg: "ES256", typ: "at+jwt", kid })
    .setSubject(who.userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(key);
}

// A signature is checked once; its claims are then cached until the token expires.
const checkedTokens = new Map<string, { readonly who: Claims; readonly until: number }>();
const MOST_TOKENS = 5000;
const LATE_SECONDS = 5;

function remember(token: string, who: Claims, until: number): Claims {
  const [oldest] = checkedTokens.keys();
  if (oldest !== undefined && checkedTokens.size >= MOST_TOKENS) checkedTokens.delete(oldest);
  checkedTokens.set(token, { who, until });
  return who;
}

/**
 * Checks signature, kind, audience and age of a token and returns its claims.
 *
 * Refuses: session.missing, whatever is wrong.
 */
export async function checkAccessToken(database: Database, sent: string | null): Promise<Claims> {
  const token = sent ?? "";
  try {
    const { kid } = decodeProtectedHeader(token);
    const key = await keyRing(database).checking(kid ?? "");
    if (!key) throw refuse("session.missing");
    const known = checkedTokens.get(token);
    if (known && known.until > Date.now() / 1000 - LATE_SECONDS) return known.who;
    checkedTokens.delete(token);
    const checked = await jwtVerify(token, key, {
      algorithms: ["ES256"],
      audience,
      typ: "at+jwt",
      clockTolerance: LATE_SECONDS,
      requiredClaims: ["exp", "sub"],
    });
    return remember(token, claims.parse(checked.payload), checked.payload.exp ?? 0);
  } catch (error) {
    // A database that does not answer must not send the user to the sign-in screen.
    if (error instanceof Error && "severity" in error) throw error;
    throw refuse("session.missing");
  }
}
