/** The names of a currency: singular, plural, and of its hundredths or thousandths. */
export interface CurrencyWords {
  readonly en: {
    readonly one: string;
    readonly many: string;
    readonly minorOne: string;
    readonly minorMany: string;
  };
  readonly vi: { readonly unit: string; readonly minor: string };
}

function named(en: string, vi: string): CurrencyWords {
  const [one = "", many = one, minorOne = "", minorMany = minorOne] = en.split("/");
  const [unit = "", minor = ""] = vi.split("/");
  return { en: { one, many, minorOne, minorMany }, vi: { unit, minor } };
}

const cents = "cent/cents";

/** The currencies in which freight is paid. */
export const currencyWords: Readonly<Record<string, CurrencyWords>> = {
  VND: named("Vietnamese dong", "đồng"),
  USD: named(`US dollar/US dollars/${cents}`, "đô la Mỹ/xu"),
  EUR: named(`euro/euros/${cents}`, "euro/xu"),
  GBP: named("pound sterling/pounds sterling/penny/pence", "bảng Anh/xu"),
  CHF: named("Swiss franc/Swiss francs/centime/centimes", "franc Thụy Sĩ/xu"),
  SGD: named(`Singapore dollar/Singapore dollars/${cents}`, "đô la Singapore/xu"),
  HKD: named(`Hong Kong dollar/Hong Kong dollars/${cents}`, "đô la Hồng Kông/xu"),
  AUD: named(`Australian dollar/Australian dollars/${cents}`, "đô la Úc/xu"),
  NZD: named(`New Zealand dollar/New Zealand dollars/${cents}`, "đô la New Zealand/xu"),
  CAD: named(`Canadian dollar/Canadian dollars/${cents}`, "đô la Canada/xu"),
  TWD: named(`New Taiwan dollar/New Taiwan dollars/${cents}`, "đô la Đài Loan/xu"),
  CNY: named("Chinese yuan/Chinese yuan/fen/fen", "nhân dân tệ/phân"),
  THB: named("Thai baht/Thai baht/satang/satang", "baht Thái/satang"),
  MYR: named("Malaysian ringgit/Malaysian ringgit/sen/sen", "ringgit Malaysia/sen"),
  IDR: named("Indonesian rupiah/Indonesian rupiah/sen/sen", "rupiah Indonesia/sen"),
  PHP: named("Philippine peso/Philippine pesos/centavo/centavos", "peso Philippines/xu"),
  INR: named("Indian rupee/Indian rupees/paisa/paise", "rupee Ấn Độ/paisa"),
  AED: named("UAE dirham/UAE dirhams/fils/fils", "dirham UAE/fils"),
  KHR: named("Cambodian riel/Cambodian riel/sen/sen", "riel Campuchia/sen"),
  LAK: named("Lao kip/Lao kip/att/att", "kíp Lào/att"),
  JPY: named("Japanese yen", "yên Nhật"),
  KRW: named("Korean won", "won Hàn Quốc"),
  KWD: named("Kuwaiti dinar/Kuwaiti dinars/fils/fils", "dinar Kuwait/fils"),
  BHD: named("Bahraini dinar/Bahraini dinars/fils/fils", "dinar Bahrain/fils"),
  OMR: named("Omani rial/Omani rials/baisa/baisa", "rial Oman/baisa"),
  JOD: named("Jordanian dinar/Jordanian dinars/fils/fils", "dinar Jordan/fils"),
};
