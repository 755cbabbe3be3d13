/** What of a trip is compared: the pieces that it loaded, and its delivering stops. */
interface Delivery {
  readonly loaded: string | null;
  /** The pieces that were delivered at each delivering stop; null where nothing was yet. */
  readonly delivered: readonly (string | number | null)[];
}

/**
 * Returns by how many pieces the whole delivery of a trip differs from what it loaded: below zero where
 * pieces are missing, zero where none are or where it is not known yet.
 *
 * Source: rule TR-14
 */
export function piecesApart({ loaded, delivered }: Delivery): number {
  const isKnown = Number(loaded) > 0 && delivered.length > 0 && !delivered.includes(null);
  if (!isKnown) return 0;
  return delivered.reduce<number>((sum, pieces) => sum + Number(pieces), 0) - Number(loaded);
}

/** A trip of an answer: its stops stand apart from its proofs. */
export function piecesApartOf(trip: {
  readonly packageQuantity: string | null;
  readonly stops: readonly { readonly id: string; readonly kind: string }[];
  readonly proofs: readonly { readonly stopId: string; readonly pieces: string }[];
}): number {
  const pieces = new Map(trip.proofs.map((proof) => [proof.stopId, proof.pieces]));
  const delivering = trip.stops.filter(({ kind }) => kind === "Deliver");
  return piecesApart({
    loaded: trip.packageQuantity,
    delivered: delivering.map(({ id }) => pieces.get(id) ?? null),
  });
}

/** The same while one stop of a linked trip is proven. */
export function piecesApartWith(
  trip: {
    readonly pieces: string | null;
    readonly stops: readonly {
      readonly id: string;
      readonly kind: string;
      readonly proof: { readonly pieces?: string } | null;
    }[];
  },
  stopId: string,
  pieces: string | number,
): number {
  const delivering = trip.stops.filter(({ kind }) => kind === "Deliver");
  return piecesApart({
    loaded: trip.pieces,
    // A trip that a phone keeps from before does not say the pieces of its proofs.
    delivered: delivering.map(({ id, proof }) =>
      id === stopId ? pieces : (proof?.pieces ?? null),
    ),
  });
}
