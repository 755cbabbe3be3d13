import { useClient } from "@fairway/ui/client/client.ts";
import { cacheKey } from "@fairway/ui/client/useAsk.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { importResults, pageItems } from "../contract.ts";
import { words } from "./words.ts";

/** Reads the answers of the accounting system from a chosen file. */
export function useResults(): { readonly choose: () => void; readonly field: ReactNode } {
  const say = useSay();
  const client = useClient();
  const cache = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const read = async (file: File) => {
    try {
      const { data } = await client.upload(importResults, {}, file);
      toast.success(say(words.imported, data));
      await cache.invalidateQueries({ queryKey: cacheKey(pageItems) });
    } catch (fault) {
      toast.error((fault as Error).message);
    }
  };
  return {
    choose: () => field.current?.click(),
    field: (
      <input
        ref={field}
        type="file"
        hidden
        accept=".json,.xlsx"
        aria-label={say(words.importResults)}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void read(file);
          event.target.value = "";
        }}
      />
    ),
  };
}
