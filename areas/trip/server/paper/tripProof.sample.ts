import { letterheadSample } from "@fairway/areas/organisation/model/letterhead.sample.ts";
import type { Language } from "@fairway/core/words/words.ts";
import type { TripProofPaper } from "../../model/tripProofPaper.ts";

const grey = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGNgCGCoD2BgYAiorw+oBwARvAM9s5IhUwAAAABJRU5ErkJggg==",
  "base64",
);

/** A proof of delivery by truck, for tests and a trial print. */
export function tripProofSample(language: Language): TripProofPaper {
  return {
    letterhead: letterheadSample(language, { email: "docs.hcm@haidang.example" }),
    printedBy: "Trần Thị Lan",
    printedAt: "2026-12-09 15:40",
    jobNo: "HCMTKI2612/00007",
    tripNo: "HCMTKI2612/00007-T01",
    place: language === "vi" ? "Kho Sóng Thần" : "Song Than warehouse",
    address: "12 Thống Nhất, Dĩ An, Bình Dương",
    container: "40HC CSQU3054383",
    sealNo: "OOLXYZ1234",
    goods: language === "vi" ? "Vải dệt kim" : "Knitted fabric",
    loaded: "1240",
    pieces: "1239",
    packageUnit: "CTN",
    truck: "51C-123.45 / 51R-678.90",
    driver: "Nguyễn Văn Bảy · 0903 111 222",
    receiver: "Lê Văn Hòa",
    deliveredAt: "2026-12-09 15:38",
    damage: language === "vi" ? "Thiếu một thùng" : "One carton is missing",
    apart: language === "vi" ? "Thiếu 1 kiện so với số đã chở" : "one piece fewer than loaded",
    // The third one is too large for the paper.
    photos: [grey, grey, new Uint8Array()],
  };
}
