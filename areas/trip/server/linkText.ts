import { createHash, randomBytes } from "node:crypto";

/** Makes the secret text of a link: its company, and 128 random bits. Rule TR-7 */
export function newLinkText(companyId: string): string {
  const company = Buffer.from(companyId.replaceAll("-", ""), "hex").toString("base64url");
  return `${company}.${randomBytes(16).toString("base64url")}`;
}

/** Splits the text of a link into its company and the hash that is kept of it; null for anything else. */
export function readLinkText(
  text: string | null,
): { readonly companyId: string; readonly sha256: string } | null {
  const company = /^([\w-]{22})\.[\w-]{22}$/.exec(text ?? "")?.[1];
  if (!text || !company) return null;
  const hex = Buffer.from(company, "base64url").toString("hex");
  const companyId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return { companyId, sha256: createHash("sha256").update(text).digest("base64url") };
}
