import { knowSpellings } from "@fairway/engine/imports/offeredRecords.ts";
import { languages } from "@fairway/core/words/words.ts";

/** The codes of ISO 3166-1 in pairs of two and three letters. */
const codes =
  "AFAFG AXALA ALALB DZDZA ASASM ADAND AOAGO AIAIA AQATA AGATG ARARG AMARM AWABW AUAUS ATAUT AZAZE " +
  "BSBHS BHBHR BDBGD BBBRB BYBLR BEBEL BZBLZ BJBEN BMBMU BTBTN BOBOL BQBES BABIH BWBWA BVBVT BRBRA " +
  "IOIOT BNBRN BGBGR BFBFA BIBDI CVCPV KHKHM CMCMR CACAN KYCYM CFCAF TDTCD CLCHL CNCHN CXCXR CCCCK " +
  "COCOL KMCOM CGCOG CDCOD CKCOK CRCRI CICIV HRHRV CUCUB CWCUW CYCYP CZCZE DKDNK DJDJI DMDMA DODOM " +
  "ECECU EGEGY SVSLV GQGNQ ERERI EEEST SZSWZ ETETH FKFLK FOFRO FJFJI FIFIN FRFRA GFGUF PFPYF TFATF " +
  "GAGAB GMGMB GEGEO DEDEU GHGHA GIGIB GRGRC GLGRL GDGRD GPGLP GUGUM GTGTM GGGGY GNGIN GWGNB GYGUY " +
  "HTHTI HMHMD VAVAT HNHND HKHKG HUHUN ISISL ININD IDIDN IRIRN IQIRQ IEIRL IMIMN ILISR ITITA JMJAM " +
  "JPJPN JEJEY JOJOR KZKAZ KEKEN KIKIR KPPRK KRKOR KWKWT KGKGZ LALAO LVLVA LBLBN LSLSO LRLBR LYLBY " +
  "LILIE LTLTU LULUX MOMAC MGMDG MWMWI MYMYS MVMDV MLMLI MTMLT MHMHL MQMTQ MRMRT MUMUS YTMYT MXMEX " +
  "FMFSM MDMDA MCMCO MNMNG MEMNE MSMSR MAMAR MZMOZ MMMMR NANAM NRNRU NPNPL NLNLD NCNCL NZNZL NINIC " +
  "NENER NGNGA NUNIU NFNFK MKMKD MPMNP NONOR OMOMN PKPAK PWPLW PSPSE PAPAN PGPNG PYPRY PEPER PHPHL " +
  "PNPCN PLPOL PTPRT PRPRI QAQAT REREU ROROU RURUS RWRWA BLBLM SHSHN KNKNA LCLCA MFMAF PMSPM VCVCT " +
  "WSWSM SMSMR STSTP SASAU SNSEN RSSRB SCSYC SLSLE SGSGP SXSXM SKSVK SISVN SBSLB SOSOM ZAZAF GSSGS " +
  "SSSSD ESESP LKLKA SDSDN SRSUR SJSJM SESWE CHCHE SYSYR TWTWN TJTJK TZTZA THTHA TLTLS TGTGO TKTKL " +
  "TOTON TTTTO TNTUN TRTUR TMTKM TCTCA TVTUV UGUGA UAUKR AEARE GBGBR USUSA UMUMI UYURY UZUZB VUVUT " +
  "VEVEN VNVNM VGVGB VIVIR WFWLF EHESH YEYEM ZMZMB ZWZWE";

/** What people write, with the code of three letters, that is neither a code nor a name of today. */
const customary: Readonly<Record<string, string>> = {
  "Viet Nam": "VNM",
  "Socialist Republic of Vietnam": "VNM",
  "United States": "USA",
  "United States of America": "USA",
  "U.S.": "USA",
  America: "USA",
  Mỹ: "USA",
  "Hoa Kỳ": "USA",
  UK: "GBR",
  "Great Britain": "GBR",
  England: "GBR",
  Anh: "GBR",
  "Anh Quốc": "GBR",
  Korea: "KOR",
  "Republic of Korea": "KOR",
  "Korea, Republic of": "KOR",
  "Hàn Quốc": "KOR",
  "Nam Hàn": "KOR",
  "North Korea": "PRK",
  "P.R. China": "CHN",
  PRC: "CHN",
  "People's Republic of China": "CHN",
  "Trung Quốc": "CHN",
  "Hong Kong SAR": "HKG",
  "Hong Kong": "HKG",
  "Hồng Kông": "HKG",
  Macau: "MAC",
  "Ma Cao": "MAC",
  "Taiwan, Province of China": "TWN",
  "Đài Loan": "TWN",
  Holland: "NLD",
  "The Netherlands": "NLD",
  "Hà Lan": "NLD",
  UAE: "ARE",
  "U.A.E.": "ARE",
  Laos: "LAO",
  "Lao PDR": "LAO",
  Burma: "MMR",
  Myanmar: "MMR",
  "Miến Điện": "MMR",
  Russia: "RUS",
  "Russian Federation": "RUS",
  Nga: "RUS",
  Turkey: "TUR",
  Türkiye: "TUR",
  "Thổ Nhĩ Kỳ": "TUR",
  "Czech Republic": "CZE",
  Swaziland: "SWZ",
  "Ivory Coast": "CIV",
  "East Timor": "TLS",
  "Cape Verde": "CPV",
  Macedonia: "MKD",
  "Congo-Brazzaville": "COG",
  "Congo-Kinshasa": "COD",
  "DR Congo": "COD",
  Úc: "AUS",
  Đức: "DEU",
  Pháp: "FRA",
  Nhật: "JPN",
  "Nhật Bản": "JPN",
  Ý: "ITA",
  "Ấn Độ": "IND",
  "Thái Lan": "THA",
  "Tây Ban Nha": "ESP",
  "Bồ Đào Nha": "PRT",
};

const ofThree = new Map(codes.split(" ").map((pair) => [pair.slice(2), pair.slice(0, 2)]));
const named = languages.map((each) => new Intl.DisplayNames([each], { type: "region" }));
const known = [...ofThree].flatMap(([three, two]) =>
  [three, ...named.map((each) => each.of(two) ?? two)].map((text): [string, string] => [text, two]),
);
for (const [text, three] of Object.entries(customary)) known.push([text, ofThree.get(three) ?? ""]);

// How a sheet may write a country besides its code and its names in the catalogue.
knowSpellings("country", Object.fromEntries(known));
