// The container lists of house bills are kept in the same table as those of jobs.
export { containerListRows, insertContainerLists, writeContainerList } from "./containerTable.ts";
