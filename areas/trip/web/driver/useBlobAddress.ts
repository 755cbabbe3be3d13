import { useEffect, useState } from "react";

/** The address of a blob in the browser, as long as the component is shown. */
export function useBlobAddress(blob: Blob): string {
  const [address] = useState(() => URL.createObjectURL(blob));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}
