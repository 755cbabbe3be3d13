import type { Words } from "@fairway/core/words/words.ts";
import { replicaTitles } from "./titles.ts";

/** The words of the dialogs of copies in other offices. */
export const replicaWords = {
  ...replicaTitles,
  replicateAsk: {
    en: "Copy job {jobNo} to another office?",
    vi: "Sao chép lô hàng {jobNo} sang văn phòng khác?",
  },
  replicateTo: {
    en: "The office {office} gets the job with its goods, its stages and its first declaration, under the number {number}. The salesman there is that of the board.",
    vi: "Văn phòng {office} nhận lô hàng cùng hàng hóa, công đoạn và tờ khai đầu tiên, với số {number}. Nhân viên kinh doanh ở đó là của ban giám đốc.",
  },
  missing: { en: "Before a job can be copied:", vi: "Trước khi sao chép được lô hàng:" },
  missingLater: {
    en: "Before charges of the copy can be taken over:",
    vi: "Trước khi lấy được phí từ lô sao chép:",
  },
  noOffice: {
    en: "The office {office} chooses the office that its jobs are copied to.",
    vi: "Văn phòng {office} chọn văn phòng nhận lô sao chép.",
  },
  noLevel: {
    en: "You get a place of work in the office {office}.",
    vi: "Bạn được thêm vào văn phòng {office}.",
  },
  noSalesman: {
    en: "The company names the salesman of the board, whom every copy has.",
    vi: "Công ty chọn nhân viên kinh doanh của ban giám đốc cho mọi lô sao chép.",
  },
  noHouse: {
    en: "The office {office} gets an internal code, and a partner of mode Internal the same one.",
    vi: "Văn phòng {office} có mã nội bộ, và một đối tác hình thức Nội bộ mang cùng mã.",
  },
  openPage: { en: "Open the page", vi: "Mở trang" },
  replicated: { en: "Job {jobNo} was opened", vi: "Đã mở lô hàng {jobNo}" },
  syncAsk: {
    en: "Replace the goods of {jobNo} by those of this job?",
    vi: "Thay hàng hóa của {jobNo} bằng hàng hóa của lô này?",
  },
  syncDetail: {
    en: "Weights, volume, packages and the list of containers there become those of this job.",
    vi: "Trọng lượng, thể tích, số kiện và danh sách container ở đó sẽ theo lô này.",
  },
  chargesOf: { en: "Charges of the replica {jobNo}", vi: "Phí của lô sao chép {jobNo}" },
  untaken: {
    en: "{count, plural, one {# charge was} other {# charges were}} not taken over yet.",
    vi: "Còn {count} dòng phí chưa lấy sang.",
  },
  allTaken: {
    en: "Every charge of the replica that can be taken over is on this job.",
    vi: "Mọi dòng phí lấy được từ lô sao chép đều đã có ở lô này.",
  },
  pull: { en: "Take over new charges", vi: "Lấy phí mới sang" },
  pulled: {
    en: "{count, plural, one {# charge was} other {# charges were}} taken over from {jobNo}",
    vi: "Đã lấy {count} dòng phí từ {jobNo}",
  },
  pullDetail: {
    en: "Charges that replicas sell to this office become costs of their jobs, each once.",
    vi: "Phí mà các lô sao chép bán cho văn phòng này trở thành chi phí của lô gốc, mỗi dòng một lần.",
  },
  pullNumbers: {
    en: "Numbers of replicas, one a line; empty for all jobs of your office",
    vi: "Số lô sao chép, mỗi dòng một số; để trống cho mọi lô của văn phòng bạn",
  },
  pulledAll: {
    en: "{lines, plural, =0 {No charges} one {# charge} other {# charges}} on {jobs, plural, one {# job} other {# jobs}}",
    vi: "{lines} dòng phí ở {jobs} lô hàng",
  },
  unmapped: {
    en: "{chargeCode} has no buying charge in the catalogue.",
    vi: "{chargeCode} chưa có phí mua tương ứng trong danh mục.",
  },
  unsettled: {
    en: "{chargeCode} waits for its settlement.",
    vi: "{chargeCode} đang chờ duyệt thanh toán.",
  },
  differs: {
    en: "These lines differ from the replica now. A line on a document stays as it is.",
    vi: "Các dòng này khác với lô sao chép. Dòng đã lên chứng từ giữ nguyên.",
  },
  take: { en: "Take", vi: "Lấy" },
  takeLine: { en: "Take {charge}", vi: "Lấy {charge}" },
  takeChosen: { en: "Take chosen differences", vi: "Lấy các chênh lệch đã chọn" },
  taken: {
    en: "{count, plural, one {# line was} other {# lines were}} brought up to date",
    vi: "Đã cập nhật {count} dòng phí",
  },
  charge: { en: "Charge", vi: "Phí" },
  side: { en: "Side", vi: "Loại phí" },
  buying: { en: "Buying", vi: "Phí mua" },
  selling: { en: "Selling", vi: "Phí bán" },
  onBehalf: { en: "On behalf", vi: "Chi hộ" },
  difference: { en: "Difference", vi: "Chênh lệch" },
  document: { en: "Document", vi: "Chứng từ" },
  gone: { en: "No longer comes from the replica", vi: "Không còn từ lô sao chép" },
  rateAsk: { en: "Sell the costs of {jobNo}", vi: "Bán chi phí của {jobNo}" },
  rateDetail: {
    en: "Each bought charge with a selling charge in the catalogue is sold to the office of the job, once, with the margin, step and VAT of its settings.",
    vi: "Mỗi phí mua có phí bán tương ứng trong danh mục được bán một lần cho văn phòng của lô gốc, theo tỷ suất, bước làm tròn và thuế suất đã thiết lập.",
  },
  rated: {
    en: "{count, plural, one {# charge was} other {# charges were}} made",
    vi: "Đã tạo {count} dòng phí",
  },
  nothingRated: {
    en: "There is no bought charge left to sell.",
    vi: "Không còn phí mua nào cần bán.",
  },
  withCharges: { en: "Charges, at today's exchange rate", vi: "Các dòng phí, theo tỷ giá hôm nay" },
  withReplica: {
    en: "Replica in another office, with its charges",
    vi: "Lô sao chép ở văn phòng khác, cùng phí của lô đó",
  },
  sendDeclaration: { en: "Sync to replica", vi: "Đồng bộ sang lô sao chép" },
  declarationSent: {
    en: "Declaration {clearanceNo} is on {jobNo} now",
    vi: "Đã đưa tờ khai {clearanceNo} sang {jobNo}",
  },
  declarationThere: {
    en: "Declaration {clearanceNo} is on {jobNo} already",
    vi: "Tờ khai {clearanceNo} đã có ở {jobNo}",
  },
  synced: { en: "{jobNo} has the goods of this job", vi: "{jobNo} đã nhận hàng hóa của lô này" },
} as const satisfies Record<string, Words>;
