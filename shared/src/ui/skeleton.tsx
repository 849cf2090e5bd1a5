import { keyframes, styled } from 'styled-components';

const breathe = keyframes`
  from { opacity: 0.5; }
  to { opacity: 1; }
`;

const Bar = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme }) => theme.color.raised};

  ${({ theme }) => theme.media.motion} {
    animation: ${breathe} 900ms ease-in-out infinite alternate;
  }
`;

/** A placeholder the size of the content that is loading. The surrounding region is marked as busy. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <Bar aria-hidden $width={width} $height={height} />;
}
