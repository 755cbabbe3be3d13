/** The address of the list of work orders; that of each lies below it. */
export const workOrderHome = "/home/commercial/work-order";
