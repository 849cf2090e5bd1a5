import { countUp } from './won-amount';

function format(units: bigint): string {
  return `${units} ION`;
}

test('marks the amount once it has counted up to it', () => {
  const element = document.createElement('span');
  jest.useFakeTimers();
  try {
    countUp(element, 24_000n, format);
    jest.advanceTimersByTime(400);
    expect(element.dataset).not.toHaveProperty('counted');
    jest.advanceTimersByTime(600);
    expect(element).toHaveTextContent('24000 ION');
    expect(element.dataset).toHaveProperty('counted');
  } finally {
    jest.useRealTimers();
  }
});

test('shows the amount at once if it is stopped, without the mark', () => {
  const element = document.createElement('span');
  countUp(element, 24_000n, format)();
  expect(element).toHaveTextContent('24000 ION');
  expect(element.dataset).not.toHaveProperty('counted');
});
