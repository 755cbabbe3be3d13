interface Trip {
  readonly supplierId: string | null;
  readonly costLineId: string | null;
}

/** The one buying charge of the supplier of a trip that has no cost line yet; null where it is not one. */
export function proposedCost<Line extends { readonly partnerId: string | null }>(
  { supplierId, costLineId }: Trip,
  lines: readonly Line[],
): Line | null {
  if (supplierId === null || costLineId !== null) return null;
  const [line, another] = lines.filter(({ partnerId }) => partnerId === supplierId);
  return line && !another ? line : null;
}
