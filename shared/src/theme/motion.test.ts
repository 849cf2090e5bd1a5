import { motion, motionRules } from './motion';

const { on, ...animations } = motion;

test.each(Object.entries(animations))(
  '%s is in the global style, which turns it off',
  (_, value) => {
    expect(value).toMatch(/^var\(--motion,\) \w+$/);
    expect(motionRules).toContain(`@keyframes ${value.slice(on.length + 1)} {`);
  },
);

test('motion is off for a visitor who prefers that', () => {
  expect(motionRules).toContain('(prefers-reduced-motion: reduce) { :root { --motion: off } }');
});
