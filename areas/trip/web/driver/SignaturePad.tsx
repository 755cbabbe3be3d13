import { type PointerEvent, useEffect, useRef } from "react";

/** Where a receiver signs with a finger; the value is a PNG as base64, empty without a line. */
export function SignaturePad(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (png: string) => void;
}) {
  const { label, value, onChange } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDown = useRef(false);
  useEffect(() => {
    const node = canvas.current;
    const pen = node?.getContext("2d");
    if (!node || !pen || value !== "") return;
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, node.width, node.height);
  }, [value]);
  useEffect(() => {
    const node = canvas.current;
    const pen = node?.getContext("2d");
    // A page that was closed shows what was signed.
    if (!node || !pen || value === "") return;
    const image = new Image();
    image.onload = () => pen.drawImage(image, 0, 0);
    image.src = `data:image/png;base64,${value}`;
    // Only when the page is opened: what is drawn afterwards is on the canvas.
    // oxlint-disable-next-line exhaustive-deps
  }, []);
  const at = (event: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const { width: across, height: down } = event.currentTarget;
    return [
      ((event.clientX - left) / width) * across,
      ((event.clientY - top) / height) * down,
    ] as const;
  };
  const pen = () => {
    const drawn = canvas.current?.getContext("2d");
    if (!drawn) return null;
    drawn.strokeStyle = "#111";
    drawn.lineWidth = 4;
    drawn.lineCap = "round";
    drawn.lineJoin = "round";
    return drawn;
  };
  return (
    <canvas
      ref={canvas}
      width={680}
      height={320}
      className="pod-sign"
      role="img"
      aria-label={label}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        isDown.current = true;
        const line = pen();
        line?.beginPath();
        line?.moveTo(...at(event));
      }}
      onPointerMove={(event) => {
        if (!isDown.current) return;
        const line = pen();
        line?.lineTo(...at(event));
        line?.stroke();
      }}
      onPointerUp={(event) => {
        isDown.current = false;
        onChange(event.currentTarget.toDataURL("image/png").replace(/^[^,]*,/, ""));
      }}
    />
  );
}
