/** The terms of delivery of Incoterms 2020; those for any mode, then those for sea only. */
export const incoterms = [
  ["EXW", "Ex works", "Giao tại xưởng", "any"],
  ["FCA", "Free carrier", "Giao cho người chuyên chở", "any"],
  ["CPT", "Carriage paid to", "Cước phí trả tới", "any"],
  ["CIP", "Carriage and insurance paid to", "Cước phí và bảo hiểm trả tới", "any"],
  ["DAP", "Delivered at place", "Giao tại nơi đến", "any"],
  ["DPU", "Delivered at place unloaded", "Giao tại địa điểm đã dỡ hàng", "any"],
  ["DDP", "Delivered duty paid", "Giao đã thông quan nhập khẩu", "any"],
  ["FAS", "Free alongside ship", "Giao dọc mạn tàu", "sea"],
  ["FOB", "Free on board", "Giao lên tàu", "sea"],
  ["CFR", "Cost and freight", "Tiền hàng và cước phí", "sea"],
  ["CIF", "Cost, insurance and freight", "Tiền hàng, bảo hiểm và cước phí", "sea"],
] as const;

/** Commodity groups with their commodities. */
export const commodityGroups = [
  ["Furniture", "Đồ gỗ, nội thất", [["FUR", "Wooden furniture", "Đồ gỗ nội thất"]]],
  [
    "Garment and textile",
    "Dệt may",
    [
      ["GAR", "Garments", "Hàng may mặc"],
      ["TEX", "Textiles", "Hàng dệt"],
    ],
  ],
  ["Footwear", "Giày dép", [["FTW", "Footwear", "Giày dép"]]],
  [
    "Agriculture",
    "Nông sản",
    [
      ["COF", "Coffee", "Cà phê"],
      ["RIC", "Rice", "Gạo"],
      ["PEP", "Pepper", "Hạt tiêu"],
      ["CAS", "Cashew nuts", "Hạt điều"],
      ["FRU", "Fresh fruit", "Trái cây tươi"],
      ["RUB", "Natural rubber", "Cao su thiên nhiên"],
    ],
  ],
  ["Seafood", "Thủy sản", [["SEA", "Frozen seafood", "Thủy sản đông lạnh"]]],
  [
    "Industry",
    "Công nghiệp",
    [
      ["STE", "Steel products", "Sản phẩm thép"],
      ["PLA", "Plastic products", "Sản phẩm nhựa"],
      ["MAC", "Machinery", "Máy móc"],
      ["CHE", "Chemicals", "Hóa chất"],
      ["CER", "Ceramics", "Gốm sứ"],
    ],
  ],
  ["Electronics", "Điện tử", [["ELE", "Electronics", "Hàng điện tử"]]],
  ["General cargo", "Hàng tổng hợp", [["GEN", "General cargo", "Hàng bách hóa tổng hợp"]]],
] as const;

/** The accounts of a charge of each type: debit, credit, and the same for VAT. */
export const usualAccounts = {
  DEBIT: ["Receivable", "131", "5113", "131", "33311"],
  CREDIT: ["Settlement", "6322", "331", "1331", "331"],
  OBH: ["Receivable", "1388", "3388", null, null],
} as const;
