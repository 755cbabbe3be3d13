/** The job of this area that a server works on: the printed proofs of deliveries. */
export { fileProofPaper } from "./proofPaper.ts";
