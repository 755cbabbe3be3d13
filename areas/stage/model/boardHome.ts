/** The address of the board of stages. */
export const boardHome = "/home/operation/assigment";
/** The address of the stages of the signed-in user. */
export const myStagesHome = "/home/my-stages";
