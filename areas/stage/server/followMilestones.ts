import { registerMilestoneFollower } from "@fairway/areas/milestone/server/milestoneFollowers.ts";
import { followRecords } from "./followRecords.ts";
import { moveDeadlinesOn } from "./moveDeadlines.ts";

// A deadline that counts from customs clearance moves with it. The state of the job follows with
// the next saved stage or by the clock.
registerMilestoneFollower("stage", async (tx, by, changed) => {
  const cleared = changed.filter(({ kind }) => kind === "cleared" || kind === "declared");
  const jobIds = [...new Set(cleared.map(({ jobId }) => jobId))];
  if (jobIds.length > 0) await moveDeadlinesOn(tx, by, jobIds, ["clearance"]);
  const reached = changed.filter(({ isActual }) => isActual);
  await followRecords(
    tx,
    by,
    reached.map(({ jobId }) => jobId),
  );
});
