/** The number of a trip: that of its job and its place among the trips of the job. Rule TR-1 */
export function tripNumber(jobNo: string, serial: number): string {
  return `${jobNo}-T${String(serial).padStart(2, "0")}`;
}
