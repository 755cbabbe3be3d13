import { denyAll, getApproval } from "@fairway/areas/approval/contract.ts";
import { levels } from "@fairway/areas/approval/model/levels.ts";
import { RefusedCall } from "../../api/callServer.ts";
import { z } from "zod";
import { sentAdvances, statusesOf } from "../sentAdvances.ts";
import { stepKind, word } from "../stepKind.ts";

/** The holder of a level, or of the level whose turn it is, denies with a comment. */
export const deny = stepKind({
  fields: { of: word, level: z.enum(levels).optional(), comment: word },
  follows: { of: ["advance", "settlement"] },
  async play(ground, ask) {
    const advances = await sentAdvances(ground, [ask.of]);
    const [{ advanceId, made }] = advances as [(typeof advances)[number]];
    const asked = () => made.requester?.ask(getApproval, { documentId: advanceId });
    const turn = (await asked())?.steps.find((step) => step.isTurn)?.level;
    const level = ask.level ?? turn ?? "manager";
    const holder = (await ground.approvers()).holder(level);
    const items = [{ documentId: advanceId }];
    const { data } = await holder.ask(denyAll, { items, comment: ask.comment });
    const refused = data[0]?.reason;
    if (refused) {
      throw new RefusedCall("Approval/Deny", { status: 409, code: refused.code, says: refused.en });
    }
    return {
      output: {
        statusApproval: await statusesOf(advances, false),
        denials: (await asked())?.denials ?? 0,
      },
    };
  },
});
