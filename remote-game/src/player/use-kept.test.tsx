import { act, renderHook } from '@testing-library/react';
import { remembered, useKept } from './use-kept';

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
function kept() {
  return renderHook(() => useKept('name', isText, 'at first'));
}

test('what the player chose is there when another version takes the place', () => {
  const first = kept();
  expect(first.result.current[0]).toBe('at first');
  act(() => first.result.current[1]('chosen'));
  expect(first.result.current[0]).toBe('chosen');
  first.unmount();
  expect(kept().result.current[0]).toBe('chosen');
});

test.each(['7', 'no JSON'])(
  'what another version wrote in another form is not taken: %s',
  (text) => {
    sessionStorage.setItem('updown.game.name', text);
    expect(kept().result.current[0]).toBe('at first');
  },
);

describe('where the browser blocks site data', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  beforeEach(() => void jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked));
  afterEach(() => jest.restoreAllMocks());

  test('the page keeps what the player chose and dismissed for this visit', () => {
    const first = kept();
    act(() => first.result.current[1]('chosen'));
    first.unmount();
    expect(kept().result.current[0]).toBe('chosen');

    const dismissed = remembered('dismissed');
    expect(dismissed.get('0xAb')).toBeNull();
    dismissed.set('0xAb', 7);
    expect(dismissed.get('0xab')).toBe(7);
  });
});
