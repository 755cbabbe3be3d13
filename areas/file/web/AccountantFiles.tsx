import { FileManagement } from "./FileManagement.tsx";

/** The files of accounting papers. */
export default function AccountantFiles() {
  return <FileManagement accounting />;
}
