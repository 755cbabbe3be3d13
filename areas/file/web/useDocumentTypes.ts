import { useAsk } from "@fairway/ui/client/useAsk.ts";
import { getDocumentTypes } from "../contract.ts";
import { isOffered, namesOfTypes } from "../model/documentTypes.ts";

const minute = 60_000;

/** The names of all types of document, and those offered for new files of jobs of a service. */
export function useDocumentTypes(service: string | null) {
  const asked = useAsk(getDocumentTypes, {}, { quiet: true, fresh: minute });
  const types = asked.data ?? [];
  return {
    names: namesOfTypes(types),
    offered: namesOfTypes(types.filter((each) => isOffered(each, service))),
  };
}
