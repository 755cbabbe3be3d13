import type { Words } from "@fairway/core/words/words.ts";
import { NumberField } from "@fairway/ui/form/fields.tsx";
import { createContext, useContext } from "react";

/** True below a form whose goods have dimension lines, which give the volume weight. */
export const HasDimensions = createContext(false);

/** The volume weight; typed only while the goods have no dimension lines. Rule GO-9 */
export function VolumeWeight(props: {
  readonly name: string;
  readonly label: Words;
  readonly required?: boolean;
}) {
  return <NumberField {...props} most={3} unit="kg" disabled={useContext(HasDimensions)} />;
}
