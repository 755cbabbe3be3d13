/** A host that the server may connect to, with the only port where one is named. */
interface AllowedHost {
  readonly host: string;
  readonly port: number | null;
}

/** Reads a list such as `ecus.example.com; 10.0.0.5:5433; [fd00::5]:5432`. Source: rule CU-8 */
export function readHosts(setting: string): AllowedHost[] {
  return setting.split(/[;,\s]+/).flatMap((entry) => {
    const [, bracketed, plain, port] =
      /^(?:\[([^\]]+)\]|([^:]+|[^:]*(?::[^:]*){2,}))(?::([0-9]+))?$/.exec(entry) ?? [];
    const host = bracketed ?? plain;
    return host ? [{ host: tidyHost(host), port: port ? Number(port) : null }] : [];
  });
}

/** May the server connect to this host and port? */
export function isAllowedHost(hosts: readonly AllowedHost[], host: string, port: number): boolean {
  const name = tidyHost(host);
  return hosts.some((each) => each.host === name && (each.port ?? port) === port);
}

/** A host as it is compared: small letters, no dot at the end, no brackets. */
export function tidyHost(host: string): string {
  return host
    .trim()
    .toLowerCase()
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "");
}
