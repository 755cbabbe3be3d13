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
  /** What the canvas shows; null before it shows anything. */
  const drawn = useRef<string | null>(null);
  useEffect(() => {
    const node = canvas.current;
    const paper = node?.getContext("2d");
    if (!node || !paper || value === drawn.current) return;
    drawn.current = value;
    paper.fillStyle = "#fff";
    paper.fillRect(0, 0, node.width, node.height);
    if (value === "") return;
    // A page that was closed shows what was signed.
    const image = new Image();
    image.addEventListener("load", () => paper.drawImage(image, 0, 0));
    image.src = `data:image/png;base64,${value}`;
  }, [value]);
  const at = (event: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const { width: across, height: down } = event.currentTarget;
    return [
      ((event.clientX - left) / width) * across,
      ((event.clientY - top) / height) * down,
    ] as const;
  };
  const pen = () => {
    const line = canvas.current?.getContext("2d");
    if (!line) return null;
    line.strokeStyle = "#111";
    line.lineWidth = 4;
    line.lineCap = "round";
    line.lineJoin = "round";
    return line;
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
        drawn.current = event.currentTarget.toDataURL("image/png").replace(/^[^,]*,/, "");
        onChange(drawn.current);
      }}
    />
  );
}
