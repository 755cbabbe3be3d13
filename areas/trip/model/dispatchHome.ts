/** The address of the dispatch board. */
export const dispatchHome = "/home/operation/trucking-assigment";
