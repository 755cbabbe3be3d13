import { screens as report } from "@fairway/areas/report/web/screens.tsx";
import type { RecordSearch } from "@fairway/ui/palette/sources.ts";
import type { Screen } from "@fairway/ui/screens.ts";

/** The screens of every area; a new area adds its line here. */
export const areaScreens: readonly Screen[] = [...report];

/** Where the palette searches for records; an area with searches adds its line here. */
export const areaSearches: readonly RecordSearch[] = [];
