import type { Words } from "@fairway/core/words/words.ts";
import { allScreens } from "./allScreens.ts";

const jobs: Words = {
  en: "The jobs of this service. Choose “To do” to see what waits for you: deadlines, jobs without a bill, jobs that sailed and are not billed. A row opens the job; the plus sign in front of it shows its house bills. The star keeps the filters as a view.",
  vi: "Danh sách lô hàng của dịch vụ này. Chọn “Cần xử lý” để xem việc đang chờ bạn: lô sắp đến hạn, lô chưa có vận đơn, lô đã chạy mà chưa báo nợ. Bấm vào dòng để mở lô; dấu cộng đầu dòng hiện các vận đơn nhà. Ngôi sao lưu bộ lọc để dùng lại.",
};
const operations: Words = {
  en: "Jobs that clear goods or carry them on the road. Search them by declaration, job or bill number; the plus sign in front of a row shows its declarations.",
  vi: "Các lô thông quan hoặc vận tải bộ. Tìm theo số tờ khai, số lô hoặc số vận đơn; dấu cộng đầu dòng hiện các tờ khai.",
};
const job: Words = {
  en: "One job from booking to cash: its data and containers, its house bills with their charges, its debit and credit notes, stages and files. The customer comes with the house bill. Profit is the selling less the buying lines before VAT.",
  vi: "Một lô hàng từ đặt chỗ đến thu tiền: dữ liệu và container, vận đơn nhà cùng các dòng phí, giấy báo nợ/có, công đoạn và tệp. Khách hàng được chọn trên vận đơn nhà. Lợi nhuận bằng phí bán trừ phí mua, trước thuế GTGT.",
};
const bill: Words = {
  en: "The bill of lading that we give to the shipper. It is prefilled from the job and the partner; what you change here stays on the bill. Its number is drawn when it is saved.",
  vi: "Vận đơn nhà cấp cho người gửi hàng. Nội dung được điền sẵn từ lô hàng và đối tác; phần bạn sửa chỉ thuộc vận đơn này. Số vận đơn được cấp khi lưu.",
};

const unlock: Words = {
  en: "Locks and unlocks jobs of all services together. Paste their numbers or choose them; each job gets an answer of its own, and unknown numbers are named.",
  vi: "Khóa và mở khóa nhiều lô hàng của mọi dịch vụ cùng lúc. Dán hoặc chọn số lô; mỗi lô có kết quả riêng, số không tìm thấy được nêu rõ.",
};

/**
 * What each screen is for, by its path; a screen without an entry has that of the screen above it.
 * The only place of these texts, loaded when help is opened.
 */
export const screenHelp: Readonly<Record<string, Words>> = {
  "/home/dashboard": {
    en: "Your work at a glance. Each tile opens the list with exactly the rows that it counts. “Choose tiles” shows, hides and orders them for you alone.",
    vi: "Công việc của bạn trong một màn hình. Mỗi ô mở danh sách đúng các dòng mà ô đếm. “Chọn ô hiển thị” để hiện, ẩn và sắp xếp các ô cho riêng bạn.",
  },
  ...Object.fromEntries(
    allScreens
      .filter(({ path }) => path.endsWith("/:jobId"))
      .flatMap(({ path }): [string, Words][] => [
        [path.replace("/:jobId", ""), jobs],
        [path.replace(/\/[^/]+\/:jobId$/, ""), operations],
        [path, job],
        [`${path}/hbl`, bill],
      ])
      // The list of operations has an address of its own, and their bills have no page.
      .filter(([path]) => allScreens.some((each) => each.path === path)),
  ),
  "/home/approval": {
    en: "All requests that wait for your approval, yours or in the place of a colleague, whatever the document. Tick up to 200 and approve or deny them together; each gets an answer of its own. A row opens the document.",
    vi: "Mọi yêu cầu đang chờ bạn phê duyệt, của bạn hoặc thay đồng nghiệp, cho mọi loại chứng từ. Chọn tối đa 200 dòng để phê duyệt hoặc từ chối cùng lúc; mỗi phiếu có kết quả riêng. Bấm vào dòng để mở chứng từ.",
  },
  "/home/commercial/customer": {
    en: "The customers with their contacts, files and agreements. An agreement says salesman, services, offices, payment term and credit limit. A second record of the same customer is warned about while you type.",
    vi: "Khách hàng cùng liên hệ, tệp và hợp đồng. Hợp đồng quy định nhân viên kinh doanh, dịch vụ, văn phòng, hạn thanh toán và hạn mức công nợ. Khi nhập, hệ thống cảnh báo nếu khách hàng đã có.",
  },
  "/home/commercial/agent": {
    en: "The agents abroad with their contacts, files and agreements. They stand on house bills as delivery agents and receive credit and debit notes.",
    vi: "Đại lý nước ngoài cùng liên hệ, tệp và hợp đồng. Đại lý đứng trên vận đơn nhà với vai trò giao hàng và nhận giấy báo nợ/có.",
  },
  "/home/commercial/potential-customer": {
    en: "Companies that may become customers, with what is known of them.",
    vi: "Các công ty có thể trở thành khách hàng, cùng thông tin đã biết.",
  },
  "/home/commercial/incoterm": {
    en: "The terms of delivery of each service with their usual charges. The charges of a term are offered on each bill with that term.",
    vi: "Điều kiện giao hàng của từng dịch vụ cùng các phí thường dùng. Phí của điều kiện được gợi ý trên các vận đơn có điều kiện đó.",
  },
  "/home/accounting/management": {
    en: "The debit and credit notes of all jobs and the invoices made of them. “To do” shows the notes with lines that are on no invoice. A row opens the note with its charges.",
    vi: "Giấy báo nợ/có của mọi lô hàng và hóa đơn lập từ đó. “Cần xử lý” hiện các giấy báo còn dòng chưa xuất hóa đơn. Bấm vào dòng để mở giấy báo và các dòng phí.",
  },
  "/home/accounting/management/cd-invoice": {
    en: "The debit and credit notes of all jobs. “To do” shows the notes with lines that are on no invoice, on-behalf lines also on their own. A row opens the note with its charges.",
    vi: "Giấy báo nợ/có của mọi lô hàng. “Cần xử lý” hiện các giấy báo còn dòng chưa xuất hóa đơn, riêng cả phần chi hộ. Bấm vào dòng để mở giấy báo và các dòng phí.",
  },
  "/home/accounting/management/vat-invoice": {
    en: "VAT invoices over selling lines and on-behalf invoices over money passed through. “To do” shows what is not paid in full, overdue, due within a week, or without its real number. An invoice with a payment is closed until its receipt is canceled.",
    vi: "Hóa đơn GTGT cho phí bán và hóa đơn chi hộ cho tiền thu hộ, chi hộ. “Cần xử lý” hiện hóa đơn chưa thu đủ, quá hạn, đến hạn trong tuần hoặc chưa có số thật. Hóa đơn đã thu tiền bị khóa cho đến khi hủy phiếu thu.",
  },
  "/home/accounting/management/vat-invoice/import": {
    en: "A sheet with voucher ID, real number, day and series of issued invoices. Errors are shown by cell; nothing is stored until all rows are right. “Paid” makes a receipt over the open amount.",
    vi: "Bảng số chứng từ, số thật, ngày và ký hiệu của hóa đơn đã phát hành. Lỗi hiển thị từng ô, chỉ lưu khi mọi dòng đều đúng. “Đã thanh toán” lập phiếu thu cho số còn nợ.",
  },
  "/home/accounting/management/voucher": {
    en: "Vouchers over what we buy and pay on behalf, and over sales without an invoice. A voucher is what we owe its partner; canceled ones are found by the status.",
    vi: "Chứng từ cho phí mua, phí chi hộ và phí bán không xuất hóa đơn. Mỗi chứng từ là khoản phải trả đối tác; chứng từ đã hủy tìm theo trạng thái.",
  },
  "/home/accounting/management/voucher/new": {
    en: "Find charges by note, statement, settlement, job, HBL or MBL, choose the partner and tick the charges. On-behalf charges keep their rate.",
    vi: "Tìm phí theo giấy báo, bảng kê, thanh toán, lô hàng, HBL hoặc MBL, chọn đối tác và đánh dấu các dòng phí. Phí chi hộ giữ nguyên tỷ giá.",
  },
  "/home/accounting/management/voucher/:voucherId": {
    en: "While nothing is paid, number, date, term, rates and VND amounts can be changed, or the voucher is canceled.",
    vi: "Khi chưa thanh toán có thể sửa số, ngày, thời hạn, tỷ giá và số tiền VND, hoặc hủy chứng từ.",
  },
  "/home/accounting/management/vat-invoice/new": {
    en: "Notes with lines that no invoice holds. Choose a note, or several of one customer: selling lines become the VAT invoice, on-behalf lines the on-behalf invoice, both at once. Below, an invoice is made of single charges that are found by number.",
    vi: "Các giấy báo còn dòng chưa xuất hóa đơn. Chọn một hoặc nhiều giấy báo của cùng khách hàng: dòng phí bán lập thành hóa đơn GTGT, dòng chi hộ thành hóa đơn chi hộ, cùng một lúc. Bên dưới, có thể lập hóa đơn cho từng dòng phí tìm theo số.",
  },
  "/home/accounting/management/vat-invoice/:vatInvoiceId": {
    en: "One invoice with its lines, notes and payments. It is printed as a draft until the number of the electronic invoice is entered; that number stands once in its serie and may be entered after payments. “Receive payment” opens a receipt over what is open. An invoice with a payment is closed until its receipt is canceled.",
    vi: "Một hóa đơn cùng các dòng phí, giấy báo và các lần thu. Bản in là bản nháp cho đến khi nhập số hóa đơn điện tử; số này không trùng trong ký hiệu và có thể nhập sau khi thu tiền. “Thu tiền” mở phiếu thu cho phần còn nợ. Hóa đơn đã thu tiền bị khóa cho đến khi hủy phiếu thu.",
  },
  "/home/accounting/management/number-gaps": {
    en: "Numbers that were drawn and that no record has. Explain each gap; a gap without an explanation is a difference of the books.",
    vi: "Các số đã cấp mà không có chứng từ nào mang. Hãy giải trình từng số; số trống chưa giải trình là chênh lệch sổ sách.",
  },
  "/home/accounting/account-receivable-payable": {
    en: "Money received and what it clears. A new receipt offers the customer's open invoices and spreads the amount: on-behalf money first, then the oldest. The rest becomes an advance of the customer. A posted receipt is corrected by canceling it.",
    vi: "Tiền đã thu và chứng từ được cấn trừ. Phiếu thu mới đưa ra các hóa đơn còn nợ và phân bổ số tiền: chi hộ trước, rồi đến hóa đơn cũ nhất. Phần dư thành tiền ứng trước của khách. Phiếu thu đã ghi sổ chỉ sửa bằng cách hủy.",
  },
  "/home/accounting/management/outbox": {
    en: "Everything that was sent to the accounting system, last changed first. A record that the system has not answered is tried again by itself, from a minute to six hours apart; after the last try it is sent again here. A row shows what is sent and every try with its answer. Where records go by files, they are exported here and the answers are read from a file.",
    vi: "Mọi bản ghi đã gửi hệ thống kế toán, thay đổi gần nhất hiện trước. Bản ghi chưa được trả lời sẽ tự gửi lại, cách nhau từ một phút đến sáu giờ; sau lần cuối thì gửi lại tại đây. Mỗi dòng cho biết nội dung gửi và từng lần gửi cùng kết quả. Nếu gửi bằng tệp thì xuất tệp và nhập kết quả tại đây.",
  },
  "/home/accounting/account-receivable-payable/summary": {
    en: "What customers owe as of any day, by agreement, by the guarantees of a salesman, or without a contract. Debts age from their due days. A figure opens its documents; a row opens its offices and services. “Recalculate” counts the debts of the page again and names what differs.",
    vi: "Công nợ khách hàng đến ngày bất kỳ, theo hợp đồng, theo bảo lãnh của nhân viên kinh doanh hoặc không có hợp đồng. Tuổi nợ tính từ hạn thanh toán. Bấm vào số tiền để xem chứng từ; bấm vào dòng để xem theo văn phòng và dịch vụ. “Tính lại” kiểm tra công nợ của trang và chỉ ra chênh lệch.",
  },
  "/home/accounting/account-receivable-payable/summary/detail": {
    en: "One debtor by office and service. An invoice over several offices or services is shared by its lines. Click a figure to see its documents below; a document opens from its number.",
    vi: "Công nợ của một đối tượng theo văn phòng và dịch vụ. Hóa đơn thuộc nhiều văn phòng hoặc dịch vụ được chia theo dòng phí. Bấm vào số tiền để xem chứng từ bên dưới; bấm vào số chứng từ để mở.",
  },
  "/home/accounting/account-receivable-payable/history-payment": {
    en: "VAT invoices and on-behalf invoices with what was paid, what is open and how many days they are overdue. An invoice opens with its payments. Tick invoices that are not paid to extend their due days; days add up to 365 at most.",
    vi: "Hóa đơn GTGT và hóa đơn chi hộ với số đã thu, số còn nợ và số ngày quá hạn. Mở hóa đơn để xem các lần thu. Chọn hóa đơn chưa thanh toán để gia hạn; tổng số ngày gia hạn tối đa 365.",
  },
  "/home/accounting/account-receivable-payable/history-payment/import": {
    en: "Payments from a sheet: the voucher ID of an invoice, the number of the payment at the bank, its day and the amount in the currency of the invoice. The preview marks each wrong cell; all rows are posted or none. Rows with the same payment number, payer and day make one receipt. A sheet that is imported again adds nothing.",
    vi: "Nhập thanh toán từ tệp: số chứng từ của hóa đơn, số giao dịch ngân hàng, ngày thu và số tiền theo loại tiền của hóa đơn. Màn hình xem trước đánh dấu từng ô sai; ghi tất cả các dòng hoặc không dòng nào. Các dòng cùng số giao dịch, người trả và ngày thành một phiếu thu. Nhập lại tệp cũ không thêm gì.",
  },
  "/home/accounting/account-receivable-payable/prepaid-payment": {
    en: "The notes to customers with a prepaid agreement. A bill of such a customer is printed only when its notes are paid: confirm the payment of a note when its money has come, or tick several. A confirmation is taken back until the note is sent to accounting.",
    vi: "Giấy báo cho khách có hợp đồng trả trước. Vận đơn của khách chỉ được in khi giấy báo đã thanh toán: xác nhận thanh toán khi tiền đã về, hoặc chọn nhiều giấy báo cùng lúc. Có thể bỏ xác nhận cho đến khi giấy báo được gửi kế toán.",
  },
  "/home/commercial/customer/check-point-releases": {
    en: "Requests to release a customer's check points for a time, what waits first. A request is made in the message of a stop. Users with the right decide it, never their own; a row shows what passed by it. A release ends by itself after its last day.",
    vi: "Các yêu cầu mở điểm kiểm tra của khách hàng có thời hạn, chờ duyệt hiện trước. Yêu cầu được lập ngay trong thông báo bị chặn. Người có quyền duyệt, không tự duyệt yêu cầu của mình; mỗi dòng cho biết việc nào đã qua. Mở điểm kiểm tra tự hết hiệu lực sau ngày cuối.",
  },
  "/home/catalogue/unit": {
    en: "Units of charges, packages and containers. A unit that is in use is switched off, not deleted.",
    vi: "Đơn vị tính của phí, kiện hàng và container. Đơn vị đang dùng thì ngừng sử dụng, không xóa.",
  },
  "/home/catalogue/currency": {
    en: "The currencies in which charges may be keyed. The books are kept in VND and US dollars.",
    vi: "Các loại tiền dùng khi nhập phí. Sổ sách hạch toán bằng VND và USD.",
  },
  "/home/catalogue/port-index": {
    en: "Sea ports and airports with their UN/LOCODE. They are chosen on jobs, bills and rates.",
    vi: "Cảng biển và sân bay theo mã UN/LOCODE, được chọn trên lô hàng, vận đơn và bảng giá.",
  },
  "/home/catalogue/location": {
    en: "Countries, provinces, districts and wards for addresses. Old wards lead to those that replaced them.",
    vi: "Quốc gia, tỉnh thành, quận huyện và phường xã cho địa chỉ. Phường xã cũ dẫn tới đơn vị mới thay thế.",
  },
  "/home/catalogue/commodity": {
    en: "Commodities and their groups, chosen on jobs and bills.",
    vi: "Hàng hóa và nhóm hàng, được chọn trên lô hàng và vận đơn.",
  },
  "/home/catalogue/charge": {
    en: "The charge codes with unit, currency, VAT and accounts. A selling code and its buying code are mapped to each other. Standard charges fill a new bill at once.",
    vi: "Mã phí cùng đơn vị, loại tiền, thuế GTGT và tài khoản. Mã phí bán và mã phí mua được ghép với nhau. Phí chuẩn được điền ngay cho vận đơn mới.",
  },
  "/home/catalogue/ware-house": {
    en: "Warehouses where goods are received or delivered, with their addresses.",
    vi: "Các kho nơi nhận và giao hàng, cùng địa chỉ của từng kho.",
  },
  "/home/catalogue/stage-management": {
    en: "The stages of work of each department. They are assigned on a job with a person and a deadline. Also the stages that new jobs get, and the types of document of files.",
    vi: "Các công đoạn của từng phòng ban, được giao trên lô hàng kèm người làm và thời hạn. Có cả công đoạn của lô mới và loại chứng từ của tệp.",
  },
  "/home/catalogue/bank": {
    en: "Banks with their codes, for the accounts of partners and staff.",
    vi: "Ngân hàng và mã ngân hàng, dùng cho tài khoản của đối tác và nhân viên.",
  },
  "/home/catalogue/chart-of-accounts": {
    en: "The accounts of the books. Charges and invoices name them for the accounting system.",
    vi: "Hệ thống tài khoản kế toán. Phí và hóa đơn ghi tài khoản để chuyển sang phần mềm kế toán.",
  },
  "/home/catalogue/partner-data": {
    en: "All partners: customers, agents, carriers and suppliers; one record may be several of them. Two records of one partner can be merged; a merge can be undone on the same day.",
    vi: "Mọi đối tác: khách hàng, đại lý, hãng tàu và nhà cung cấp; một hồ sơ có thể mang nhiều vai trò. Hai hồ sơ trùng có thể gộp lại; việc gộp hoàn tác được trong ngày.",
  },
  "/home/tool/unlock": unlock,
  "/home/tool/other": unlock,
  "/home/documentation": {
    en: "Your work in each service at a glance: what is to do, what waits for a bill, what is not billed. Each number opens the list with exactly these jobs.",
    vi: "Công việc của bạn ở từng dịch vụ: việc cần làm, lô chưa có vận đơn, lô chưa báo nợ. Mỗi con số mở danh sách đúng các lô đó.",
  },
  "/home/report/general-report": {
    en: "The shipments within your reach, one row for each house bill, with revenue, cost and profit before VAT and what is paid on behalf with VAT. The sums below are those of all pages. Each figure opens the charge lines that add up to it. Canceled jobs are never reported; a sum is unknown while one of its lines has no US dollar rate.",
    vi: "Các lô hàng trong phạm vi của bạn, mỗi vận đơn một dòng, với doanh thu, chi phí và lợi nhuận trước thuế, và khoản chi hộ gồm thuế. Dòng tổng tính trên mọi trang. Mỗi con số mở các dòng phí cấu thành. Lô đã hủy không lên báo cáo; một tổng chưa xác định khi có dòng chưa có tỷ giá USD.",
  },
  "/home/report/sheet-debit-report": {
    en: "What the shipments within your reach cost and earned, one row for each charge line: fees with their VAT, and what was paid on behalf. The filter of customers means the partner of the line. The sums below are those of all pages; the sheet has the same rows.",
    vi: "Chi phí và doanh thu của các lô hàng trong phạm vi của bạn, mỗi dòng phí một dòng: phí kèm thuế, và khoản chi hộ. Bộ lọc khách hàng áp dụng cho đối tác của dòng phí. Dòng tổng tính trên mọi trang; tệp Excel có cùng các dòng.",
  },
  "/home/report/sale-report": {
    en: "What the salesmen sold: selling less buying less the shared profit, before VAT. Shared profit is what was bought as a kick-back. By month, department, quarter, in a summary, by carrier and agent, or the kick-backs one by one. Print has places to sign; Excel has the same lines and sums. Each figure opens its charge lines.",
    vi: "Kết quả của nhân viên kinh doanh: doanh thu trừ chi phí trừ lợi nhuận chia, trước thuế. Lợi nhuận chia là các khoản mua đánh dấu kick-back. Xem theo tháng, phòng ban, quý, tổng hợp, theo hãng vận chuyển và đại lý, hoặc từng khoản kick-back. Bản in có chỗ ký; Excel có cùng các dòng và tổng. Mỗi con số mở các dòng phí cấu thành.",
  },
  "/home/report/commission-incentive-report": {
    en: "What a beneficiary of commission is entitled to, after the cap, CIT and PIT, one row for each bill with commission for this partner; and the incentive of the shipments of one customer. The shares in percent are on the form of the company, with their history. The sheet has the bank account of the beneficiary and the places to sign.",
    vi: "Phần hoa hồng một người thụ hưởng được nhận, sau trần hoa hồng, thuế TNDN và thuế TNCN, mỗi vận đơn có hoa hồng cho đối tác này một dòng; và tiền thưởng theo các lô hàng của một khách hàng. Các tỷ lệ phần trăm nằm trên biểu mẫu công ty, có lịch sử. Tệp Excel có tài khoản ngân hàng của người thụ hưởng và chỗ ký.",
  },
  "/home/tool/supplier": {
    en: "What was bought from each carrier and supplier for the shipments within your reach: net, VAT, and what was paid on behalf of customers. Each figure opens its charge lines; the sheet has the same lines and sums.",
    vi: "Dịch vụ đã mua từ từng hãng vận chuyển và nhà cung cấp cho các lô hàng trong phạm vi của bạn: trước thuế, thuế, và khoản trả chi hộ khách hàng. Mỗi con số mở các dòng phí cấu thành; tệp Excel có cùng các dòng và tổng.",
  },
  "/home/report/pl-report": {
    en: "Profit before VAT by service date: expected from all lines, billed on documents, and paid. The second tab counts the jobs that were finished at no profit or above the margin cap of their office, by the reason given.",
    vi: "Lợi nhuận trước thuế theo ngày dịch vụ: dự kiến từ mọi dòng phí, đã lập chứng từ và đã thanh toán. Thẻ thứ hai đếm các lô hoàn thành không có lãi hoặc vượt mức trần tỷ suất, theo lý do.",
  },
  "/home/documentation/bill-me": {
    en: "Jobs with selling that is past its billing day and on no document yet, the largest amounts first. The day is counted by service, e.g. ETD + 7; an office may set its own numbers. A job is put off with a reason.",
    vi: "Các lô còn phí bán đã quá hạn mà chưa lên chứng từ, số tiền lớn xếp trước. Hạn tính theo dịch vụ, ví dụ ETD + 7; văn phòng có thể đặt số ngày riêng. Có thể tạm hoãn một lô kèm lý do.",
  },
  "/home/system/mail-templates": {
    en: "The texts of mails about jobs: subject, body, the part for each bill and the footer, in both languages. Words in braces are filled when a mail is written; only those listed exist. The second tab sets who gets the mails of a department in copy.",
    vi: "Nội dung mẫu của email về lô hàng: tiêu đề, thân, phần lặp theo từng vận đơn và chân thư, bằng hai ngôn ngữ. Từ trong ngoặc nhọn được điền khi soạn; chỉ dùng được các từ đã liệt kê. Thẻ thứ hai đặt địa chỉ đồng gửi của từng phòng ban.",
  },
  "/home/tool/tariff": {
    en: "Prices of a service for a range of days: for everybody, or for one customer, supplier or agent. Each line is the price of one charge, by figures of the goods. Tariffs that end within 30 days are found by a filter.",
    vi: "Giá của một dịch vụ trong một khoảng ngày: chung cho mọi đối tác, hoặc cho một khách hàng, nhà cung cấp hay đại lý. Mỗi dòng là giá của một phí theo số liệu hàng hóa. Bộ lọc tìm các biểu giá hết hạn trong 30 ngày.",
  },
  "/home/operation/custom-clearance": {
    en: "Customs declarations of customers' goods. Several numbers can be pasted at once. The range of days applies to the declaration or to its creation; a sheet adds many after a preview.",
    vi: "Tờ khai hải quan của hàng hóa khách hàng. Có thể dán nhiều số cùng lúc. Khoảng ngày áp dụng cho ngày tờ khai hoặc ngày tạo; tệp Excel thêm nhiều tờ khai sau khi xem trước.",
  },
  "/home/tool/ecus-connection": {
    en: "Connections of persons to the database of their customs software. The password is kept encrypted and never shown. The check connects and looks for the tables of ECUS 5; the administrator says which computers may be reached.",
    vi: "Kết nối của từng người đến cơ sở dữ liệu phần mềm hải quan. Mật khẩu được mã hóa khi lưu và không hiển thị. Việc kiểm tra sẽ kết nối và tìm các bảng của ECUS 5; quản trị viên quy định máy tính được phép kết nối.",
  },
  "/home/tool/link-fee": {
    en: "Which selling charge of one service becomes which buying charge of another one: a fee of our operations is a cost of the sea or air job that they work for. Empty selling partner: all. A rule past its last day is inactive.",
    vi: "Phí bán của dịch vụ này trở thành phí mua của dịch vụ kia: phí của bộ phận hiện trường là chi phí của lô biển hoặc hàng không. Để trống đối tác bán: mọi đối tác. Quy tắc quá ngày hết hạn không còn hiệu lực.",
  },
  "/home/tool/exchange-rate": {
    en: "Exchange rates by day. A charge line takes the rate of its day and keeps it. A typed rate beyond the bound of the office needs a reason.",
    vi: "Tỷ giá theo ngày. Dòng phí lấy tỷ giá của ngày và giữ lại. Tỷ giá tự nhập vượt biên độ của văn phòng phải có lý do.",
  },
  "/home/tool/file-management": {
    en: "The files of jobs, notes, invoices and receipts in one place, by folder.",
    vi: "Tệp của lô hàng, giấy báo, hóa đơn và phiếu thu ở cùng một nơi, theo thư mục.",
  },
  "/home/tool/log-viewer": {
    en: "What was changed in the catalogue, by whom and when, field by field, and the gaps in numbers. Entries can be read, never changed.",
    vi: "Nội dung thay đổi của danh mục, người thay đổi và thời điểm, theo từng trường, và các số bị trống. Nhật ký chỉ đọc, không sửa được.",
  },
  "/home/system/company": {
    en: "The company with its names, tax code, logo and bank accounts, as they stand on papers.",
    vi: "Thông tin công ty: tên, mã số thuế, logo và tài khoản ngân hàng, như in trên chứng từ.",
  },
  "/home/system/office": {
    en: "The offices with address, number prefix, exchange rate bound and minimum margin. Jobs, documents and rights belong to an office.",
    vi: "Các văn phòng cùng địa chỉ, tiền tố số, biên độ tỷ giá và tỷ suất tối thiểu. Lô hàng, chứng từ và quyền thuộc về một văn phòng.",
  },
  "/home/system/department": {
    en: "The departments of the offices. Rights with the reach “department” extend to the records of the user's department.",
    vi: "Các phòng ban của văn phòng. Quyền có phạm vi “phòng ban” áp dụng cho hồ sơ của phòng ban người dùng.",
  },
  "/home/system/group": {
    en: "The groups of the departments and their members. A user works in one group at a time and changes it in the header.",
    vi: "Các nhóm của phòng ban và thành viên. Mỗi lúc người dùng làm việc trong một nhóm và đổi nhóm ở đầu trang.",
  },
  "/home/system/user-management": {
    en: "The users: who they are, where they work and what they may do in each office. A password that is set here must be changed at the next sign-in.",
    vi: "Người dùng: thông tin, nơi làm việc và quyền tại từng văn phòng. Mật khẩu đặt tại đây phải đổi ở lần đăng nhập sau.",
  },
  "/home/system/role": {
    en: "The roles of the company. A role names the kind of work; a permission template says what it may do.",
    vi: "Vai trò trong công ty. Vai trò gọi tên công việc; mẫu phân quyền quy định được làm gì.",
  },
  "/home/system/permission": {
    en: "Templates of rights: for each menu what may be seen, written and deleted, and how far. A new user's rights are copied from a template.",
    vi: "Mẫu phân quyền: trên từng menu được xem, ghi, xóa gì và trong phạm vi nào. Quyền của người dùng mới được sao từ mẫu.",
  },
  "/home/system/authorization": {
    en: "Who acts for whom on jobs, for a time, and deputies during leave. The other person's jobs then count as one's own.",
    vi: "Ai làm thay ai trên lô hàng trong một thời gian, và người thay khi nghỉ phép. Lô của người đó khi ấy được tính như của mình.",
  },
  "/home/system/notification": {
    en: "Messages from the administrators to the users, shown under the bell in the header.",
    vi: "Thông báo của quản trị gửi người dùng, hiện dưới chuông ở đầu trang.",
  },
  "/home/tool/free-time": {
    en: "Rules of free time: for how many days a carrier or port charges nothing for a box, and what each further day costs. They count the cost of boxes on every job.",
    vi: "Quy tắc miễn phí: hãng tàu hoặc cảng không tính tiền container trong bao nhiêu ngày, và mỗi ngày sau đó bao nhiêu. Chi phí container trên mọi lô tính theo đây.",
  },
  "/home/operation/radar": {
    en: "What is late or due within 72 hours: cut-offs, declarations and free time of boxes, the most money at risk first. A line can be put off with a reason.",
    vi: "Việc trễ hoặc đến hạn trong 72 giờ: giờ cắt, tờ khai và miễn phí container, rủi ro tiền lớn nhất trước. Có thể hoãn một dòng kèm lý do.",
  },
  "/home/operation/open-costs": {
    en: "Jobs with costs that their stages usually have and that nobody keyed, and suppliers' invoices that stand on two lines or two jobs. A line opens the charges of its job.",
    vi: "Các lô hàng còn thiếu chi phí mà công đoạn thường có, và hóa đơn nhà cung cấp bị ghi ở hai dòng hoặc hai lô. Bấm một dòng để mở chi phí của lô.",
  },
  "/home/operation/assigment": {
    en: "The stages of all jobs, by stage or by person with their load. Drag a stage to a person, or choose several and assign them by keyboard.",
    vi: "Công đoạn của mọi lô, theo công đoạn hoặc theo người kèm khối lượng việc. Kéo công đoạn cho một người, hoặc chọn nhiều và giao bằng bàn phím.",
  },
  "/home/my-stages": {
    en: "Your open stages, made for a phone: mark them done, write a comment, take a photo.",
    vi: "Các công đoạn đang mở của bạn, dùng trên điện thoại: đánh dấu xong, ghi chú, chụp ảnh.",
  },
  "/home/commercial/work-order": {
    en: "What a customer pays and what the carrier asks on a route. An order is approved level by level; approved and active, its prices are offered to the bills of the customer, salesman and route, and applied with one click.",
    vi: "Giá khách hàng trả và giá hãng tính cho một tuyến. Lệnh được duyệt theo cấp; khi đã duyệt và hiệu lực, giá được đề xuất cho vận đơn cùng khách hàng, nhân viên, tuyến và áp dụng bằng một lần bấm.",
  },
  "/home/tool/unlock-request": {
    en: "Requests to unlock jobs or approved documents, or to change a service date. A request is approved level by level; at the last approval its jobs and documents are open.",
    vi: "Yêu cầu mở khóa lô hàng, chứng từ đã duyệt hoặc đổi ngày dịch vụ. Yêu cầu được duyệt theo cấp; khi cấp cuối duyệt xong, các lô và chứng từ được mở.",
  },
  "/home/accounting/statement-of-account": {
    en: "Statements list the charge lines of one partner over jobs and periods: what it owes us or what we owe it. A statement is sent for confirmation, and a rejected one can be revised.",
    vi: "Bảng kê liệt kê các dòng phí của một đối tác qua nhiều lô hàng và kỳ: khoản họ nợ ta hoặc ta nợ họ. Bảng kê được gửi xác nhận; bảng kê bị từ chối có thể sửa lại.",
  },
  "/home/accounting/period": {
    en: "The months of an office. A closed month takes no document and loses none; before closing, look at its drafts and at what accounting does not have. Closing and opening again need a reason.",
    vi: "Các tháng của văn phòng. Tháng đã khóa không nhận và không mất chứng từ; trước khi khóa hãy xem các phiếu nháp và chứng từ chưa gửi kế toán. Khóa và mở lại đều cần lý do.",
  },
  "/home/accounting/account-payable": {
    en: "What we owe on vouchers: what was open before the days that are chosen, what was paid in them and what is left. A row opens its payments; pay it there in full or in part, or cancel a payment.",
    vi: "Số ta phải trả theo chứng từ: số đầu kỳ, số đã thanh toán trong kỳ và số còn lại. Bấm vào dòng để xem các lần thanh toán, thanh toán toàn bộ hoặc một phần, hoặc hủy phiếu chi.",
  },
  "/home/accounting/combine-billing": {
    en: "A combined billing puts notes and statements of a partner together and shows the net position: what we owe counts against what it owes. A document is in one billing; deleting frees its documents.",
    vi: "Phiếu gộp tập hợp giấy báo và bảng kê của một đối tác và cho biết số dư sau bù trừ giữa nợ và có. Mỗi chứng từ chỉ nằm trong một phiếu; xóa phiếu thì chứng từ được trả lại.",
  },
  "/home/accounting/statement-of-account/combine-billing": {
    en: "The same list of combined billings, reached from the statements of account.",
    vi: "Cùng danh sách phiếu gộp, mở từ màn hình bảng kê công nợ.",
  },
  "/home/accounting/statement-of-account/confirm-billing": {
    en: "Invoices with the day on which the partner confirmed the billing. Tick some and confirm them with one date; the due days of agreements that count from the confirmed billing follow.",
    vi: "Các hóa đơn kèm ngày đối tác xác nhận công nợ. Chọn nhiều hóa đơn để xác nhận cùng một ngày; hạn thanh toán tính từ ngày xác nhận được cập nhật theo.",
  },
  "/home/accounting/advance-payment": {
    en: "Money that people ask for before the costs of their jobs are known. An advance has a line for each bill, is approved level by level, and is paid out with a voucher. The terms and limits of each office are under Settings.",
    vi: "Tiền tạm ứng trước khi biết chi phí của lô hàng. Mỗi phiếu có một dòng cho từng vận đơn, được duyệt theo cấp và chi bằng chứng từ. Thời hạn và hạn mức của từng văn phòng nằm ở Thiết lập.",
  },
  "/home/accounting/settlement-payment": {
    en: "What people spent on jobs, against their advances. A settlement has new costs or charges that jobs have already; it is approved level by level, and its balance says who pays whom.",
    vi: "Chi phí thực tế của lô hàng đối chiếu với tạm ứng. Phiếu gồm chi phí mới hoặc phí có sẵn của lô, được duyệt theo cấp; chênh lệch cho biết ai phải trả cho ai.",
  },
  "/home/operation/trucking-assigment": {
    en: "The trips of all jobs: assign suppliers and trucks, send the request by mail, follow them until the empty box is back.",
    vi: "Chuyến xe của mọi lô: giao nhà cung cấp và xe, gửi yêu cầu qua email, theo dõi đến khi trả rỗng.",
  },
  "/home/profile": {
    en: "Your own data, photo and password, and the places where you work.",
    vi: "Thông tin, ảnh và mật khẩu của bạn, cùng nơi bạn làm việc.",
  },
};

/** The help of the screen at a path with parameters: `/home/…/:jobId`. */
export function helpOf(path: string): Words | null {
  for (let at = path; at.length > "/home".length; at = at.slice(0, at.lastIndexOf("/"))) {
    const found = screenHelp[at];
    if (found) return found;
  }
  return null;
}
