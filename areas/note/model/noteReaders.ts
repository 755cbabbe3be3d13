import { codesOf, serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Permission } from "@fairway/core/permission/permission.ts";

/** Users who may open a note's job, and users with the right in accounting, may read the note. */
export const noteReaders: readonly Permission[] = [
  "accManagement.detail",
  ...codesOf("sea", "air").map((type): Permission => `${serviceOf(type).menu}.detail`),
];
