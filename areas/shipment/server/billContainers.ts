// The container lists of house bills are kept in the same table as those of jobs.
export { containerListRows, insertContainerList, writeContainerList } from "./containerTable.ts";
