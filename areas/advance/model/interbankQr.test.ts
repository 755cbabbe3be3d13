import { describe, expect, test } from "vitest";
import { interbankQr, qrCheck } from "./interbankQr.ts";

const transfer = {
  bankBin: "970403",
  accountNo: "0011 0123 4567 8",
  amount: "180000",
  purpose: "Tạm ứng AD2603/0001",
};

describe("the interbank QR code", () => {
  test("its check is that of published codes", () => {
    expect(qrCheck("123456789")).toBe("29B1");
    const published =
      "00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA53037045406180000" +
      "5802VN62340107NPS68690819thanh toan don hang6304";
    expect(qrCheck(published)).toBe("2E2E");
  });

  test("it names bank, account, amount and purpose", () => {
    const code = interbankQr(transfer) ?? "";
    expect(code).toContain(
      "00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA",
    );
    expect(code).toContain("530370454061800005802VN62230819Tam ung AD2603/0001");
    expect(code.slice(-4)).toBe(qrCheck(code.slice(0, -4)));
  });

  test("an account, bank or amount that cannot be in it gives none", () => {
    expect(interbankQr({ ...transfer, bankBin: "97040" })).toBeNull();
    expect(interbankQr({ ...transfer, accountNo: "12-34" })).toBeNull();
    expect(interbankQr({ ...transfer, accountNo: "" })).toBeNull();
    for (const amount of ["0", "-5", "1.5", "1e9", "NaN", "9".repeat(30)]) {
      expect(interbankQr({ ...transfer, amount })).toBeNull();
    }
  });

  test("a long purpose is cut", () => {
    const code = interbankQr({ ...transfer, purpose: "x".repeat(99) });
    expect(code).toContain(`62290825${"x".repeat(25)}6304`);
  });
});
