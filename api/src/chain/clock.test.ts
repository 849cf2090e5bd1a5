import { createChainClock } from './clock';

const START = 1_800_000_000;

/** A clock, and the machine's time in seconds since the start. */
function clockAt(isLocal: boolean) {
  let wall = 0;
  let jumps = 0;
  const clock = createChainClock(isLocal, () => (START + wall) * 1000);
  clock.onJump(() => jumps++);
  return {
    /** The game's time in seconds since the start. */
    now: () => clock.now() / 1000 - START,
    /** Sees the block of one second at another one. */
    see: (time: number, at: number) => {
      wall = at;
      clock.see({ time: START + time });
    },
    pass: (to: number) => (wall = to),
    jumps: () => jumps,
  };
}

describe('on a public chain', () => {
  test('a late block changes nothing: its age is that of the block', () => {
    const { see, now, jumps } = clockAt(false);
    see(0, 0);
    see(12, 73);
    expect({ now: now(), jumps: jumps() }).toEqual({ now: 73, jumps: 0 });
  });

  test('starts at the right time with an old block', () => {
    const { see, now } = clockAt(false);
    see(-600, 0);
    expect(now()).toBe(0);
  });

  test('follows blocks that are ahead of a slow machine, and takes no part of their delay', () => {
    const { see, now, pass, jumps } = clockAt(false);
    see(60, 0);
    see(72, 40);
    pass(41);
    expect({ now: now(), jumps: jumps() }).toEqual({ now: 101, jumps: 1 });
  });

  test('never runs back, also when the machine is set right', () => {
    const { see, now, pass } = clockAt(false);
    see(60, 0);
    expect(now()).toBe(60);
    let last = 60;
    for (let block = 1; block < 40; block++) {
      // From here on the machine agrees with the blocks.
      see(60 + block, 60 + block);
      expect(now()).toBeGreaterThanOrEqual(last);
      last = now();
    }
    pass(200);
    expect(now()).toBe(200);
  });
});

test('a local chain’s clock is set in both directions', () => {
  const { see, now } = clockAt(true);
  see(300, 0);
  expect(now()).toBe(300);
  see(-60, 1);
  expect(now()).toBe(-60);
  see(-65, 2);
  expect(now()).toBe(-59);
});
