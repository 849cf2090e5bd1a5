import { Skeleton, styled } from '@updown/shared';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '../../texts/texts';
import { readerTimeZone } from '../candles/time-labels';
import { Stage } from '../stage/note';
import { frameAddress } from './frame-address';
import { widgetSettings } from './widget-settings';

/** How long the provider's chart may load before our chart replaces it. */
const LIMIT_MS = 10_000;

// A separate file: `srcdoc` would inherit the page's CSP, which blocks the provider's script.
const Frame = styled.iframe`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.sm};
`;

const Waiting = styled.div`
  position: absolute;
  inset: 0;
`;

/** The provider's chart in a sandboxed frame, without access to the wallet or the token. */
export function WidgetChart({ onFailed }: { onFailed: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const [settings] = useState(() => widgetSettings(readerTimeZone()));
  const fail = useEffectEvent(onFailed);

  useEffect(() => {
    const limit = setTimeout(() => fail(), LIMIT_MS);
    function onMessage({ source, data }: MessageEvent<{ widget?: unknown } | null>): void {
      if (source === null || source !== frame.current?.contentWindow) return;
      if (data?.widget === 'failed') fail();
      if (data?.widget !== 'ready') return;
      clearTimeout(limit);
      setReady(true);
    }
    window.addEventListener('message', onMessage);
    return () => {
      clearTimeout(limit);
      window.removeEventListener('message', onMessage);
    };
  }, []);

  return (
    <Stage aria-busy={!ready}>
      <Frame
        ref={frame}
        title={t('Moralis price chart')}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        src={frameAddress()}
        // '*', because a sandboxed frame has an opaque origin, which cannot be named.
        onLoad={({ currentTarget }) => currentTarget.contentWindow?.postMessage({ settings }, '*')}
      />
      {!ready && (
        <Waiting>
          <Skeleton height="100%" />
        </Waiting>
      )}
    </Stage>
  );
}
