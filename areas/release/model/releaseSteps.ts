import type { Status } from "@fairway/core/words/statusTag.ts";
import type { Steps } from "@fairway/core/steps/steps.ts";

/**
 * The states of the release of a bill of lading. A spoiled original is taken back and printed again;
 * a bill is released once, and its other originals are void from then on.
 *
 * Source: rules RL-1 to RL-6
 */
export const releaseSteps = {
  Draft: {
    issue: "Issued",
    takeBack: "Issued",
    surrender: "Surrendered",
    telex: "Telex",
    release: "Released",
  },
  Issued: {
    issue: "Issued",
    takeBack: "Issued",
    surrender: "Surrendered",
    telex: "Telex",
    release: "Released",
  },
  Surrendered: { release: "Released" },
  Telex: { release: "Released" },
  // The originals that are still out are void, and may be handed in.
  Released: { takeBack: "Released" },
} as const satisfies Steps;

/** The state of the release of a bill, by the word that is stored; a draft is not stored. */
export const releaseStates = {
  Draft: { words: { en: "Draft", vi: "Bản nháp" }, meaning: "new" },
  Issued: { words: { en: "Originals issued", vi: "Đã phát hành bản gốc" }, meaning: "waiting" },
  Surrendered: {
    words: { en: "Surrendered", vi: "Điện giao hàng (Surrendered)" },
    meaning: "good",
  },
  Telex: { words: { en: "Telex released", vi: "Đã telex release" }, meaning: "good" },
  Released: { words: { en: "Goods released", vi: "Đã giải phóng hàng" }, meaning: "good" },
} as const satisfies Record<keyof typeof releaseSteps, Status>;

export type ReleaseState = keyof typeof releaseSteps;
export type ReleaseVerb = keyof (typeof releaseSteps)["Draft"];

/** The verbs in the order in which they are used. */
export const releaseVerbs = Object.keys(releaseSteps.Draft) as ReleaseVerb[];
