import { placeLabels, type Box, type Label } from './place-labels';

const area = { width: 400, height: 200 };
const size = { width: 80, height: 20 };

function overlap(a: Box, b: Box): boolean {
  const [x, y] = [Math.abs(a.left - b.left), Math.abs(a.top - b.top)];
  return x < size.width && y < size.height;
}

test('a label is on its best side, or on the next one that fits', () => {
  const label: Label = { ...size, x: 100, y: 100, sides: ['right', 'left'] };
  expect(placeLabels([label], area)).toEqual([{ ...size, left: 110, top: 90 }]);
  expect(placeLabels([{ ...label, x: 390 }], area)).toEqual([{ ...size, left: 300, top: 90 }]);
});

test('a later label makes room for an earlier one', () => {
  const labels: Label[] = [
    { ...size, x: 100, y: 100, sides: ['right'] },
    { ...size, x: 110, y: 104, sides: ['right', 'below'] },
  ];
  const [, second] = placeLabels(labels, area);
  expect(second).toEqual({ ...size, left: 70, top: 114 });
});

test('a label avoids the taken boxes', () => {
  const taken = [{ ...size, left: 109, top: 95 }];
  const label: Label = { ...size, x: 100, y: 100, sides: ['right', 'aboveRight'] };
  expect(placeLabels([label], area, taken)).toEqual([{ ...size, left: 100, top: 70 }]);
});

test('no two labels overlap wherever their points are, and none leaves the plot', () => {
  for (let x = 0; x <= 400; x += 25) {
    for (let y = 0; y <= 200; y += 10) {
      const placed = placeLabels(
        [
          { ...size, x, y, sides: ['right', 'aboveLeft'] },
          { ...size, x: 0, y: 100, sides: ['aboveRight', 'belowRight'] },
          { ...size, x: x - 5, y: y + 3, sides: ['above', 'below'] },
        ],
        area,
      );
      placed.forEach((box, index) => {
        for (const other of placed.slice(index + 1)) expect(overlap(box, other)).toBe(false);
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.left + box.width).toBeLessThanOrEqual(area.width);
        expect(box.top + box.height).toBeLessThanOrEqual(area.height);
      });
    }
  }
});
