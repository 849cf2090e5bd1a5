import { styled } from 'styled-components';

const Bar = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme }) => theme.color.raised};
  animation: ${({ theme }) => theme.motion.breathe} 900ms ease-in-out infinite alternate;
`;

/** A placeholder the size of the content that is loading. The surrounding region is marked as busy. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <Bar aria-hidden $width={width} $height={height} />;
}
