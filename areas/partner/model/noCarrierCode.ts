/** The code of the partner that stands for a carrier that nobody knows yet. Rule OJ-12, areas/operation/README.md */
export const noCarrierCode = "NONCARRIER";
