import { importWithTimeout, styled } from '@updown/shared';
import { useEffect, useState } from 'react';

const loadCode = importWithTimeout(() => import(/* webpackChunkName: "qr-code" */ './qr-code'));

// Dark on white in both themes, as cameras expect. The viewBox of the code includes its quiet zone.
const Code = styled.svg`
  justify-self: center;
  width: 192px;
  height: 192px;
  background: #ffffff;
  border-radius: ${({ theme }) => theme.radius.sm};
`;

/** The QR code of a link. Its frame stays empty until the code is there, and without it nothing is lost. */
export function QrPicture({ of, label }: { of: string; label: string }) {
  const [draw, setDraw] = useState<{ qrCode: (text: string) => { path: string; size: number } }>();
  useEffect(() => {
    let isWanted = true;
    loadCode().then(
      (loaded) => isWanted && setDraw(loaded),
      () => undefined,
    );
    return () => void (isWanted = false);
  }, []);
  if (draw === undefined) return <Code as="div" aria-busy />;
  const { path, size } = draw.qrCode(of);
  return (
    <Code role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="#000000" />
    </Code>
  );
}
