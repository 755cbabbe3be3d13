import { useVerb } from "@fairway/ui/client/useVerb.ts";
import { toast } from "@fairway/ui/parts/toast.ts";
import { useSay } from "@fairway/ui/words/useSay.tsx";
import { useRef } from "react";
import { assignMany, myStages, stageBoard, stagesOfJob } from "../contract.ts";
import type { BoardStage } from "../model/board.ts";
import { boardWords as words } from "./boardWords.ts";

/** A stage that was refused, with the reason. */
export interface RefusedStage {
  readonly stage: BoardStage;
  readonly reason: string;
}

/** Gives stages to a person; what is refused stays named until the next try. */
export function useAssignMany(onDone: (refused: readonly RefusedStage[]) => void): {
  readonly give: (
    stages: readonly BoardStage[],
    person: { readonly id: string; readonly name: string },
  ) => void;
  readonly isBusy: boolean;
} {
  const say = useSay();
  const sent = useRef<{ readonly stages: readonly BoardStage[]; readonly name: string } | null>(
    null,
  );
  const verb = useVerb(assignMany, {
    invalidates: [stageBoard, stagesOfJob, myStages],
    onDone: ({ data }) => {
      const asked = sent.current;
      const count = data.filter(({ isDone }) => isDone).length;
      if (count > 0) toast.success(say(words.assigned, { count, name: asked?.name ?? "" }));
      const refused = data.flatMap(({ id, isDone, reason }) => {
        const stage = asked?.stages.find((each) => each.id === id);
        return isDone || !stage ? [] : [{ stage, reason: reason ?? "" }];
      });
      onDone(refused);
    },
  });
  return {
    isBusy: verb.isPending,
    give: (stages, { id, name }) => {
      sent.current = { stages, name };
      verb.mutate({
        personId: id,
        stages: stages.map((each) => ({ id: each.id, version: each.version })),
      });
    },
  };
}
