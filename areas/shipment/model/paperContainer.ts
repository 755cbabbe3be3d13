/** One container as printed; weights in kg, cbm in m³, all decimal strings. */
export interface PaperContainer {
  containerNo: string;
  containerType: string;
  sealNo: string;
  quantity: string;
  packageType: string;
  grossWeight: string;
  cbm: string;
}
