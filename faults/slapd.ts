import { mkdirSync, chownSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "@fairway/engine/db/freePort.ts";
import type { Certificate } from "./certificates.ts";
import { type Place, type Running, runIn, startIn, type Wanted } from "./programs.ts";

export const slapd: Wanted = { package: "slapd", file: "/usr/sbin/slapd" };

/** An entry of the directory. */
export interface Entry {
  readonly dn: string;
  readonly uid: string;
  readonly password: string;
}

export const root = "dc=fairway,dc=example";
export const reader = { dn: `cn=reader,${root}`, password: "Reads only 1" };

/** A running directory: its plain and its TLS address. */
export interface Slapd extends Running {
  readonly plain: string;
  readonly tls: string;
  start(): Promise<void>;
}

/**
 * Starts Debian's slapd with people, in a folder of the place.
 *
 * `rules` are further lines of its configuration, e.g. that it answers over TLS only.
 */
export async function startSlapd(
  place: Place,
  options: {
    name: string;
    people: readonly Entry[];
    certificate: Certificate;
    authority: Certificate;
    rules?: readonly string[];
  },
): Promise<Slapd> {
  const data = join(place.folder, `${options.name}-data`);
  mkdirSync(data);
  if (place.account) chownSync(data, place.account.uid, place.account.gid);
  const configuration = await place.write(
    `${options.name}.conf`,
    [
      ...["core", "cosine", "inetorgperson"].map(
        (each) => `include /etc/ldap/schema/${each}.schema`,
      ),
      "modulepath /usr/lib/ldap",
      "moduleload back_mdb",
      `pidfile ${join(data, "slapd.pid")}`,
      `TLSCACertificateFile ${options.authority.file}`,
      `TLSCertificateFile ${options.certificate.file}`,
      `TLSCertificateKeyFile ${options.certificate.key}`,
      ...(options.rules ?? []),
      "database mdb",
      "maxsize 67108864",
      `suffix "${root}"`,
      `directory ${data}`,
      "index objectClass eq",
      "index uid eq",
      "access to attrs=userPassword by anonymous auth by * none",
      `access to * by dn.exact="${reader.dn}" read by anonymous auth by * none`,
      "",
    ].join("\n"),
  );
  const ldif = await place.write(`${options.name}.ldif`, ldifOf(options.people));
  runIn(place, "/usr/sbin/slapadd", ["-q", "-f", configuration, "-l", ldif]);
  const [plainPort, tlsPort] = [await freePort(0), await freePort(0)];
  const plain = `ldap://127.0.0.1:${plainPort}`;
  const tls = `ldaps://127.0.0.1:${tlsPort}`;
  const launch = () =>
    startIn(place, {
      file: slapd.file,
      args: ["-d", "0", "-f", configuration, "-h", `${plain}/ ${tls}/`],
      port: tlsPort,
    });
  let running = await launch();
  return {
    plain,
    tls,
    stop: () => running.stop(),
    async start() {
      running = await launch();
    },
  };
}

function ldifOf(people: readonly Entry[]): string {
  const unit = (dn: string) => {
    const name = /^ou=([^,]+)/.exec(dn)?.[1] ?? "";
    return entry(dn, ["objectClass: organizationalUnit", `ou: ${name}`]);
  };
  const units = [...new Set(people.map(({ dn }) => dn.slice(dn.indexOf(",ou=") + 1)))];
  return [
    entry(root, [
      "objectClass: dcObject",
      "objectClass: organization",
      "o: Fairway",
      "dc: fairway",
    ]),
    entry(reader.dn, [
      "objectClass: organizationalRole",
      "objectClass: simpleSecurityObject",
      "cn: reader",
      `userPassword:: ${base64(reader.password)}`,
    ]),
    ...units.map(unit),
    ...people.map(({ dn, uid, password }) =>
      entry(dn, [
        "objectClass: inetOrgPerson",
        `uid:: ${base64(uid)}`,
        `cn:: ${base64(uid)}`,
        `sn:: ${base64(uid)}`,
        `userPassword:: ${base64(password)}`,
      ]),
    ),
  ].join("\n");
}

const entry = (dn: string, lines: readonly string[]) => `dn:: ${base64(dn)}\n${lines.join("\n")}\n`;
const base64 = (text: string) => Buffer.from(text).toString("base64");
