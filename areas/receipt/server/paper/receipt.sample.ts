import { letterheadSample } from "@fairway/areas/organisation/model/letterhead.sample.ts";
import type { ReceiptPaper } from "@fairway/areas/receipt/model/receiptPaper.ts";
import { amountInWords } from "@fairway/core/words/amountInWords.ts";
import type { Language } from "@fairway/core/words/words.ts";

/** A sample receipt for tests that clears one invoice in part and one in full. */
export function receiptSample(language: Language): ReceiptPaper {
  const vi = language === "vi";
  return {
    letterhead: letterheadSample(language, { email: "ketoan.hcm@haidang.example" }),
    preparedBy: "Lê Thị Hoàng Yến",
    printedBy: "Phạm Thị Hồng Nhung",
    printedAt: "2026-11-21 10:02",
    kind: "RECEIPT",
    paymentRefNo: "PT2600017",
    paymentDate: "2026-11-21",
    status: "Done",
    payer: {
      name: vi ? "CÔNG TY TNHH GỖ MỸ NGHỆ TRƯỜNG THỊNH" : "TRUONG THINH WOODCRAFT CO., LTD",
      address: vi
        ? "Lô B7, Khu công nghiệp Sóng Thần 2, Phường Dĩ An, TP. Hồ Chí Minh"
        : "Lot B7, Song Than 2 Industrial Park, Di An Ward, Ho Chi Minh City, Vietnam",
      taxCode: "3700987654",
    },
    description: vi
      ? "Thanh toán cước lô hàng HCMSEF2611/00042"
      : "Freight of job HCMSEF2611/00042",
    paymentMethod: vi ? "Chuyển khoản" : "Bank Transfer",
    bankName: vi ? "Vietcombank – CN Tân Bình" : "Vietcombank, Tan Binh Branch",
    bankAccountNo: "0441 0001 23456",
    currencyId: "VND",
    exchangeRate: "25412.5",
    paidAmountVnd: "54400000",
    paidAmountUsd: "2140.68",
    advanceUsed: "",
    creditUsed: "",
    creditNos: "",
    lines: [
      {
        invoiceNo: "00000123",
        billingRefNo: "HCMDN2611/00042",
        type: vi ? "Phải thu" : "Debit",
        openVnd: "84207715",
        paidVnd: "50000000",
        remainVnd: "34207715",
        openUsd: "",
        paidUsd: "",
        remainUsd: "",
      },
      {
        invoiceNo: "00000124",
        billingRefNo: "HCMDN2611/00042",
        type: vi ? "Chi hộ" : "OBH",
        openVnd: "4400000",
        paidVnd: "4400000",
        remainVnd: "0",
        openUsd: "",
        paidUsd: "",
        remainUsd: "",
      },
    ],
    totals: {
      openVnd: "88607715",
      paidVnd: "54400000",
      remainVnd: "34207715",
      openUsd: "",
      paidUsd: "",
      remainUsd: "",
    },
    inWords: amountInWords("54400000", "VND", language),
    cancelledOn: "",
    cancelledBy: "",
    cancelReason: "",
  };
}
