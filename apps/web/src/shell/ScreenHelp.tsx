import { KeyList } from "@fairway/ui/palette/KeyList.tsx";
import { useMatches } from "@tanstack/react-router";
import { helpOf } from "../screenHelp.ts";

/** The help of the open screen: what it is for, and its keys. */
export function ScreenHelp(props: { readonly title: string; readonly onClose: () => void }) {
  const path = useMatches().at(-1)?.fullPath ?? "";
  return (
    <KeyList
      open
      title={props.title}
      about={helpOf(path.replace(/\/\$/g, "/:").replace(/\/$/, ""))}
      onClose={props.onClose}
    />
  );
}
