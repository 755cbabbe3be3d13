import type { JobTab } from "@fairway/areas/shipment/web/places.ts";
import { CdNoteTab } from "./CdNoteTab.tsx";
import { words } from "./words.ts";

/** The notes of a job as a tab of its page. */
export const cdNoteTab: JobTab = {
  key: "CDNOTE",
  words: words.tab,
  Content: ({ job }) => <CdNoteTab job={job} />,
};
