// House bills store their container lists in the same table as jobs.
export {
  containerListRows,
  containersOfWholeJob,
  insertContainerLists,
  writeContainerList,
} from "./containerTable.ts";
