import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useAddress } from "../address/useAddress.ts";
import { useLatest } from "../parts/useLatest.ts";
import { useMay } from "../session/session.tsx";
import type { PickCreation } from "./picker.ts";

const key = "fairway.created";

/** A record that was created for a picker of another tab; `name` finds it in the search. */
interface Created {
  readonly by: string;
  readonly id: string;
  readonly name: string;
}

/** The creation that a picker offers. */
export interface OfferedCreation extends PickCreation {
  /** Opens the form in a tab of its own with the typed text as the name of the new record. */
  readonly open: (typed: string) => void;
}

/**
 * The creation that a picker offers, where the user has the right to it.
 *
 * The new record is made in a tab of its own; `onCreated` gets it when it is stored there, and
 * pickers search again when the user comes back.
 */
export function useCreation(
  creation: PickCreation | undefined,
  onCreated: (created: Created) => void,
): OfferedCreation | null {
  const may = useMay();
  const cache = useQueryClient();
  const offered = creation && may(creation.right) ? creation : null;
  const [asked] = useState(() => crypto.randomUUID());
  const created = useLatest(onCreated);
  useEffect(() => {
    if (!offered) return;
    const again = () => void cache.invalidateQueries({ queryKey: ["picker"] });
    const hear = (event: StorageEvent) => {
      if (event.key !== key || !event.newValue) return;
      const record = JSON.parse(event.newValue) as Created;
      if (record.by !== asked) return;
      again();
      created.current(record);
    };
    window.addEventListener("focus", again);
    window.addEventListener("storage", hear);
    return () => {
      window.removeEventListener("focus", again);
      window.removeEventListener("storage", hear);
    };
  }, [offered, cache, asked, created]);
  if (!offered) return null;
  const open = (typed: string) => {
    const [path, search] = offered.to.split("?");
    const parts = new URLSearchParams(search);
    parts.set("for", asked);
    if (typed.trim() !== "") parts.set("name", typed.trim());
    window.open(`${window.location.pathname}#${path}?${parts}`, "_blank");
  };
  return { ...offered, open };
}

/** A form that a picker of another tab opened: what was typed there, and the way to answer it. */
export function useAskedCreation() {
  const { search } = useAddress();
  const by = search["for"];
  const tell = useCallback(
    (id: string, name: string) => {
      if (!by) return;
      localStorage.setItem(key, JSON.stringify({ by, id, name } satisfies Created));
      localStorage.removeItem(key);
    },
    [by],
  );
  /** `back` is what the address of the stored record keeps, so that it can tell again. */
  return { name: search["name"] ?? null, tell, back: by ? `?for=${by}` : "" };
}
