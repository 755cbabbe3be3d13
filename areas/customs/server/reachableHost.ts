import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";
import { isAllowedHost, tidyHost } from "../model/allowedHosts.ts";
import { refuseEcus } from "../model/ecusRefusals.ts";
import { ecusSettings } from "./ecusSettings.ts";

/** This computer and its link: reached only when the setting names such an address itself. */
const near = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["224.0.0.0", 3],
] as const) {
  near.addSubnet(net, bits, "ipv4");
}
for (const [net, bits] of [
  ["::", 127],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  near.addSubnet(net, bits, "ipv6");
}

/**
 * Resolves an allowed host once and returns the address to dial.
 *
 * Refuses: ecus.hostNotAllowed · ecus.unknownHost
 * Source: rule CU-8
 */
export async function reachableHost(
  serverName: string,
  port: number,
  resolve: (host: string) => Promise<string> = async (host) => (await lookup(host)).address,
): Promise<string> {
  const host = tidyHost(serverName);
  const { hosts } = ecusSettings();
  const notAllowed = () =>
    refuseEcus("ecus.hostNotAllowed", { host: `${host}:${port}` }, { field: "serverName" });
  if (!isAllowedHost(hosts, host, port)) throw notAllowed();
  const address = await resolve(host).catch(() => {
    throw refuseEcus("ecus.unknownHost", { host }, { field: "serverName" });
  });
  const isNamed = host === "localhost" || isIP(host) !== 0 || isAllowedHost(hosts, address, port);
  if (isNear(address) && !isNamed) throw notAllowed();
  return address;
}

function isNear(address: string): boolean {
  // An IPv4 address within IPv6 is checked by its own rules.
  const mapped = /^::ffff:([0-9.]+)$/i.exec(address)?.[1] ?? address;
  return near.check(mapped, isIP(mapped) === 6 ? "ipv6" : "ipv4");
}
