import { FileManagement } from "./FileManagement.tsx";

/** The files of jobs, partners and everything that is not accounting. */
export default function GeneralFiles() {
  return <FileManagement accounting={false} />;
}
