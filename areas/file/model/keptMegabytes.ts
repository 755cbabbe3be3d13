/** A file that is kept with a record is smaller. Unit: megabytes. Rule FI-2 */
export const keptMegabytes = 100;
