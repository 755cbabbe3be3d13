import { jobColumns, jobFields } from "@fairway/areas/service/model/jobFields.ts";
import type { Words } from "@fairway/core/words/words.ts";

/** The titles of the columns that only lists of operations have. */
export const operationColumnWords = {
  customNo: { en: "Custom No", vi: "Số tờ khai" },
  replicateNo: { en: "Replicate job", vi: "Lô sao chép" },
  servicePort: { en: "Service port", vi: "Cảng dịch vụ" },
  department: { en: "Department", vi: "Phòng ban" },
  group: { en: "Group", vi: "Nhóm" },
  hasLinkedJob: { en: "Has linked job", vi: "Có lô liên kết" },
  hasLinkedFees: { en: "Has linked fees", vi: "Có liên kết phí" },
  linkedJob: { en: "Linked job", vi: "Lô hàng liên kết" },
  linkUser: { en: "Linked by", vi: "Người liên kết phí" },
  linkDate: { en: "Linked on", vi: "Ngày liên kết phí" },
} as const;

const words = operationColumnWords;

/** The columns of lists of operations by their names in a sheet, besides those of every job. */
export const operationColumns = {
  customNo: words.customNo,
  productService: jobFields.productService,
  serviceDate: { en: "Service date", vi: "Ngày dịch vụ" },
  servicePort: words.servicePort,
  replicateNo: words.replicateNo,
  fieldOpsName: jobFields.fieldOpsId,
  departmentName: words.department,
  groupName: words.group,
  isLinkJob: words.hasLinkedJob,
  isLinkFee: words.hasLinkedFees,
  serviceNo: words.linkedJob,
  userLinkFee: words.linkUser,
  dateLinkFee: words.linkDate,
} as const satisfies Record<string, Words>;
export type OperationColumn = keyof typeof operationColumns;

/** Every column that a sheet of operations may have. */
export const sheetColumns = { ...jobColumns, ...operationColumns };
