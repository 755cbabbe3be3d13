import { officeSheet } from "@fairway/areas/organisation/server/officeSheet.ts";
import { say as sayWith } from "@fairway/core/words/words.ts";
import type { Paper } from "@fairway/engine/paper/paper.ts";
import { signatures } from "@fairway/engine/paper/signatures.ts";
import { writingIn } from "@fairway/engine/paper/writing.ts";
import type { TripProofPaper } from "../../model/tripProofPaper.ts";
import { tripProofSample } from "./tripProof.sample.ts";

const words = {
  title: { en: "PROOF OF DELIVERY", vi: "BIÊN BẢN GIAO HÀNG" },
  job: { en: "Job", vi: "Lô hàng" },
  place: { en: "Delivered at", vi: "Nơi giao hàng" },
  container: { en: "Container", vi: "Container" },
  seal: { en: "Seal", vi: "Số chì" },
  goods: { en: "Goods", vi: "Hàng hóa" },
  loaded: { en: "Pieces loaded", vi: "Số kiện chở" },
  pieces: { en: "Pieces delivered", vi: "Số kiện đã giao" },
  truck: { en: "Truck", vi: "Biển số xe" },
  driver: { en: "Driver", vi: "Tài xế" },
  deliveredAt: { en: "Time of delivery", vi: "Thời điểm giao hàng" },
  damage: { en: "Damaged or missing", vi: "Hư hỏng, thiếu" },
  none: { en: "None: complete and in good order", vi: "Không: giao đủ, hàng trong tình trạng tốt" },
  receiver: { en: "Receiver", vi: "Người nhận hàng" },
  photos: { en: "Photos of the delivery", vi: "Ảnh giao hàng" },
  photo: { en: "Photo {no}", vi: "Ảnh {no}" },
  tooLarge: {
    en: "Photo {no}: see the files of the job",
    vi: "Ảnh {no}: xem tệp đính kèm của lô hàng",
  },
} as const;

/** A proof of delivery that the receiver signed on the phone of the driver. */
export const printedTripProof: Paper<TripProofPaper, "A4"> = {
  name: "tripProof",
  layouts: ["A4"],
  sample: tripProofSample,
  sheet(paper, { language }) {
    const writing = writingIn(language);
    const { say, day, figure } = writing;
    const box = (name: keyof typeof words, said: string, across = 1) => ({
      caption: say(words[name]),
      said,
      across,
    });
    const counted = (count: string) =>
      count === "" ? "" : `${figure(count)} ${paper.packageUnit}`.trimEnd();
    const { signature, photos = [] } = paper;
    const named = photos.map((photo, at) => [`photo${at + 1}`, photo] as const);
    const sheet = officeSheet(writing, paper, {
      title: say(words.title),
      no: paper.tripNo,
      printer: false,
      blocks: [
        {
          block: "boxes",
          widths: ["1fr", "1fr", "1fr", "1fr"],
          boxes: [
            box("place", [paper.place, paper.address].filter(Boolean).join("\n"), 2),
            box("job", paper.jobNo),
            box("deliveredAt", day(paper.deliveredAt)),
            box("container", paper.container),
            box("seal", paper.sealNo),
            box("truck", paper.truck),
            box("driver", paper.driver),
            box("goods", paper.goods, 2),
            box("loaded", counted(paper.loaded)),
            box("pieces", counted(paper.pieces)),
            box(
              "damage",
              [paper.apart, paper.damage].filter(Boolean).join("\n") || say(words.none),
              4,
            ),
          ],
        },
        signatures(writing, [
          { title: words.driver, name: paper.driver },
          {
            title: words.receiver,
            name: paper.receiver,
            ...(signature ? { picture: "signature" } : {}),
          },
        ]),
        ...(photos.length > 0
          ? [
              { block: "heading" as const, said: say(words.photos) },
              {
                block: "pictures" as const,
                pictures: named.map(([picture], at) => ({
                  picture,
                  caption: sayWith(words.photo, language, { no: at + 1 }),
                  instead: sayWith(words.tooLarge, language, { no: at + 1 }),
                })),
              },
            ]
          : []),
      ],
    });
    const pictures = { ...(signature ? { signature } : {}), ...Object.fromEntries(named) };
    return { ...sheet, pictures: { ...sheet.pictures, ...pictures } };
  },
};
