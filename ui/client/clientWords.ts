/** The error catalogue of the shell. */
export const clientWords = {
  notFound: { en: "Not found request", vi: "Không tìm thấy yêu cầu" },
  wrong: { en: "Something wrong!", vi: "Đã có lỗi xảy ra!" },
  timeout: { en: "Request time out", vi: "Hết thời gian chờ phản hồi" },
  offline: {
    en: "The server cannot be reached. Check your connection and try again.",
    vi: "Không kết nối được máy chủ. Vui lòng kiểm tra mạng và thử lại.",
  },
  signIn: { en: "Please sign in again.", vi: "Vui lòng đăng nhập lại." },
};
