/** A partner of the demonstration company. */
export interface DemonstrationPartner {
  readonly shortName: string;
  readonly nameEn: string;
  readonly nameVn: string;
  readonly taxCode: string;
  readonly groups: readonly string[];
  readonly location: "Domestic" | "Oversea";
  readonly country: string;
  readonly addressEn: string;
  readonly addressVn: string;
  readonly tel: string;
  readonly email: string;
}

type Line = readonly [
  shortName: string,
  nameEn: string,
  nameVn: string,
  taxBase: string,
  country: string,
  addressEn: string,
  addressVn: string,
];

/** The tenth digit of a Vietnamese tax code: 10 − (Σ digit · weight mod 11). */
function checked(base: string): string {
  const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3];
  const total = weights.reduce((sum, weight, at) => sum + weight * Number(base[at]), 0);
  const digit = 10 - (total % 11);
  // A base whose digit would be ten has no tax code; the next base is used.
  return digit === 10 ? checked(String(Number(base) + 1).padStart(9, "0")) : base + digit;
}

function partners(groups: readonly string[], lines: readonly Line[]): DemonstrationPartner[] {
  return lines.map(([shortName, nameEn, nameVn, taxBase, country, addressEn, addressVn], at) => ({
    shortName,
    nameEn,
    nameVn,
    taxCode: country === "VN" ? checked(taxBase) : taxBase,
    groups,
    location: country === "VN" ? "Domestic" : "Oversea",
    country,
    addressEn,
    addressVn,
    tel:
      country === "VN"
        ? `+84 28 38${String(410_000 + at * 3_719).slice(0, 6)}`
        : `+${at + 31} 555 0${100 + at}`,
    email: `logistics@${shortName.toLowerCase().replace(/[^a-z0-9]/g, "")}.example`,
  }));
}

const customers = partners(
  ["CUSTOMER", "SHIPPER"],
  [
    [
      "SONG MA FURNITURE",
      "Song Ma Furniture Joint Stock Company",
      "Công ty Cổ phần Nội thất Sông Mã",
      "031240117",
      "VN",
      "Lot B12, My Phuoc 3 Industrial Park, Ben Cat, Ho Chi Minh City",
      "Lô B12, KCN Mỹ Phước 3, Bến Cát, TP. Hồ Chí Minh",
    ],
    [
      "HOA SEN GARMENT",
      "Hoa Sen Garment Export Company Limited",
      "Công ty TNHH May Xuất khẩu Hoa Sen",
      "030987221",
      "VN",
      "218 Truong Chinh Street, Tan Binh Ward, Ho Chi Minh City",
      "218 Trường Chinh, P. Tân Bình, TP. Hồ Chí Minh",
    ],
    [
      "MEKONG SEAFOOD",
      "Mekong Delta Seafood Corporation",
      "Tổng công ty Thủy sản Đồng bằng Mê Kông",
      "180021456",
      "VN",
      "Tra Noc 2 Industrial Zone, Can Tho City",
      "KCN Trà Nóc 2, TP. Cần Thơ",
    ],
    [
      "TAY NGUYEN COFFEE",
      "Tay Nguyen Coffee Trading Joint Stock Company",
      "Công ty Cổ phần Cà phê Tây Nguyên",
      "600110234",
      "VN",
      "27 Nguyen Tat Thanh Street, Buon Ma Thuot Ward, Dak Lak",
      "27 Nguyễn Tất Thành, P. Buôn Ma Thuột, Đắk Lắk",
    ],
    [
      "DONG A STEEL",
      "Dong A Steel Pipe Company Limited",
      "Công ty TNHH Ống thép Đông Á",
      "370045512",
      "VN",
      "Song Than 2 Industrial Park, Di An, Ho Chi Minh City",
      "KCN Sóng Thần 2, Dĩ An, TP. Hồ Chí Minh",
    ],
    [
      "BINH MINH PLASTIC",
      "Binh Minh Household Plastic Company Limited",
      "Công ty TNHH Nhựa Gia dụng Bình Minh",
      "031077345",
      "VN",
      "Tan Tao Industrial Park, Tan Tao Ward, Ho Chi Minh City",
      "KCN Tân Tạo, P. Tân Tạo, TP. Hồ Chí Minh",
    ],
    [
      "AN PHAT FOOTWEAR",
      "An Phat Footwear Company Limited",
      "Công ty TNHH Giày da An Phát",
      "020055618",
      "VN",
      "Trang Due Industrial Park, An Duong, Hai Phong",
      "KCN Tràng Duệ, An Dương, Hải Phòng",
    ],
    [
      "RED RIVER CERAMICS",
      "Red River Ceramics Joint Stock Company",
      "Công ty Cổ phần Gốm sứ Sông Hồng",
      "010213478",
      "VN",
      "Km 14, National Road 5, Nhu Quynh, Hung Yen",
      "Km 14, Quốc lộ 5, Như Quỳnh, Hưng Yên",
    ],
    [
      "VIET RUBBER",
      "Viet Natural Rubber Export Corporation",
      "Tổng công ty Xuất khẩu Cao su Việt",
      "380021987",
      "VN",
      "56 Phu Rieng Do Street, Dong Xoai Ward, Dong Nai",
      "56 Phú Riềng Đỏ, P. Đồng Xoài, Đồng Nai",
    ],
    [
      "LOTUS RICE",
      "Lotus Rice Export Company Limited",
      "Công ty TNHH Xuất khẩu Gạo Hoa Sen Vàng",
      "110033654",
      "VN",
      "12 Nguyen Dinh Chieu Street, Long An Ward, Tay Ninh",
      "12 Nguyễn Đình Chiểu, P. Long An, Tây Ninh",
    ],
    [
      "NORTHERN ELECTRONICS",
      "Northern Electronics Viet Nam Company Limited",
      "Công ty TNHH Điện tử Phương Bắc Việt Nam",
      "230088127",
      "VN",
      "Que Vo Industrial Park, Bac Ninh",
      "KCN Quế Võ, Bắc Ninh",
    ],
    [
      "HALONG MACHINERY",
      "Ha Long Machinery Joint Stock Company",
      "Công ty Cổ phần Cơ khí Hạ Long",
      "570014326",
      "VN",
      "Cai Lan Industrial Park, Bai Chay Ward, Quang Ninh",
      "KCN Cái Lân, P. Bãi Cháy, Quảng Ninh",
    ],
    [
      "PHU QUOC PEPPER",
      "Phu Quoc Pepper and Spices Company Limited",
      "Công ty TNHH Hồ tiêu và Gia vị Phú Quốc",
      "170102243",
      "VN",
      "Duong Dong, Phu Quoc, An Giang",
      "Dương Đông, Phú Quốc, An Giang",
    ],
    [
      "SAIGON TEXTILE",
      "Saigon Home Textile Company Limited",
      "Công ty TNHH Dệt may Gia dụng Sài Gòn",
      "030145589",
      "VN",
      "9 Le Trong Tan Street, Tan Phu Ward, Ho Chi Minh City",
      "9 Lê Trọng Tấn, P. Tân Phú, TP. Hồ Chí Minh",
    ],
    [
      "CENTRAL WOODCHIP",
      "Central Viet Nam Woodchip Company Limited",
      "Công ty TNHH Dăm gỗ Miền Trung",
      "430067845",
      "VN",
      "Dung Quat Economic Zone, Quang Ngai",
      "KKT Dung Quất, Quảng Ngãi",
    ],
    [
      "DALAT FRESH",
      "Da Lat Fresh Produce Company Limited",
      "Công ty TNHH Nông sản Tươi Đà Lạt",
      "580091267",
      "VN",
      "33 Hung Vuong Street, Xuan Huong Ward, Lam Dong",
      "33 Hùng Vương, P. Xuân Hương, Lâm Đồng",
    ],
  ],
);

const consignees = partners(
  ["CONSIGNEE"],
  [
    [
      "NORDHAUS",
      "Nordhaus Moebel GmbH",
      "Nordhaus Moebel GmbH",
      "DE811223344",
      "DE",
      "Hafenstrasse 40, 20457 Hamburg, Germany",
      "Hafenstrasse 40, 20457 Hamburg, Đức",
    ],
    [
      "PACIFIC HOME",
      "Pacific Home Imports Inc.",
      "Pacific Home Imports Inc.",
      "US954412087",
      "US",
      "1850 Harbor Avenue, Long Beach, CA 90802, USA",
      "1850 Harbor Avenue, Long Beach, CA 90802, Hoa Kỳ",
    ],
    [
      "KOBE FOODS",
      "Kobe Foods Trading Co., Ltd.",
      "Kobe Foods Trading Co., Ltd.",
      "JP140001012345",
      "JP",
      "2-4 Minatojima, Chuo-ku, Kobe, Japan",
      "2-4 Minatojima, Chuo-ku, Kobe, Nhật Bản",
    ],
    [
      "ROTTERDAM COFFEE",
      "Rotterdam Coffee House B.V.",
      "Rotterdam Coffee House B.V.",
      "NL003456789B01",
      "NL",
      "Waalhaven Zuidzijde 12, 3089 JH Rotterdam, Netherlands",
      "Waalhaven Zuidzijde 12, Rotterdam, Hà Lan",
    ],
    [
      "SYDNEY BUILD",
      "Sydney Build Supplies Pty Ltd",
      "Sydney Build Supplies Pty Ltd",
      "AU51824753556",
      "AU",
      "77 Botany Road, Port Botany NSW 2036, Australia",
      "77 Botany Road, Port Botany, Úc",
    ],
    [
      "INCHEON STYLE",
      "Incheon Style Co., Ltd.",
      "Incheon Style Co., Ltd.",
      "KR1208147521",
      "KR",
      "118 Seohae-daero, Jung-gu, Incheon, Korea",
      "118 Seohae-daero, Incheon, Hàn Quốc",
    ],
  ],
);

const agents = partners(
  ["AGENT", "CUSTOMER"],
  [
    [
      "ELBE FORWARDING",
      "Elbe Forwarding GmbH",
      "Elbe Forwarding GmbH",
      "DE298877665",
      "DE",
      "Am Sandtorkai 7, 20457 Hamburg, Germany",
      "Am Sandtorkai 7, Hamburg, Đức",
    ],
    [
      "GOLDEN GATE LOGISTICS",
      "Golden Gate Logistics LLC",
      "Golden Gate Logistics LLC",
      "US471239087",
      "US",
      "500 Terminal Island Way, San Pedro, CA 90731, USA",
      "500 Terminal Island Way, San Pedro, Hoa Kỳ",
    ],
    [
      "KANSAI EXPRESS",
      "Kansai Express Forwarders K.K.",
      "Kansai Express Forwarders K.K.",
      "JP120001098765",
      "JP",
      "1-9 Nanko Higashi, Suminoe-ku, Osaka, Japan",
      "1-9 Nanko Higashi, Osaka, Nhật Bản",
    ],
    [
      "MAAS CARGO",
      "Maas Cargo Services B.V.",
      "Maas Cargo Services B.V.",
      "NL861234567B01",
      "NL",
      "Reeweg 25, 3088 KA Rotterdam, Netherlands",
      "Reeweg 25, Rotterdam, Hà Lan",
    ],
    [
      "HAN RIVER SHIPPING",
      "Han River Shipping Agency Co., Ltd.",
      "Han River Shipping Agency Co., Ltd.",
      "KR2148765432",
      "KR",
      "45 Jungang-daero, Jung-gu, Busan, Korea",
      "45 Jungang-daero, Busan, Hàn Quốc",
    ],
    [
      "STRAITS PARTNER",
      "Straits Partner Freight Pte Ltd",
      "Straits Partner Freight Pte Ltd",
      "SG201512345K",
      "SG",
      "10 Pasir Panjang Road, Singapore 117438",
      "10 Pasir Panjang Road, Singapore",
    ],
  ],
);

const carriers = partners(
  ["CARRIER", "SHIPPINGLINE", "SUPPLIER"],
  [
    [
      "ORIENT STAR",
      "Orient Star Line",
      "Hãng tàu Orient Star",
      "SG199901234A",
      "SG",
      "8 Shenton Way, Singapore 068811",
      "8 Shenton Way, Singapore",
    ],
    [
      "NORDIC OCEAN",
      "Nordic Ocean Container Line A/S",
      "Hãng tàu Nordic Ocean",
      "DK22334455",
      "DK",
      "Sundkrogsgade 9, 2100 Copenhagen, Denmark",
      "Sundkrogsgade 9, Copenhagen, Đan Mạch",
    ],
    [
      "ALPINE CONTAINER",
      "Alpine Container Line S.A.",
      "Hãng tàu Alpine Container",
      "CHE112233445",
      "CH",
      "Quai du Mont-Blanc 3, 1201 Geneva, Switzerland",
      "Quai du Mont-Blanc 3, Geneva, Thụy Sĩ",
    ],
    [
      "PEARL DELTA LINES",
      "Pearl Delta Lines Co., Ltd.",
      "Hãng tàu Pearl Delta",
      "HK20876543",
      "HK",
      "18 Harbour Road, Wan Chai, Hong Kong",
      "18 Harbour Road, Wan Chai, Hồng Kông",
    ],
    [
      "VIET OCEAN LINES",
      "Viet Ocean Lines Joint Stock Company",
      "Công ty Cổ phần Vận tải Biển Việt",
      "020012345",
      "VN",
      "5 Hoang Dieu Street, Hong Bang Ward, Hai Phong",
      "5 Hoàng Diệu, P. Hồng Bàng, Hải Phòng",
    ],
  ],
);

const airlines = partners(
  ["CARRIER", "AIRSHIPSUP"],
  [
    [
      "VIETNAM AIRLINES",
      "Vietnam Airlines Joint Stock Company",
      "Tổng công ty Hàng không Việt Nam",
      "010010751",
      "VN",
      "200 Nguyen Son Street, Bo De Ward, Ha Noi",
      "200 Nguyễn Sơn, P. Bồ Đề, Hà Nội",
    ],
    [
      "CATHAY PACIFIC",
      "Cathay Pacific Airways Limited",
      "Hãng hàng không Cathay Pacific",
      "HK00156160",
      "HK",
      "8 Scenic Road, Hong Kong International Airport, Hong Kong",
      "8 Scenic Road, Sân bay quốc tế Hồng Kông",
    ],
    [
      "KOREAN AIR",
      "Korean Air Lines Co., Ltd.",
      "Hãng hàng không Korean Air",
      "KR1108114794",
      "KR",
      "260 Haneul-gil, Gangseo-gu, Seoul, Korea",
      "260 Haneul-gil, Gangseo-gu, Seoul, Hàn Quốc",
    ],
  ],
);

const suppliers = partners(
  ["SUPPLIER"],
  [
    [
      "CAT LAI TERMINAL",
      "Cat Lai Container Terminal Services Company",
      "Công ty Dịch vụ Cảng Công-ten-nơ Cát Lái",
      "030051278",
      "VN",
      "1295B Nguyen Thi Dinh Street, Cat Lai Ward, Ho Chi Minh City",
      "1295B Nguyễn Thị Định, P. Cát Lái, TP. Hồ Chí Minh",
    ],
    [
      "LACH HUYEN PORT",
      "Lach Huyen Deep Sea Port Company Limited",
      "Công ty TNHH Cảng nước sâu Lạch Huyện",
      "020100456",
      "VN",
      "Cat Hai, Hai Phong",
      "Cát Hải, Hải Phòng",
    ],
    [
      "THANG LONG TRUCKING",
      "Thang Long Container Trucking Company Limited",
      "Công ty TNHH Vận tải Công-ten-nơ Thăng Long",
      "010356789",
      "VN",
      "Km 9, National Road 5, Gia Lam, Ha Noi",
      "Km 9, Quốc lộ 5, Gia Lâm, Hà Nội",
    ],
    [
      "MIEN NAM TRUCKING",
      "Mien Nam Trucking Joint Stock Company",
      "Công ty Cổ phần Vận tải Miền Nam",
      "031190023",
      "VN",
      "Xa lo Ha Noi, Thu Duc Ward, Ho Chi Minh City",
      "Xa lộ Hà Nội, P. Thủ Đức, TP. Hồ Chí Minh",
    ],
    [
      "FUMI VIET",
      "Fumi Viet Fumigation Company Limited",
      "Công ty TNHH Khử trùng Fumi Việt",
      "030277654",
      "VN",
      "29 Ton Duc Thang Street, Sai Gon Ward, Ho Chi Minh City",
      "29 Tôn Đức Thắng, P. Sài Gòn, TP. Hồ Chí Minh",
    ],
    [
      "CUSTOMS ONE",
      "Customs One Brokerage Company Limited",
      "Công ty TNHH Đại lý Hải quan Một",
      "020077123",
      "VN",
      "12 Le Hong Phong Street, Ngo Quyen Ward, Hai Phong",
      "12 Lê Hồng Phong, P. Ngô Quyền, Hải Phòng",
    ],
    [
      "PORT INFRA HCM",
      "Port Infrastructure Fee Office of Ho Chi Minh City",
      "Văn phòng thu phí Hạ tầng Cảng biển TP. Hồ Chí Minh",
      "030300111",
      "VN",
      "63 Ly Tu Trong Street, Sai Gon Ward, Ho Chi Minh City",
      "63 Lý Tự Trọng, P. Sài Gòn, TP. Hồ Chí Minh",
    ],
  ],
);

/** The partners of the demonstration company. */
export const demonstrationPartners: readonly DemonstrationPartner[] = [
  ...customers,
  ...consignees,
  ...agents,
  ...carriers,
  ...airlines,
  ...suppliers,
];
