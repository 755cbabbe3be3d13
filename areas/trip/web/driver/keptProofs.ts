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
}

const store = "proof";

function openStore(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open("fairway-delivery", 1);
    opening.addEventListener("upgradeneeded", () => {
      opening.result.createObjectStore(store, { keyPath: "id" });
    });
    opening.addEventListener("success", () => done(opening.result));
    opening.addEventListener("error", () => failed(opening.error ?? new Error("no store")));
  });
}

/** Runs one request on the store and waits until what it wrote is kept. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (proofs: IDBObjectStore) => IDBRequest<T>,
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

/** The proofs that are kept for a link. */
export async function keptProofs(link: string): Promise<KeptProof[]> {
  const all = await inStore<KeptProof[]>("readonly", (proofs) => proofs.getAll());
  return all.filter((proof) => proof.link === link);
}

/** Keeps a proof on the phone, also when the page is closed. */
export async function keepProof(proof: KeptProof): Promise<void> {
  await inStore("readwrite", (proofs) => proofs.put(proof));
}

/** Forgets a proof that was sent or discarded. */
export async function forgetProof(id: string): Promise<void> {
  await inStore("readwrite", (proofs) => proofs.delete(id));
}
