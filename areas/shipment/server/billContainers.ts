// House bills store their container lists in the same table as jobs.
export {
  containerListRows,
  containersOfBills,
  containersOfJobs,
  containersOfWholeJob,
  insertContainerLists,
  writeContainerLists,
} from "./containerTable.ts";
