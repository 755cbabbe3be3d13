import type { Database } from "@fairway/engine/db/database.ts";
import type { Caller } from "@fairway/engine/http/serve.ts";
import { keyRing } from "./keyRing.ts";

/** Tells a client where to sign in, refresh and sign out. */
export async function discover(_: Database, caller: Caller) {
  const at = (path: string) => `${caller.origin}/${path}`;
  return {
    issuer: caller.origin,
    jwks_uri: at(".well-known/openid-configuration/jwks"),
    token_endpoint: at("connect/token"),
    userinfo_endpoint: at("Connect/Userinfo"),
    end_session_endpoint: at("connect/endsession"),
    scopes_supported: ["openid", "profile", "offline_access", "api"],
    claims_supported: ["sub", "userId", "companyId", "officeId", "departmentId", "groupId"],
    grant_types_supported: ["password", "refresh_token"],
    response_types_supported: ["token"],
    subject_types_supported: ["public"],
    token_endpoint_auth_methods_supported: ["none"],
    id_token_signing_alg_values_supported: ["ES256"],
  };
}

/** Publishes the public keys that access tokens are checked with. */
export async function publishKeys(database: Database) {
  return { keys: (await keyRing(database).published()).map((key) => ({ ...key })) };
}
