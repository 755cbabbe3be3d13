import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { getDocumentTypes } from "../contract.ts";
import { isOffered, namesOfTypes } from "../model/documentTypes.ts";

/** The names of all types of document, and those offered for new files of jobs of a service. */
export function useDocumentTypes(service: string | null) {
  const say = useSay();
  const asked = useAsk(getDocumentTypes, {}, { quiet: true });
  const types = asked.data ?? [];
  const names = namesOfTypes(types);
  return {
    names,
    offered: namesOfTypes(types.filter((each) => isOffered(each, service))),
    /** The name of a type; a text that is no type is its own name. */
    nameOf: (type: string | null) => {
      const known = type ? names[type] : undefined;
      return known ? say(known) : type;
    },
  };
}
