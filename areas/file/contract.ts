import { call } from "@fairway/core/contract/call.ts";
import { day, done, id, maybeText, pageOf, paging } from "@fairway/core/contract/shapes.ts";
import { openServiceCodes } from "@fairway/areas/service/model/serviceOf.ts";
import { z } from "zod";
import { documentTypeChoice } from "./model/documentTypes.ts";
import { particulars } from "./model/owner.ts";
import { fileFolder, listedFile, picture, storedFile } from "./model/storedFile.ts";

const place = { moduleName: z.string().min(1).max(40), folder: z.string().min(1).max(60) };
const owner = z.object({ ...place, id });
const named = z.object({ ...place, objId: id, fileName: z.string().min(1).max(400) });
const ofChild = z.object({ child: id.optional() });

export const uploadAttachedFiles = call({
  method: "PUT",
  path: "AWSS3/UploadAttachedFiles/{moduleName}/{folder}/{id}",
  right: "signedIn",
  params: owner,
  query: ofChild,
  body: particulars,
  upload: "many",
  answer: done(z.array(storedFile)),
  summary: "Attach files to a record that I may change",
});

export const uploadImages = call({
  method: "PUT",
  path: "AWSS3/UploadImages/{moduleName}/{folder}/{id}",
  right: "signedIn",
  params: owner,
  query: ofChild,
  upload: true,
  answer: done(picture),
  summary: "Keep a picture of a written text",
});

export const getAttachedFiles = call({
  method: "GET",
  path: "AWSS3/GetAttachedFiles/{moduleName}/{folder}/{id}",
  right: "signedIn",
  params: owner,
  query: ofChild,
  answer: z.array(storedFile),
  summary: "The files of a record that I may see",
});

export const downloadAllFiles = call({
  method: "POST",
  path: "AWSS3/DowloadAllFileAttached",
  right: "signedIn",
  body: z.object({
    moduleName: place.moduleName,
    folderName: place.folder,
    objectId: id,
    fileName: maybeText(120),
  }),
  writes: false,
  answer: "file",
  summary: "All files of a record in one archive",
});

export const deleteAttachedFile = call({
  method: "DELETE",
  path: "AWSS3/DeleteAttachedFile/{moduleName}/{folder}/{id}",
  right: "signedIn",
  params: owner,
  answer: done(z.object({ id })),
  summary: "Delete one file, named by its id",
});

export const deleteSpecificFile = call({
  method: "DELETE",
  path: "AWSS3/DeleteSpecificFile/{moduleName}/{folder}/{id}/{fileName}",
  right: "signedIn",
  params: owner.extend({ fileName: z.string().min(1).max(400) }),
  answer: done(z.object({ id })),
  summary: "Delete one file of a record by its name",
});

export const deleteFileFolder = call({
  method: "DELETE",
  path: "AWSS3/DeleteFileFolder/{moduleName}/{folder}/{objectId}",
  right: "signedIn",
  params: z.object({ ...place, objectId: id }),
  answer: done(z.object({ deleted: z.number() })),
  summary: "Delete all files of a record",
});

export const openAttachedFile = call({
  method: "GET",
  path: "AWSS3/OpenFile/{moduleName}/{folder}/{objId}/{fileName}",
  right: "signedIn",
  params: named,
  answer: "file",
  summary: "Show a file by its name or id; what is not safe to show is saved",
});

export const downloadAttachedFile = call({
  method: "GET",
  path: "AWSS3/DownloadFile/{moduleName}/{folder}/{objId}/{fileName}",
  right: "signedIn",
  params: named,
  answer: "file",
  summary: "Save a file by its name or id",
});

export const updateEdoc = call({
  method: "PUT",
  path: "EDoc/UpdateEdoc",
  right: "signedIn",
  body: particulars.extend({ id, version: z.number().int() }),
  answer: done(storedFile),
  summary: "Change name, type, tag or note of a file",
});

/** A record, named in a form with files. */
const filed = z.object({ ...place, id });
const documentType = z.string().trim().min(1).max(60);

export const uploadEdoc = call({
  method: "PUT",
  path: "EDoc/UploadEdoc",
  right: "signedIn",
  body: filed.extend({ ...particulars.shape, documentType }),
  upload: "many",
  answer: done(z.array(storedFile)),
  summary: "Attach documents of one type to a record that I may change",
});

export const uploadMailFiles = call({
  method: "PUT",
  path: "EDoc/UploadAttachedFileEdoc/{moduleName}/{folder}/{id}",
  right: "signedIn",
  params: owner,
  upload: "many",
  answer: done(z.array(storedFile)),
  summary: "Attach files of a mail to a record as documents",
});

export const filePreview = call({
  method: "POST",
  path: "EDoc/UploadPreviewTemplateToEDoc",
  right: "signedIn",
  body: filed.extend({
    /** The type of the paper, which becomes the type of the document. */
    templateCode: documentType,
  }),
  upload: "many",
  answer: done(z.array(storedFile)),
  summary: "File a previewed paper with its record",
});

export const getDocumentTypes = call({
  method: "GET",
  path: "AttachFileTemplate/GetDocumentType",
  right: "signedIn",
  query: z.object({ transactionType: z.enum(openServiceCodes).optional() }),
  answer: z.array(documentTypeChoice),
  summary: "The types of document offered for a service; without one, all with their state",
});

export const deleteEdoc = call({
  method: "DELETE",
  path: "EDoc/DeleteEDoc/{edocId}/{jobId}",
  right: "signedIn",
  params: z.object({ edocId: id, jobId: id }),
  answer: done(z.object({ id })),
  summary: "Delete a document of a record",
});

export const openEdoc = call({
  method: "GET",
  path: "EDoc/OpenFile/{id}",
  right: "signedIn",
  params: z.object({ id }),
  answer: "file",
  summary: "Show a document by its id",
});

export const uploadPicture = call({
  method: "POST",
  path: "SysImageUpload/image",
  right: "signedIn",
  body: z.object({
    type: z.enum(["Company", "Department", "User"]).default("Company"),
    /** The owner of the picture; by default the user or the user's company. */
    objectId: id.optional(),
  }),
  upload: true,
  answer: done(picture),
  summary: "Add a logo, a stamp or a person's picture; it is used from now on",
});

const gallery = <Query extends z.ZodObject>(path: string, query: Query, summary: string) =>
  call({
    method: "GET",
    path: `SysImageUpload/${path}`,
    right: "signedIn",
    query,
    answer: z.array(picture.extend({ objectId: id })),
    summary,
  });

export const companyPictures = gallery("company", z.object({}), "The logos of my company");
export const userPictures = gallery(
  "User",
  z.object({ userId: id.optional() }),
  "The pictures of a user; mine without one named",
);
export const departmentPictures = gallery(
  "Department",
  z.object({ departmentId: id.optional() }),
  "The stamps of one department, or of all that I may open",
);

export const deletePicture = call({
  method: "DELETE",
  path: "SysImageUpload/Delete",
  right: "signedIn",
  body: z.object({ image: id }),
  answer: done(z.object({ id })),
  summary: "Delete a picture from the gallery",
});

/** The parameters of the list of all files. */
export const fileSearch = z.object({
  /** Accounting papers, or everything else. */
  isAcc: z.boolean().default(false),
  keyword: maybeText(100),
  referenceType: z.enum(["jobNo", "hwbno", "mawb", "billingNo", "invoiceNo"]).nullish(),
  referenceNos: z.array(z.string().trim().min(1).max(60)).max(100).nullish(),
  folderName: maybeText(60),
  dateMode: z.enum(["CreateDate", "AccountingDate"]).default("CreateDate"),
  fromDate: day.nullish(),
  toDate: day.nullish(),
});

export const getFileManagement = call({
  method: "POST",
  path: "FileManagement/GetFileManagement",
  right: "settingFileManagement.list",
  query: paging,
  body: fileSearch,
  writes: false,
  answer: pageOf(fileFolder),
  summary: "Records that have files, the last changed first",
});

export const getEdocManagement = call({
  method: "POST",
  path: "FileManagement/GetEdocManagement",
  right: "settingFileManagement.list",
  query: z.object({ pageNumber: paging.shape.page, pageSize: paging.shape.size }),
  body: fileSearch,
  writes: false,
  answer: pageOf(listedFile),
  summary: "List page of all files, the newest first",
});

export const getDetailFileManagement = call({
  method: "GET",
  path: "FileManagement/GetDetailFileManagement",
  right: "settingFileManagement.list",
  query: z.object({ folderName: place.folder, objectId: id }),
  answer: z.array(listedFile),
  summary: "The files of one record",
});

export const documentsOfAccountant = call({
  method: "GET",
  path: "EDoc/GetEDocByAccountant",
  right: "signedIn",
  query: z.object({ billingId: id, transactionType: z.string().min(1).max(60) }),
  answer: z.array(storedFile),
  summary: "The documents of a record of accounting that I may see, by type",
});
