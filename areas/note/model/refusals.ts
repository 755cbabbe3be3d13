import { jobClosedRefusals, jobClosedRule } from "@fairway/areas/document/model/jobClosed.ts";
import { refusals } from "@fairway/core/refusal/refusal.ts";

/** Refusals of issuing, changing or deleting a note. */
export const refuseNote = refusals({
  "cdNote.noCharge": {
    status: 400,
    en: "Choose at least one charge.",
    vi: "Hãy chọn ít nhất một dòng phí.",
  },
  "cdNote.wrongSide": {
    status: 400,
    en: "Charge {chargeCode} has no {side, select, debit {debit} other {credit}} value; it does not belong on this type of note.",
    vi: "Phí {chargeCode} không có giá trị {side, select, debit {nợ} other {có}}, không thuộc loại giấy báo này.",
  },
  "cdNote.otherPartner": {
    status: 400,
    en: "Charge {chargeCode} belongs to {partnerName}, not to the partner of this note.",
    vi: "Phí {chargeCode} thuộc về {partnerName}, không phải đối tác của giấy báo này.",
  },
  "cdNote.severalSalesmen": {
    status: 400,
    en: "A debit note takes charges of one salesman only. House bills {hwbnos} have different salesmen.",
    vi: "Giấy báo nợ chỉ gồm phí của một nhân viên kinh doanh. Các vận đơn {hwbnos} thuộc nhân viên khác nhau.",
  },
  "cdNote.notSettled": {
    status: 409,
    en: "Charge {chargeCode} was not entered on the job; it needs an approved settlement first.",
    vi: "Phí {chargeCode} không nhập từ lô hàng, cần phiếu thanh toán tạm ứng đã duyệt trước.",
  },
  "cdNote.tooLarge": {
    status: 400,
    en: "The total of these charges is too large for one document; choose fewer charges or correct a rate.",
    vi: "Tổng tiền các dòng phí vượt giới hạn của một chứng từ, hãy chọn ít dòng phí hơn hoặc sửa tỷ giá.",
  },
  "cdNote.jobLocked": jobClosedRefusals.locked,
  "cdNote.jobFinished": jobClosedRefusals.finished,
  "cdNote.jobCanceled": jobClosedRefusals.canceled,
  "cdNote.synced": {
    status: 409,
    en: "Accounting has note {code}. It can be changed after accounting rejects it with a reason, while no invoice or voucher has its charges.",
    vi: "Kế toán đã nhận giấy báo {code}. Giấy báo được sửa sau khi kế toán từ chối kèm lý do, khi chưa có hóa đơn hay chứng từ kế toán nào giữ các dòng phí.",
  },
  "cdNote.waitsForMoney": {
    status: 409,
    en: "Note {code} waits for the payment of {partnerName}, who pays in advance; send it to accounting after the payment is confirmed.",
    vi: "Giấy báo {code} đang chờ {partnerName} trả trước; hãy gửi kế toán sau khi xác nhận đã thanh toán.",
  },
  "cdNote.notSent": {
    status: 409,
    en: "Accounting does not have note {code}; only a note that was sent can be rejected.",
    vi: "Kế toán chưa nhận giấy báo {code}; chỉ từ chối được giấy báo đã gửi.",
  },
  "cdNote.paid": {
    status: 409,
    en: "Note {code} has payments on it; cancel their receipts first.",
    vi: "Giấy báo {code} đã có thanh toán, hãy hủy phiếu thu trước.",
  },
  "cdNote.confirmed": {
    status: 409,
    en: "The payment of note {code} is confirmed; take the confirmation back first, in the list of prepaid notes.",
    vi: "Giấy báo {code} đã được xác nhận thanh toán, hãy bỏ xác nhận trong danh sách giấy báo trả trước.",
  },
  "cdNote.invoiced": {
    status: 409,
    en: "Note {code} is on {documentNo}; delete that document first.",
    vi: "Giấy báo {code} đã nằm trên {documentNo}, hãy xóa chứng từ đó trước.",
  },
  "cdNote.chargeInvoiced": {
    status: 409,
    en: "Charge {chargeCode} is on {documentNo}; take it off there before removing it from the note.",
    vi: "Phí {chargeCode} đã nằm trên {documentNo}, hãy gỡ khỏi chứng từ đó trước khi bỏ khỏi giấy báo.",
  },
  "cdNote.severalPartners": {
    status: 400,
    en: "Note {code} is not of {partnerName}; one bill has the notes of one partner.",
    vi: "Giấy báo {code} không thuộc {partnerName}; một bảng kê chỉ gồm giấy báo của một đối tác.",
  },
  "cdNote.combined": {
    status: 409,
    en: "Note {code} is in {documentNo} and keeps its lines; take the note off {documentNo} first.",
    vi: "Giấy báo {code} đã nằm trong {documentNo} nên giữ nguyên các dòng phí; hãy gỡ giấy báo khỏi {documentNo} trước.",
  },
  "cdNote.adjustDebit": {
    status: 409,
    en: "Note {code} is a credit note; only the values of debit and invoice notes are adjusted.",
    vi: "Giấy báo {code} là giấy báo có; chỉ điều chỉnh giá trị của giấy báo nợ và giấy báo thu.",
  },
  "cdNote.adjustVnd": {
    status: 409,
    en: "Note {code} is in {currencyId}; only notes in VND are adjusted.",
    vi: "Giấy báo {code} theo {currencyId}; chỉ điều chỉnh giấy báo theo VND.",
  },
  "cdNote.adjustWhole": {
    status: 400,
    en: "Enter a whole number of VND.",
    vi: "Hãy nhập số VND nguyên.",
  },
  "cdNote.rateNotUsed": {
    status: 400,
    en: "The note has no amount in {currency}; type a rate of a foreign currency of its lines, of its total or of the US dollar.",
    vi: "Giấy báo không có khoản nào bằng {currency}; hãy nhập tỷ giá của ngoại tệ trên các dòng phí, của tổng tiền hoặc của đô la Mỹ.",
  },
  "cdNote.rateTwice": {
    status: 400,
    en: "The rate of {currency} is typed twice; keep one.",
    vi: "Tỷ giá {currency} được nhập hai lần, hãy giữ một.",
  },
  "cdNote.chargeKeepsRate": {
    status: 409,
    en: "Charge {chargeCode} is on {documentNo} and keeps its rate; the note keeps its rate and exchange date with it. Take the charge off {documentNo} first.",
    vi: "Phí {chargeCode} đã nằm trên {documentNo} và giữ nguyên tỷ giá; giấy báo cũng giữ nguyên tỷ giá và ngày tỷ giá. Hãy gỡ phí khỏi {documentNo} trước.",
  },
});

/** Returns the refusal of a note on a closed job, or null. */
export const whyJobClosed = jobClosedRule(refuseNote, {
  locked: "cdNote.jobLocked",
  canceled: "cdNote.jobCanceled",
});

/**
 * Returns the refusal of a verb that would change what the lines of a finished job are worth, or null.
 *
 * Shape: asked where a rate or a day is typed for a note and where a line leaves one; a line that a
 *   note takes keeps its value.
 * Source: rule DN-5, areas/note/README.md
 */
export const whyValuesStay = jobClosedRule(refuseNote, { finished: "cdNote.jobFinished" });
