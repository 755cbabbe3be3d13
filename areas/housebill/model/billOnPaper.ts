/**
 * A bill with its goods as papers of money show it.
 *
 * Shape: amounts are decimal strings; an empty text leaves its part out.
 */
export interface BillOnPaper {
  jobNo: string;
  hwbno: string;
  mawb: string;
  customer: string;
  shipper: string;
  consignee: string;
  containers: string;
  packages: string;
  grossWeight: string;
  netWeight: string;
  cbm: string;
}
