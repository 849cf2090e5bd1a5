// Apart from the times that `Intl` writes: the first paint shows these.

/** 'm:ss' */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${twoDigits(whole % 60)}`;
}

function twoDigits(number: number): string {
  return `${number}`.padStart(2, '0');
}

/**
 * '14:05', in the reader's time zone. It reads so in every language of the page; the first use of `Intl.DateTimeFormat`
 * would cost the start of the page more than all that it shows.
 */
export function formatHourAndMinute(milliseconds: number): string {
  const time = new Date(milliseconds);
  return `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
}

/** '14:05:09', in the reader's time zone. */
export function formatTime(milliseconds: number): string {
  return `${formatHourAndMinute(milliseconds)}:${twoDigits(new Date(milliseconds).getSeconds())}`;
}
