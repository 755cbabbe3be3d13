import { convertDeclarations } from "@fairway/areas/operation/contract.ts";
import { customsLogistics } from "@fairway/areas/service/model/customsLogistics.ts";
import { z } from "zod";
import type { Made, Output } from "../stepKind.ts";
import { stepKind, word } from "../stepKind.ts";

/** Opens the jobs of customs declarations; each is `step.number` for later steps. */
export const convert = stepKind({
  fields: { rows: z.array(word).min(1) },
  follows: {},
  usesLines: ({ rows }) => rows,
  makesParts: ({ rows }) => rows.map((no) => [no, ["job", "bill"]] as const),
  async play({ signed, row }, { rows }) {
    const { data } = await signed.ask(convertDeclarations, { ids: rows.map((no) => row(no)) });
    const opened: Record<string, Made> = {};
    const told: Record<string, Output> = {};
    for (const { clearanceNo, jobId, jobNo, hblid, code, reason } of data) {
      if (jobId && hblid) {
        opened[clearanceNo] = { jobId, hblid, service: customsLogistics.code };
        told[clearanceNo] = { jobNo };
      } else told[clearanceNo] = { refused: { code, message: reason } };
    }
    const jobs = Object.keys(opened).length;
    return {
      output: { jobs: String(jobs), reasons: String(data.length - jobs), rows: told },
      parts: opened,
    };
  },
});
