import { join } from "node:path";
import { type Place, runIn, type Wanted } from "./programs.ts";

export const openssl: Wanted = { package: "openssl", file: "/usr/bin/openssl" };

/** A certificate and its key, in files. */
export interface Certificate {
  readonly file: string;
  readonly key: string;
}

/** Makes a certificate authority of a place's own. */
export function makeAuthority(place: Place, name: string): Certificate {
  const made = filesOf(place, name);
  run(
    place,
    `req -x509 -days 2 -subj /CN=${name} -addext keyUsage=keyCertSign ${newKey(made.key)} -out ${made.file}`,
  );
  return made;
}

/**
 * Makes a certificate for an address, signed by an authority; one with negative `days` has expired.
 */
export async function makeCertificate(
  place: Place,
  by: Certificate,
  wanted: { name: string; for: string; days?: number },
): Promise<Certificate> {
  const made = filesOf(place, wanted.name);
  const request = join(place.folder, `${wanted.name}.csr`);
  const extensions = await place.write(
    `${wanted.name}.ext`,
    `subjectAltName=${wanted.for}\nbasicConstraints=CA:FALSE\n`,
  );
  run(place, `req -subj /CN=${wanted.name} ${newKey(made.key)} -out ${request}`);
  const days = wanted.days ?? 2;
  run(
    place,
    `x509 -req -in ${request} -CA ${by.file} -CAkey ${by.key} -CAcreateserial -days ${days} -extfile ${extensions} -out ${made.file}`,
  );
  return made;
}

const filesOf = ({ folder }: Place, name: string): Certificate => ({
  file: join(folder, `${name}.pem`),
  key: join(folder, `${name}.key`),
});

const newKey = (key: string) =>
  `-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout ${key}`;

// No name of a temporary folder has a space.
const run = (place: Place, words: string) => runIn(place, openssl.file, words.split(" "));
