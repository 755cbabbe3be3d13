import { StatusTag } from "@fairway/ui/parts/StatusTag.tsx";
import { accessWords as words } from "./words.ts";

/** Is a user or template in use? */
export function ActiveTag({ active }: { readonly active: boolean }) {
  return (
    <StatusTag
      words={active ? words.active : words.inactive}
      meaning={active ? "good" : "cancelled"}
    />
  );
}
