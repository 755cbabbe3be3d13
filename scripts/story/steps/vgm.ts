import {
  containersOfJob,
  getShipment,
  saveVerifiedMass,
} from "@fairway/areas/shipment/contract.ts";
import { numberKey } from "@fairway/core/text/textKey.ts";
import { RefusedCall } from "../../api/callServer.ts";
import { amount, stepKind, word } from "../stepKind.ts";

/** The verified gross mass of a container of a job, by weighing the packed container. */
export const vgm = stepKind({
  fields: { job: word, container: word, mass: amount },
  follows: { job: ["job"] },
  async play({ signed, made }, ask) {
    const { jobId: id } = made(ask.job);
    const lines = await signed.ask(containersOfJob, { id });
    const line = lines.find(
      (each) => numberKey(each.containerNo ?? "") === numberKey(ask.container),
    );
    if (!line) throw lacks(ask.container);
    const { etd, eta, serviceDate } = await signed.ask(getShipment, { id });
    const { data } = await signed.ask(saveVerifiedMass, {
      id,
      containerId: line.id,
      version: line.version,
      vgm: ask.mass,
      vgmMethod: "1",
      vgmDate: etd ?? eta ?? serviceDate,
      vgmSigner: "STORY SIGNER",
    });
    return { output: { mass: data.vgm } };
  },
});

function lacks(no: string): RefusedCall {
  const says = `The job has no container ${no}.`;
  return new RefusedCall("vgm", { status: 404, code: "story.noContainer", says });
}
