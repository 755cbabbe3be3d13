import { PageSkeleton } from "@fairway/ui/parts/Skeletons.tsx";
import { TabbedPages } from "@fairway/ui/parts/TabbedPages.tsx";
import { Suspense } from "react";
import { auditWords as words } from "../model/auditWords.ts";
import LogViewer from "./LogViewer.tsx";
import { logPlaces } from "./places.ts";

/** The audit and the logs of other areas, each on a tab. */
export default function LogScreen() {
  return (
    <TabbedPages
      tabs={[
        { key: "audit", words: words.people, content: () => <LogViewer /> },
        ...logPlaces().map(({ Content, ...tab }) => ({
          ...tab,
          content: () => (
            <Suspense fallback={<PageSkeleton />}>
              <Content />
            </Suspense>
          ),
        })),
      ]}
    />
  );
}
