import { Suspense } from "react";
import { soon } from "../../parts/later.ts";
import type { Kind, KindInputProps } from "../kind.ts";
import { FileLink } from "./FileLink.tsx";

// Few records have files, and the upload component is large.
const FileInput = soon(async () => (await import("./FileInput.tsx")).FileInput);

/** A stored file: uploaded in the form, downloaded by a click on its name. */
export const file: Kind = {
  Input: (props: KindInputProps) => (
    <Suspense fallback={null}>
      <FileInput {...props} />
    </Suspense>
  ),
  Cell: ({ row, name, spec }) => <FileLink spec={spec} field={name} row={row} />,
  width: 160,
};
