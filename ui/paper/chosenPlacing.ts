/** A chosen layout and where the printer of the user puts it on a form. Unit: millimetres. */
export interface ChosenPlacing<Layout extends string> {
  readonly layout: Layout;
  readonly offsetX: number;
  readonly offsetY: number;
}

/**
 * What a user keeps for a paper; a layout that this version does not have is as if nothing was
 * chosen, which is the first layout.
 */
export function chosenPlacing<Layout extends string>(
  kept: { readonly layout: string; readonly offsetX: number; readonly offsetY: number } | null,
  layouts: readonly [Layout, ...Layout[]],
): ChosenPlacing<Layout> {
  const layout = layouts.find((each) => each === kept?.layout);
  return layout && kept
    ? { layout, offsetX: kept.offsetX, offsetY: kept.offsetY }
    : { layout: layouts[0], offsetX: 0, offsetY: 0 };
}
