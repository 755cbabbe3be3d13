import { QRCode } from "antd";

/** The picture of a QR code. */
export function QrImage({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <div role="img" aria-label={label}>
      <QRCode value={value} size={180} errorLevel="M" type="svg" color="#000" bgColor="#fff" />
    </div>
  );
}
