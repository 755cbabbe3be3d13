import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useMay } from "../session/session.tsx";
import type { PickCreation } from "./picker.ts";

/**
 * The creation that a picker offers, where the user has the right to it.
 *
 * The new record is made in a tab of its own; pickers search again when the user comes back.
 */
export function useCreation(creation: PickCreation | undefined): PickCreation | null {
  const may = useMay();
  const cache = useQueryClient();
  const offered = creation && may(creation.right) ? creation : null;
  useEffect(() => {
    if (!offered) return;
    const again = () => void cache.invalidateQueries({ queryKey: ["picker"] });
    window.addEventListener("focus", again);
    return () => window.removeEventListener("focus", again);
  }, [offered, cache]);
  return offered;
}

/** Opens the screen of a creation in a tab of its own. */
export function openCreation(creation: PickCreation): void {
  window.open(`${window.location.pathname}#${creation.to}`, "_blank");
}
