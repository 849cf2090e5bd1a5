import encodeQR from 'qr';

/** The QR code of a text as the path of its dark squares, in a square of that size. Only `qr-picture.tsx` loads this chunk. */
export function qrCode(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { border: 4 });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { path, size: rows.length };
}
