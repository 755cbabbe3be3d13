/** What stands for "not taxed" in a cell of VAT, folded. Source: rule CH-33, areas/charge/README.md */
export const notTaxedTexts: readonly string[] = ["kct", "not taxed", "khong chiu thue"];
