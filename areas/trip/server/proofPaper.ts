import { paperHead } from "@fairway/areas/organisation/server/paperHead.ts";
import { jobOfBill } from "@fairway/areas/shipment/server/jobOfBill.ts";
import { withinUnpacked } from "@fairway/core/pictures/pictureSize.ts";
import { sayInstant } from "@fairway/core/words/dates.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { Database } from "@fairway/engine/db/database.ts";
import { inTransaction, maybe, readOnly, type Tx } from "@fairway/engine/db/tx.ts";
import { updateRows } from "@fairway/engine/db/writeRows.ts";
import { fileStore } from "@fairway/engine/files/fileStore.ts";
import { enqueue, type Job } from "@fairway/engine/jobs/jobs.ts";
import type { Sheet } from "@fairway/engine/paper/sheet.ts";
import { renderPaper } from "@fairway/engine/paper/renderPaper.ts";
import { sql } from "kysely";
import { apartWords } from "../model/apartWords.ts";
import type { LinkedTrip } from "../model/linkedTrip.ts";
import { piecesApartWith } from "../model/piecesApart.ts";
import { fileOfProof, proofName } from "./fileOfProof.ts";
import { readLink } from "./linkTable.ts";
import type { LockedLink } from "./openLink.ts";
import { printedTripProof } from "./paper/tripProof.paper.ts";

/** A proof that is printed. */
interface ProofKey {
  readonly companyId: string;
  readonly proofId: string;
}

/** How long a printed proof waits for a photo that the phone announced. */
const waitSeconds = 600;

/** The most bytes of photos of one paper, so that a mail can send it. */
const mostBytes = 15 * 1024 * 1024;

/**
 * Orders the printed proof of a delivery: at once when all announced photos are there, else a while
 * after the last one that comes.
 */
export async function orderPaper(tx: Tx, key: ProofKey, isComplete: boolean): Promise<void> {
  await enqueue(
    tx,
    "fileProofPaper",
    { ...key },
    {
      key: `proof ${key.proofId}`,
      afterSeconds: isComplete ? 0 : waitSeconds,
    },
  );
}

/**
 * The job that files the printed proof of a delivery with its photos. It draws the paper before it locks
 * the job: a dozen photos take seconds, in which others save the job. Source: rule TR-8
 */
export function fileProofPaper(database: Database): { readonly fileProofPaper: Job } {
  return {
    fileProofPaper: async (payload) => {
      const key = payload as unknown as ProofKey;
      const read = await readOnly(database, (tx) => readPaper(tx, key));
      if (!read) return;
      const { sheet, ...paper } = read;
      const bytes = await renderPaper(sheet);
      await inTransaction(database, (tx) => filePaper(tx, key, { ...paper, bytes }));
    },
  };
}

interface Signed {
  readonly stopId: string;
  readonly receiver: string;
  readonly pieces: string;
  readonly damage: string | null;
  readonly deliveredAt: string;
  readonly language: Language;
  readonly signatureId: string | null;
  readonly photoIds: readonly string[];
}

/** A printed proof with what files it. */
interface ProofPaper {
  readonly name: string;
  readonly jobId: string;
  readonly by: LockedLink["by"];
  readonly language: Language;
  readonly note: string;
}

/** Files a printed proof. Photos that came meanwhile are on a further paper. Locks: the job. */
async function filePaper(
  tx: Tx,
  { companyId, proofId }: ProofKey,
  { jobId, by, language, name, note, bytes }: ProofPaper & { readonly bytes: Buffer },
): Promise<void> {
  const job = await jobOfBill(tx, { companyId, language }, jobId, "locked");
  const file = { name, mime: "application/pdf", bytes };
  const paperId = await fileOfProof(tx, { by, job }, file, note);
  await updateRows(tx, "trip_proof", companyId, [
    { id: proofId, paperId, userModified: by.userId },
  ]);
}

/** Reads a proof as it is printed; null where it is gone. */
async function readPaper(
  tx: Tx,
  { companyId, proofId }: ProofKey,
): Promise<(ProofPaper & { readonly sheet: Sheet }) | null> {
  const proof = await maybe<Signed>(
    tx,
    sql`select q.stop_id, q.receiver, q.pieces::text, q.damage, q.delivered_at, q.language,
        q.signature_id, array(select f.file_id from trip_photo f
          where f.company_id = ${companyId} and f.proof_id = q.id and f.file_id is not null
          order by f.datetime_created, f.id) as photo_ids
      from trip_proof q where q.company_id = ${companyId} and q.id = ${proofId}`,
  );
  const link = await readLink(
    tx,
    companyId,
    sql`l.id = (select q.link_id from trip_proof q
      where q.company_id = ${companyId} and q.id = ${proofId})`,
  );
  const stop = link?.shown.stops.find(({ id }) => id === proof?.stopId);
  if (!proof || !link || !stop) return null;
  const { language } = proof;
  const job = await jobOfBill(tx, { companyId, language }, link.jobId);
  return {
    sheet: await printed(tx, { ...link, job }, stop, proof),
    name: `${proofName(link.shown, stop)}.pdf`,
    jobId: job.id,
    by: link.by,
    language,
    note: proof.damage || proof.receiver,
  };
}

async function printed(
  tx: Tx,
  { shown, job, by }: Pick<LockedLink, "shown" | "job" | "by">,
  stop: LinkedTrip["stops"][number],
  { language, signatureId, photoIds, ...signed }: Signed,
): Promise<Sheet> {
  const { office, letterhead, printedBy, printedAt } = await paperHead(
    tx,
    { ...by, language, nameEn: "" },
    job.officeId,
    null,
  );
  const joined = (parts: readonly (string | null)[], between: string) =>
    parts.filter(Boolean).join(between);
  const signature = signatureId && (await fileStore().read(tx, by.companyId, signatureId));
  return printedTripProof.sheet(
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
      receiver: signed.receiver,
      pieces: signed.pieces,
      damage: signed.damage ?? "",
      apart: apartWords(piecesApartWith(shown, stop.id, signed.pieces), language),
      deliveredAt: timeOnPaper(signed.deliveredAt, office.timeZone),
      ...(signature ? { signature } : {}),
      photos: await photosOf(tx, by.companyId, photoIds),
    },
    { language },
  );
}

/**
 * The photos of a paper; one that would make it too large, packed or unpacked, is empty, so that the
 * paper says where it is.
 */
async function photosOf(tx: Tx, companyId: string, ids: readonly string[]): Promise<Uint8Array[]> {
  const photos: Uint8Array[] = [];
  let room = mostBytes;
  for (const id of ids) {
    // One after the other, so that a dozen large ones are never in memory together.
    // oxlint-disable-next-line no-await-in-loop
    const bytes = (await fileStore().read(tx, companyId, id)) ?? new Uint8Array();
    const fits = bytes.length <= room;
    photos.push(fits ? bytes : new Uint8Array());
    room -= fits ? bytes.length : 0;
  }
  return withinUnpacked(photos, (bytes) => bytes).map((bytes) => bytes ?? new Uint8Array());
}

/** The sheet formats days itself. */
function timeOnPaper(instant: string, timeZone: string): string {
  const [day = "", time = ""] = sayInstant(instant, timeZone).split(" ");
  return `${day.split("/").reverse().join("-")} ${time}`;
}
