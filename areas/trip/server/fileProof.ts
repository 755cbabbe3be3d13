import { attachFiles } from "@fairway/areas/file/server/attachFiles.ts";
import { paperHead } from "@fairway/areas/organisation/server/paperHead.ts";
import { jobFiles } from "@fairway/areas/shipment/model/fileFolders.ts";
import type { Shipment } from "@fairway/areas/shipment/model/shipment.ts";
import type { Place } from "@fairway/core/permission/permission.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { Tx } from "@fairway/engine/db/tx.ts";
import { renderPaper } from "@fairway/engine/paper/renderPaper.ts";
import type { LinkedTrip } from "../model/linkedTrip.ts";
import type { TripProofPaper } from "../model/tripProofPaper.ts";
import { printedTripProof } from "./paper/tripProof.paper.ts";

/** The trip that is delivered, by whose link, and the language of its driver. */
interface Delivered {
  readonly shown: LinkedTrip;
  readonly job: Shipment;
  readonly by: Place;
  readonly language: Language;
}

const pdf = "application/pdf";

/** What the receiver signed. */
interface Signed extends Pick<TripProofPaper, "receiver" | "pieces" | "damage"> {
  readonly deliveredAt: string;
  readonly signature: Uint8Array;
}

/**
 * Files the signature and the printed proof of a delivery as documents of type POD of the job.
 *
 * Shape: returns the ids of both files. The caller has locked the job.
 * Source: rule TR-8, areas/trip/README.md
 */
export async function fileProof(
  tx: Tx,
  { shown, job, by, language }: Delivered,
  stop: LinkedTrip["stops"][number],
  { deliveredAt, signature, ...signed }: Signed,
): Promise<{ readonly signatureId: string | undefined; readonly paperId: string | undefined }> {
  const { office, letterhead, printedBy, printedAt } = await paperHead(
    tx,
    { ...by, language, nameEn: "" },
    job.officeId,
    null,
  );
  const joined = (parts: readonly (string | null)[], between: string) =>
    parts.filter(Boolean).join(between);
  const sheet = printedTripProof.sheet(
    {
      letterhead,
      printedBy,
      printedAt,
      jobNo: job.jobNo,
      tripNo: shown.tripNo,
      place: stop.place,
      address: stop.address ?? "",
      container: joined([shown.containerTypeCode, shown.containerNo], " "),
      sealNo: shown.sealNo ?? "",
      goods: shown.goods ?? "",
      loaded: shown.pieces ?? "",
      packageUnit: shown.packageTypeCode ?? "",
      truck: joined([shown.truckNo, shown.trailerNo], " / "),
      driver: shown.driverName ?? "",
      deliveredAt: timeOnPaper(deliveredAt, office.timeZone),
      ...signed,
      signature,
    },
    { language },
  );
  const name = `POD_${shown.tripNo}_${stop.place.slice(0, 40)}`.replace(/[\\/]/g, "_");
  const filed = await attachFiles(tx, by, {
    owner: { ...jobFiles, objectId: job.id },
    files: [
      { name: `${name}.png`, mime: "image/png", bytes: signature },
      { name: `${name}.pdf`, mime: pdf, bytes: await renderPaper(sheet) },
    ],
    numbers: { jobNo: job.jobNo, mawb: job.mawb },
    particulars: { documentType: "POD", note: signed.damage || signed.receiver },
    source: "Trip",
    allowed: ["png", "pdf"],
  });
  const idOf = (mime: string) => filed.find((file) => file.mime === mime)?.id;
  return { signatureId: idOf("image/png"), paperId: idOf(pdf) };
}

/** The sheet formats days itself. */
function timeOnPaper(instant: string, timeZone: string): string {
  const [day = "", time = ""] = sayInstant(instant, timeZone).split(" ");
  return `${day.split("/").reverse().join("-")} ${time}`;
}
