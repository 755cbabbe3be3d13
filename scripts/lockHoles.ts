type Entry = {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  cpu?: string[];
  os?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

/** The part of package-lock.json that names every installed place. */
export type Lock = { packages: Record<string, Entry> };

const systems = ["android", "darwin", "freebsd", "linux", "openharmony", "win32", "windows"];
const processors = ["arm64", "x64", "ia32", "arm", "ppc64", "riscv64", "s390x", "wasm32"];

/** Finds the optional packages of other platforms that a lock file has no entry for. */
export function lockHoles(lock: Lock): Record<string, Entry> {
  const holes: Record<string, Entry> = {};
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isLocked(lock, path, name)) continue;
      const words = (name.split("/").at(-1) ?? "").split("-");
      const os = systems.find((system) => words.includes(system));
      const cpu = processors.find((processor) => words.includes(processor));
      if (!os || !cpu || !/^\d/.test(version)) continue;
      holes[`node_modules/${name}`] = {
        version,
        cpu: [cpu],
        ...(entry.dev ? { dev: true } : {}),
        ...(words.includes("musl") ? { libc: ["musl"] } : {}),
        ...(words.includes("gnu") ? { libc: ["glibc"] } : {}),
        optional: true,
        os: [os === "windows" ? "win32" : os],
      };
    }
  }
  return holes;
}

function isLocked(lock: Lock, path: string, name: string): boolean {
  for (
    let place = path;
    ;
    place = place.slice(0, Math.max(0, place.lastIndexOf("/node_modules/")))
  ) {
    if (lock.packages[`${place ? `${place}/` : ""}node_modules/${name}`]) return true;
    if (!place.includes("node_modules/"))
      return lock.packages[`node_modules/${name}`] !== undefined;
  }
}
