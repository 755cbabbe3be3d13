/** The address of the list of releases. */
export const releaseList = "/home/commercial/customer/check-point-releases";

/** The address of one release in its list. */
export function releaseAddress(id: string): string {
  return `${releaseList}?release=${id}`;
}
