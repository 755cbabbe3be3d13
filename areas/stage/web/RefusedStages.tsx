import { useSay } from "@fairway/ui/words/useSay.tsx";
import { Alert } from "antd";
import { boardWords as words } from "./boardWords.ts";
import type { RefusedStage } from "./useAssignMany.ts";

/** The stages that were not given, each with its reason. */
export function RefusedStages({ refused }: { readonly refused: readonly RefusedStage[] }) {
  const say = useSay();
  if (refused.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={say(words.refused, { count: refused.length })}
      description={
        <ul className="fw-staff-refused">
          {refused.map(({ stage, reason }) => (
            <li key={stage.id}>{`${stage.code} ${stage.jobNo}: ${reason}`}</li>
          ))}
        </ul>
      }
    />
  );
}
