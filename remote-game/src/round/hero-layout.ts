import { css, styled } from '@updown/shared';

/**
 * The round's figures in one line. In a narrow frame the round's number is above the countdown. On the narrowest phones the
 * start price gets a line of its own below, because a price beside it would touch the countdown. Between two rounds, the
 * message in the third line takes the space of the price's distance, so that the page does not shift.
 */
export const Hero = styled.div`
  display: grid;
  grid-template:
    'start now title' 20px 'start now clock' 36px 'wait wait clock' 28px / auto minmax(0, 1fr)
    auto;
  column-gap: ${({ theme }) => theme.space.md};
  min-height: 84px;

  > dl {
    display: contents;
  }
  @container (max-width: 339px) {
    grid-template:
      'now title' 20px 'now clock' 36px 'wait clock' 28px 'start start' 20px / minmax(0, 1fr)
      auto;
  }
  @container (min-width: 640px) {
    grid-template:
      'title start now clock' 64px 'wait wait wait clock' 20px / auto auto minmax(0, 1fr)
      auto;
    column-gap: ${({ theme }) => theme.space.xl};
  }
`;

/** The message between two rounds. In the narrowest frame, a long one takes two lines. */
export const Between = styled.p`
  grid-area: wait;
  display: flex;
  align-items: flex-start;
  column-gap: ${({ theme }) => theme.space.md};
  height: 20px;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
  line-height: 20px;

  @container (max-width: 339px) {
    column-gap: ${({ theme }) => theme.space.xxs};
    line-height: 14px;
  }
  @container (min-width: 640px) {
    font-size: ${({ theme }) => theme.font.size.sm};
    white-space: nowrap;
  }
`;

/** A part of the message that only a wide frame has room for. */
export const Wide = styled.span`
  @container (max-width: 639px) {
    display: none;
  }
`;

const inOneLine = css`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};

  dd {
    font-size: ${({ theme }) => theme.font.size.xs};
    line-height: 20px;
  }
`;

/** A label with its figure. Without a start price, the current price takes its place. */
export const Figure = styled.div<{ $area: 'start' | 'now'; $isAlone?: boolean }>`
  grid-area: ${({ $area }) => $area};
  grid-column-start: ${({ $area, $isAlone }) => ($isAlone ? 'start' : $area)};
  min-width: 0;

  dt {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space.xs};
    height: 20px;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.xs};
    white-space: nowrap;
  }
  dd {
    font-size: ${({ theme }) => theme.font.size.md};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
    line-height: 1.5;
  }
  @container (max-width: 339px) {
    ${({ $area }) => $area === 'start' && inOneLine}
  }
  @container (min-width: 640px) {
    dd {
      font-size: 1.375rem;
    }
  }
`;

export const Title = styled.div`
  grid-area: title;
  height: 20px;
  text-align: right;

  h2 {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.xs};
    font-weight: ${({ theme }) => theme.font.weight.medium};
    line-height: 20px;
    white-space: nowrap;
  }
  span {
    display: none;
  }
  @container (min-width: 640px) {
    height: auto;
    text-align: left;

    h2 {
      color: ${({ theme }) => theme.color.text};
      font-size: 1.375rem;
      font-weight: ${({ theme }) => theme.font.weight.semibold};
      line-height: 1.5;
    }
    span {
      display: block;
      height: 20px;
      color: ${({ theme }) => theme.color.muted};
      font-size: ${({ theme }) => theme.font.size.xs};
      line-height: 20px;
    }
  }
`;

/** The countdown with the end time below it, or above it in a wide frame. */
export const Clock = styled.div`
  grid-area: clock;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xxs};
  text-align: right;

  > :last-child {
    height: 20px;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.xs};
    line-height: 20px;
    white-space: nowrap;
  }
  @container (min-width: 640px) {
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: 2px;
  }
`;
