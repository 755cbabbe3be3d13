import { registerMilestoneFollower } from "@fairway/areas/milestone/server/milestoneFollowers.ts";
import { restateCutoffs } from "./restateCutoffs.ts";

// What sailed, arrived or came to the port is not late until the next hour. Rule RA-4
registerMilestoneFollower("radar", async (tx, { companyId }, changed) => {
  const kinds = ["gateIn", "departed", "arrived"];
  const moved = changed.filter(({ kind }) => kinds.includes(kind));
  const jobIds = [...new Set(moved.map(({ jobId }) => jobId))];
  if (jobIds.length > 0) await restateCutoffs(tx, companyId, jobIds);
});
