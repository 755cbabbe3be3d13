import { serviceOf } from "@fairway/areas/service/model/serviceOf.ts";
import type { Language } from "@fairway/core/words/words.ts";
import { languages } from "@fairway/core/words/words.ts";
import { fold } from "@fairway/core/words/fold.ts";
import { z } from "zod";
import { RefusedCall } from "../../api/callServer.ts";
import { papers } from "../papers.ts";
import { stepKind, word } from "../stepKind.ts";

/** A paper of what a step made, kept as a file; without a name the usual one. */
export const paper = stepKind({
  fields: { of: word, name: word.optional(), language: z.enum(languages).optional() },
  follows: { of: Object.keys(papers) },
  async play(ground, ask) {
    const { signed, made, keep } = ground;
    const about = made(ask["of"]);
    const { family, direction } = serviceOf(about.service);
    const here = (papers[about.kind] ?? []).filter(
      ({ on }) => (on?.family ?? family) === family && (on?.direction ?? direction) === direction,
    );
    const { name } = ask;
    const found = here.find(
      ({ names }) => !name || names.some((each) => fold(each) === fold(name)),
    );
    if (!found)
      throw lacks(
        name ?? "paper",
        here.flatMap(({ names }) => names),
      );
    await found.before?.(ground, about);
    const language: Language | undefined = ask.language;
    const printed = await signed.ask(found.call, { ...found.ask(about), language } as never);
    const ending = found.ending ?? "pdf";
    const file = await keep(`${ask.id}.${ending}`, printed as ArrayBuffer);
    return { output: { file } };
  },
});

function lacks(name: string, there: readonly string[]): RefusedCall {
  const says = `There is no paper "${name}" here; there are ${there.join(", ") || "none"}.`;
  return new RefusedCall("paper", { status: 404, code: "story.noPaper", says });
}
