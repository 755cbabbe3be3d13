/** The page of an approved document: new and denied ones open as a form, others where they are approved. */
export const approvedAddress = (
  home: string,
  { id, statusApproval }: { readonly id: string; readonly statusApproval: string },
): string =>
  statusApproval === "New" || statusApproval === "Denied"
    ? `${home}/${id}`
    : `${home}/${id}/approve`;
