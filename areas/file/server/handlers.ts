import { type Served, serve } from "@fairway/engine/http/serve.ts";
import * as contract from "../contract.ts";
import { getDetailFileManagement, getEdocManagement, getFileManagement } from "./allFiles.ts";
import { filePreview, getDocumentTypes, uploadEdoc, uploadMailFiles } from "./filedDocuments.ts";
import {
  companyPictures,
  deletePicture,
  departmentPictures,
  uploadPicture,
  userPictures,
} from "./pictures.ts";
import {
  deleteAttachedFile,
  deleteEdoc,
  deleteFileFolder,
  deleteSpecificFile,
  documentsOfAccountant,
  downloadAllFiles,
  downloadAttachedFile,
  getAttachedFiles,
  openAttachedFile,
  openEdoc,
  updateEdoc,
  uploadAttachedFiles,
  uploadImages,
} from "./recordFiles.ts";
import "./declaredFiles.ts";
import "./systemOwners.ts";

export const handlers: Served[] = [
  serve(contract.uploadAttachedFiles, uploadAttachedFiles),
  serve(contract.uploadImages, uploadImages),
  serve(contract.getAttachedFiles, getAttachedFiles),
  serve(contract.documentsOfAccountant, documentsOfAccountant),
  serve(contract.downloadAllFiles, downloadAllFiles),
  serve(contract.deleteAttachedFile, deleteAttachedFile),
  serve(contract.deleteSpecificFile, deleteSpecificFile),
  serve(contract.deleteFileFolder, deleteFileFolder),
  serve(contract.openAttachedFile, openAttachedFile),
  serve(contract.downloadAttachedFile, downloadAttachedFile),
  serve(contract.updateEdoc, updateEdoc),
  serve(contract.uploadEdoc, uploadEdoc),
  serve(contract.uploadMailFiles, uploadMailFiles),
  serve(contract.filePreview, filePreview),
  serve(contract.getDocumentTypes, getDocumentTypes),
  serve(contract.deleteEdoc, deleteEdoc),
  serve(contract.openEdoc, openEdoc),
  serve(contract.uploadPicture, uploadPicture),
  serve(contract.companyPictures, companyPictures),
  serve(contract.userPictures, userPictures),
  serve(contract.departmentPictures, departmentPictures),
  serve(contract.deletePicture, deletePicture),
  serve(contract.getFileManagement, getFileManagement),
  serve(contract.getEdocManagement, getEdocManagement),
  serve(contract.getDetailFileManagement, getDetailFileManagement),
];
