import { useEffect, useRef, useState } from "react";
import { useSay } from "../words/useSay.tsx";
import { paletteWords } from "./paletteWords.ts";

/** What browsers of phones have; the types of TypeScript do not name it yet. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorMaker = new () => Detector;

const pauseMs = 150;

function detectorMaker(): DetectorMaker | undefined {
  return (globalThis as { readonly BarcodeDetector?: DetectorMaker }).BarcodeDetector;
}

/** Whether this browser reads bar codes with its camera. */
export function mayScan(): boolean {
  const { mediaDevices } = navigator as Partial<Navigator>;
  return detectorMaker() !== undefined && mediaDevices !== undefined;
}

/** Shows the camera and tells the first bar code or QR code that it sees. */
export function Scan({ onFound }: { readonly onFound: (text: string) => void }) {
  const say = useSay();
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  });
  useEffect(() => {
    const over = new AbortController();
    let camera: MediaStream | null = null;
    const end = () => {
      over.abort();
      for (const track of camera?.getTracks() ?? []) track.stop();
    };
    const look = async () => {
      const Maker = detectorMaker();
      const node = video.current;
      if (!Maker || !node) return;
      camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      if (over.signal.aborted) return end();
      node.srcObject = camera;
      await node.play();
      const detector = new Maker();
      while (!over.signal.aborted) {
        const [code] = await detector.detect(node);
        const text = code?.rawValue.trim();
        if (text && !over.signal.aborted) return found.current(text);
        await new Promise((done) => setTimeout(done, pauseMs));
      }
    };
    look().catch(() => setFailed(true));
    return end;
  }, []);
  if (hasFailed) return <p role="alert">{say(paletteWords.noCamera)}</p>;
  return <video ref={video} className="fw-palette-camera" muted playsInline />;
}
