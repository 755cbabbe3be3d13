/** The kind of document under which the files of a bill prove its delivery. Rule AR-7 */
export const proofFileType = "POD";
