import { describe, expect, test } from "vitest";
import { declarationOfEcus } from "./declarationOfEcus.ts";
import { rowOfPrint } from "./declarationOfPrint.ts";
import { rowsOfXml } from "./ecusXml.ts";

describe("the XML export of ECUS (CU-19)", () => {
  const one = `<?xml version="1.0" encoding="utf-8"?>
    <Root xmlns="urn:x"><DToKhaiMD><Data><_DToKhaiMDID>1</_DToKhaiMDID><SOTK>107001234560</SOTK>
    <NGAY_DK>2026-11-20T09:15:00+07:00</NGAY_DK><_XorN>N</_XorN><VAN_DON>A &amp; "B" &#x31;</VAN_DON>
    <DV_DT><![CDATA[X < Y]]></DV_DT><PLUONG>Xanh</PLUONG><OTHER>1</OTHER></Data></DToKhaiMD>
    <DToKhaiMD_VNACCS2><Data><_DToKhaiMDID>1</_DToKhaiMDID><MA_HIEU_PTVC>1</MA_HIEU_PTVC></Data>
    </DToKhaiMD_VNACCS2></Root>`;

  test("a row with its means of transport becomes a declaration", () => {
    const rows = rowsOfXml(one);
    expect(rows).toHaveLength(1);
    const [row] = rows as never[];
    expect(declarationOfEcus(row as never)).toMatchObject({
      clearanceNo: "107001234560",
      declaration: {
        clearanceDate: "2026-11-20",
        hblid: 'A & "B" 1',
        shipper: "X < Y",
        serviceType: "Air",
        route: "Green",
      },
    });
  });

  test("many rows of one table are read", () => {
    const data = (no: number) => `<Data><SOTK>${no}</SOTK></Data>`;
    const text = `<DToKhaiMD>${data(1)}${data(2)}<Data/></DToKhaiMD>`;
    expect(rowsOfXml(text)).toEqual([{ SOTK: "1" }, { SOTK: "2" }]);
  });

  test.each([
    ['<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a>&c;</a>', "entities"],
    ['<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>', "entities"],
    ["<DToKhaiMD><Data><SOTK>1</SOTK></Data>", "broken"],
    ["<DToKhaiMD><Data><SOTK>1</NGAY></Data></DToKhaiMD>", "broken"],
    ["<DToKhaiMD><Data><SOTK>&unknown;</SOTK></Data></DToKhaiMD>", "broken"],
    ["<a>".repeat(40) + "</a>".repeat(40), "broken"],
    ["<other><Data><SOTK>1</SOTK></Data></other>", "nothing"],
    [`<DToKhaiMD>${"<Data><SOTK>1</SOTK></Data>".repeat(20_001)}</DToKhaiMD>`, "tooLarge"],
  ])("%.60s is refused", (text, reason) => {
    expect(rowsOfXml(text)).toBe(reason);
  });
});

describe("a hostile XML file (CU-19)", () => {
  const most = 10 * 1024 * 1024;
  const filled = (part: string) => part.repeat(Math.floor(most / part.length));
  test.each([
    ["sections without an end", filled("<![CDATA[/>"), "broken"],
    ["comments without an end", filled("<!--/>"), "broken"],
    ["instructions without an end", filled("<?a/>"), "broken"],
    ["one name without an end", `<${filled("a")}`, "broken"],
    ["attributes without an end", `<a ${filled('b="" ')}`, "broken"],
    ["tags that only open", filled("<Data>"), "broken"],
    ["characters by number", `<DToKhaiMD><Data><SOTK>${filled("&#49;")}`, "broken"],
    ["an entity in a parameter", '<!ENTITY % x SYSTEM "http://127.0.0.1/">', "entities"],
    [
      "a character without a number",
      "<DToKhaiMD><Data><SOTK>&#x110000;</SOTK></Data></DToKhaiMD>",
      "broken",
    ],
  ])("%s are refused", (_, text, reason) => {
    expect(rowsOfXml(text)).toBe(reason);
  });
});

describe("a printed declaration (CU-20)", () => {
  const print: (string | null)[][] = [
    [null, "Tờ khai hàng hóa nhập khẩu (thông quan)"],
    ["Số tờ khai", null, "107001234560", "Số tờ khai đầu tiên", "-", "/"],
    ["Mã phân loại kiểm tra", "2", "Mã loại hình", "A11", "2", "[4]"],
    ["Tên cơ quan Hải quan tiếp nhận tờ khai", null, "CANGSGKV1", "Mã bộ phận xử lý tờ khai", "01"],
    ["Ngày đăng ký", "20/11/2026 09:15:32", "Ngày thay đổi đăng ký", "/  /"],
    ["Người nhập khẩu"],
    [null, "Mã", "0301234567"],
    [null, "Tên", "CÔNG TY TNHH ĐỒ CHƠI"],
    ["Người ủy thác nhập khẩu"],
    ["Người xuất khẩu"],
    [null, "Mã"],
    [null, "Tên", "SHANGHAI TOYS CO LTD"],
    [null, "Mã nước", "CN"],
    ["Số vận đơn", null, "Địa điểm lưu kho", "02CIS01", "CANG CAT LAI"],
    ["1", "201126MEDUHP123456", "Địa điểm dỡ hàng", "VNCLI", "CANG CAT LAI"],
    ["2", null, "Địa điểm xếp hàng", "CNSHA", "SHANGHAI"],
    ["Số lượng", "1.250", "CT", "Ký hiệu và số hiệu"],
    ["Tổng trọng lượng hàng (Gross)", "1.234,5", "KGM"],
    ["Số lượng container", "2", "Ngày hàng đến", "18/11/2026"],
  ];
  const is = {
    clearanceNo: "107001234560",
    clearanceDate: "2026-11-20",
    firstClearanceNo: null,
    type: "Import",
    partnerTaxCode: "0301234567",
    consignee: "CÔNG TY TNHH ĐỒ CHƠI",
    shipper: "SHANGHAI TOYS CO LTD",
    exportCountryCode: "CN",
    importCountryCode: "VN",
    hblid: "201126MEDUHP123456",
    gateway: "VNCLI",
    portCodeNn: "CNSHA",
    customsOffice: "CANGSGKV1",
    pcs: "1250",
    unitCode: "CT",
    grossWeight: "1234.5",
    qtyCont: "2",
    eta: "2026-11-18",
    route: "Yellow",
  };
  const read = (grid: (string | null)[][]) => declarationOfEcus(rowOfPrint(grid) as never);

  test("is read by its labels", () => {
    expect(read(print)).toMatchObject({ declaration: is });
  });

  test("is read wherever its cells stand", () => {
    const moved = print.flatMap((cells) => [
      [],
      [null, null, ...cells.flatMap((each) => [each, null])],
    ]);
    expect(read(moved)).toMatchObject({ declaration: is });
  });

  test("of an export has the exporter as its customer and shipper", () => {
    const exported = print.map((cells) =>
      cells.map(
        (each) => each?.replace("nhập khẩu (thông quan)", "xuất khẩu (thông quan)") ?? null,
      ),
    );
    expect(read(exported)).toMatchObject({
      declaration: {
        type: "Export",
        gateway: "CNSHA",
        consignee: "CÔNG TY TNHH ĐỒ CHƠI",
        shipper: "SHANGHAI TOYS CO LTD",
        exportCountryCode: "VN",
      },
    });
  });

  test("of another form is refused with the label that it lacks", () => {
    expect(rowOfPrint([["Phiếu nhập kho"]])).toMatchObject({
      lacks: expect.stringContaining("Tờ khai"),
    });
    expect(rowOfPrint([["Tờ khai hàng hóa nhập khẩu"]])).toEqual({ lacks: "Số tờ khai" });
  });
});
