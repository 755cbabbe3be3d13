import type { Permission } from "@fairway/core/permission/permission.ts";
import type { Ground } from "../ground.ts";
import { somebody } from "../positions.ts";
import {
  colleagues,
  type Expectation,
  type Expectations,
  onPartners,
  record,
} from "./expectation.ts";

/** A record that has files, the rights by which they are seen and changed, and one of the files. */
interface Place {
  readonly moduleName: string;
  readonly folder: string;
  readonly objectId: string | undefined;
  readonly fileId: string | undefined;
  readonly see: readonly Permission[];
  readonly change: readonly Permission[];
}

const screen = (menu: string) => ({
  see: [`${menu}.detail`] as Permission[],
  change: [`${menu}.write`] as Permission[],
});

/** Files of a person, who is guarded as users are. */
const ofUser = ({ fileId }: Ground): Place => ({
  moduleName: "System",
  folder: "User",
  objectId: somebody,
  fileId,
  ...screen("sysUserManagement"),
});

/** The other records that have files: each is guarded by its own rights. */
export function otherPlaces(ground: Ground): readonly Place[] {
  const job = screen("docSeaFCLExport");
  const accounting = screen("accManagement");
  const partner = { see: onPartners("detail"), change: onPartners("write") };
  const at = (
    moduleName: string,
    folder: string,
    objectId: string | undefined,
    rights: Pick<Place, "see" | "change">,
  ) => ({ moduleName, folder, objectId, fileId: ground.fileOf[folder], ...rights });
  return [
    at("Document", "Shipment", ground.jobId, job),
    at("Document", "HouseBill", ground.hblid, job),
    at("Accounting", "CDNote", ground.noteId, {
      ...accounting,
      see: [...accounting.see, ...job.see],
    }),
    at("Accounting", "Invoice", ground.invoiceId, accounting),
    at("Accounting", "Receipt", ground.receiptId, screen("acctARP")),
    at("Catalogue", "CatContract", ground.agreementId, partner),
    at("Catalogue", "CatPartnerBank", ground.idOf["partner_bank"], partner),
  ];
}

/** What the calls of files promise, asked for the files of a person. */
export function ofFiles(ground: Ground): Expectations {
  const { documentId, jobId, fileId } = ground;
  const owner = ofUser(ground);
  const known = placeOf(owner);
  const see = { ...record(...owner.see), known };
  const receipts = otherPlaces(ground).find(({ folder }) => folder === "Receipt");
  return {
    ...callsOn(owner),
    "GET EDoc/GetEDocByAccountant": {
      ...record(...(receipts?.see ?? [])),
      known: { billingId: ground.receiptId, transactionType: "Receipt" },
    },
    "GET AttachFileTemplate/GetDocumentType": { ...colleagues, known: { transactionType: "SFE" } },
    "POST SysImageUpload/image": { ...record(...owner.change), known: { ...known, type: "User" } },
    "GET SysImageUpload/company": colleagues,
    "GET SysImageUpload/User": { ...see, known: { userId: somebody } },
    "GET SysImageUpload/Department": colleagues,
    "DELETE SysImageUpload/Delete": { ...record(...owner.change), known },
    "POST FileManagement/GetFileManagement": { kind: "list", shows: jobId },
    "POST FileManagement/GetEdocManagement": { kind: "list", shows: documentId },
    "GET FileManagement/GetDetailFileManagement": { kind: "list", known, shows: fileId },
  };
}

const placeOf = ({ moduleName, folder, objectId: id, fileId }: Place) => ({
  moduleName,
  folder,
  folderName: folder,
  id,
  objId: id,
  objectId: id,
  jobId: id,
  edocId: fileId,
  image: fileId,
  fileName: fileId,
});

/**
 * The calls that name the record of a file, asked for the files of one more kind of record.
 *
 * Every call finds the rule of a kind through `askOwner`, with the file's place and whether it will
 * see or change. So all calls are asked for the files of a person and of a job, and for the other
 * kinds one call that sees and one that changes: the others would only repeat both.
 */
export function ruleOf(place: Place): Expectations {
  const calls = callsOn(place);
  if (place.folder === "Shipment") return calls;
  return Object.fromEntries(Object.entries(calls).filter(([name]) => oneOfEach.includes(name)));
}
const oneOfEach = [
  "GET AWSS3/GetAttachedFiles/{moduleName}/{folder}/{id}",
  "DELETE AWSS3/DeleteFileFolder/{moduleName}/{folder}/{objectId}",
];

/** The calls that name the record of a file, asked for the files of one record. */
function callsOn(owner: Place): Expectations {
  const place = placeOf(owner);
  const see: Expectation = { ...record(...owner.see), known: place };
  const change: Expectation = { ...record(...owner.change), known: place };
  const ofFile = { ...place, id: owner.fileId };
  return {
    "PUT AWSS3/UploadAttachedFiles/{moduleName}/{folder}/{id}": change,
    "PUT AWSS3/UploadImages/{moduleName}/{folder}/{id}": change,
    "GET AWSS3/GetAttachedFiles/{moduleName}/{folder}/{id}": see,
    "POST AWSS3/DowloadAllFileAttached": see,
    "DELETE AWSS3/DeleteAttachedFile/{moduleName}/{folder}/{id}": { ...change, known: ofFile },
    "DELETE AWSS3/DeleteSpecificFile/{moduleName}/{folder}/{id}/{fileName}": change,
    "DELETE AWSS3/DeleteFileFolder/{moduleName}/{folder}/{objectId}": change,
    "GET AWSS3/OpenFile/{moduleName}/{folder}/{objId}/{fileName}": see,
    "GET AWSS3/DownloadFile/{moduleName}/{folder}/{objId}/{fileName}": see,
    "PUT EDoc/UploadEdoc": change,
    "PUT EDoc/UploadAttachedFileEdoc/{moduleName}/{folder}/{id}": change,
    "POST EDoc/UploadPreviewTemplateToEDoc": change,
    "PUT EDoc/UpdateEdoc": { ...change, known: ofFile },
    "DELETE EDoc/DeleteEDoc/{edocId}/{jobId}": change,
    "GET EDoc/OpenFile/{id}": { ...see, known: ofFile },
  };
}
