import type { LinkedTrip } from "../../model/linkedTrip.ts";

/** A photo that waits on the phone. */
export interface KeptPhoto {
  readonly id: string;
  readonly blob: Blob;
  readonly isSent: boolean;
}

/** A proof of delivery on the phone: typed so far, or signed and waiting to be sent. */
export interface KeptProof {
  readonly id: string;
  readonly link: string;
  readonly stopId: string;
  readonly receiver: string;
  readonly pieces: string;
  readonly hasDamage: boolean;
  readonly damage: string;
  /** A PNG as base64; empty until the receiver signs. */
  readonly signature: string;
  /** Null while it is typed. */
  readonly deliveredAt: string | null;
  readonly isSent: boolean;
  readonly photos: readonly KeptPhoto[];
  /** False where the phone keeps nothing, so that only the open page has the proof. */
  readonly isKept?: boolean;
}

/** A trip as the server last answered it. */
interface KeptTrip {
  readonly link: string;
  readonly trip: LinkedTrip;
}

/** A step that a driver reported and that waits on the phone. */
export interface KeptStep {
  readonly id: string;
  readonly link: string;
  readonly verb: "accept" | "load" | "returnEmpty";
  readonly at: string;
}

const stores = { proof: "id", trip: "link", step: "id" } as const;
type Store = keyof typeof stores;

function openStore(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open("fairway-delivery", 3);
    opening.addEventListener("upgradeneeded", () => {
      for (const [store, keyPath] of Object.entries(stores)) {
        if (opening.result.objectStoreNames.contains(store)) continue;
        opening.result.createObjectStore(store, { keyPath });
      }
    });
    opening.addEventListener("success", () => done(opening.result));
    opening.addEventListener("error", () => failed(opening.error ?? new Error("no store")));
  });
}

/** Runs one request on a store and waits until what it wrote is kept. */
async function inStore<T>(
  store: Store,
  mode: IDBTransactionMode,
  work: (kept: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openStore();
  try {
    return await new Promise((done, failed) => {
      const transaction = database.transaction(store, mode);
      const request = work(transaction.objectStore(store));
      transaction.addEventListener("complete", () => done(request.result));
      transaction.addEventListener("abort", () =>
        failed(transaction.error ?? new Error("not kept")),
      );
    });
  } finally {
    database.close();
  }
}

/** What the phone did not keep, as long as the page is open: it has no store, or the store is full. */
const onPage = new Map<string, KeptProof>();

/** The proofs that are kept for a link. */
export async function keptProofs(link: string): Promise<KeptProof[]> {
  const stored = await inStore<KeptProof[]>("proof", "readonly", (proofs) => proofs.getAll()).catch(
    () => [],
  );
  const all = new Map([...stored.map((proof) => [proof.id, proof] as const), ...onPage]);
  return [...all.values()].filter((proof) => proof.link === link);
}

/** Keeps a proof on the phone, also when the page is closed; else on the page. */
export async function keepProof(proof: KeptProof): Promise<void> {
  const { isKept: _, ...kept } = proof;
  await inStore("proof", "readwrite", (proofs) => proofs.put(kept)).then(
    () => onPage.delete(kept.id),
    () => onPage.set(kept.id, { ...kept, isKept: false }),
  );
}

/** Forgets a proof that was sent or discarded. */
export async function forgetProof(id: string): Promise<void> {
  onPage.delete(id);
  await inStore("proof", "readwrite", (proofs) => proofs.delete(id)).catch(() => undefined);
}

/** The steps that are kept for a link, in the order in which they happened. */
export async function keptSteps(link: string): Promise<KeptStep[]> {
  const all = await inStore<KeptStep[]>("step", "readonly", (steps) => steps.getAll()).catch(
    () => [],
  );
  return all
    .filter((step) => step.link === link)
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** Keeps a step on the phone until it is sent; false where the phone keeps nothing. */
export function keepStep(step: KeptStep): Promise<boolean> {
  return inStore("step", "readwrite", (steps) => steps.put(step)).then(
    () => true,
    () => false,
  );
}

/** Forgets a step that was sent or refused. */
export async function forgetStep(id: string): Promise<void> {
  await inStore("step", "readwrite", (steps) => steps.delete(id)).catch(() => undefined);
}

/** The trip of a link as it was last read, for a phone without a connection; null where it has none. */
export async function keptTrip(link: string): Promise<LinkedTrip | null> {
  const kept = await inStore<KeptTrip | undefined>("trip", "readonly", (trips) =>
    trips.get(link),
  ).catch(() => undefined);
  return kept?.trip ?? null;
}

/** Keeps the trip of a link; where the phone keeps nothing, the page needs a connection. */
export async function keepTrip(link: string, trip: LinkedTrip): Promise<void> {
  await inStore("trip", "readwrite", (trips) => trips.put({ link, trip } satisfies KeptTrip)).catch(
    () => undefined,
  );
}

/** Forgets the trip of a link that is over. */
export async function forgetTrip(link: string): Promise<void> {
  await inStore("trip", "readwrite", (trips) => trips.delete(link)).catch(() => undefined);
}
