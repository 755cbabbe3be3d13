/** "VESSEL - VOYAGE", or the known one of the two. */
export function vesselAndVoyage(vessel: string | null, voyage: string | null): string | null {
  return [vessel, voyage].filter(Boolean).join(" - ") || null;
}
