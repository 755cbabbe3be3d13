import { containersOfJob } from "@fairway/areas/housebill/model/containersTogether.ts";
import type { HouseBill } from "@fairway/areas/housebill/model/houseBill.ts";
import { vesselAndVoyage } from "@fairway/areas/shipment/model/vesselAndVoyage.ts";
import type { PaperHead } from "@fairway/areas/organisation/model/letterhead.ts";
import type { ContainerLine } from "@fairway/areas/shipment/model/container.ts";
import { paperContainers } from "@fairway/areas/shipment/model/paperContainer.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { ContainerLabelPaper } from "./containerLabelPaper.ts";

interface Labelled {
  readonly job: Shipment;
  readonly bills: readonly Pick<HouseBill, "id" | "hwbno">[];
  /** The containers of the job, and those of its bills. */
  readonly containers: readonly ContainerLine[];
}

/** The labels of the containers of a job that have a number or a seal, by number. Rule DS-4 */
export function containerLabels(
  head: PaperHead,
  { job, bills, containers }: Labelled,
): ContainerLabelPaper[] {
  const numberOf = new Map(bills.map(({ id, hwbno }) => [id, hwbno]));
  const billsIn = (containerNo: string) =>
    containers.flatMap((line) =>
      line.containerNo === containerNo ? (numberOf.get(line.hblid ?? "") ?? []) : [],
    );
  const listed = paperContainers(containersOfJob(containers)).toSorted((one, other) =>
    one.containerNo < other.containerNo ? -1 : 1,
  );
  return listed.map((container) => ({
    letterhead: head.letterhead,
    printedBy: head.printedBy,
    printedAt: head.printedAt,
    ...container,
    jobNo: job.jobNo,
    mawb: job.mawb ?? "",
    hwbnos: [...new Set(container.containerNo ? billsIn(container.containerNo) : [])].join(", "),
    vessel: vesselAndVoyage(job.flightVesselName, job.voyNo) ?? "",
    pol: job.polDescription ?? job.polName ?? "",
    pod: job.podDescription ?? job.podName ?? "",
    etd: job.etd ?? "",
    eta: job.eta ?? "",
  }));
}
