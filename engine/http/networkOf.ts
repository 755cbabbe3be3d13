import { isIPv6 } from "node:net";

/**
 * The network that a client's address belongs to, for counting: an IPv4 address itself, of IPv6 the
 * first 64 bits, because every customer of a provider owns that many addresses.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address.slice(0, 100);
  const [plain = ""] = address.split("%");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: Math.max(0, missing) }, () => "0"), ...after];
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}
