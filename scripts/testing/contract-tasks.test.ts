import { forgeCounts } from './steps';

test("forge's last line shows the sum of all suites", () => {
  const output = `Suite result: ok. 3 passed; 0 failed; 0 skipped; finished in 1ms
Ran 2 test suites in 8.1s (9.4s CPU time): 24 tests passed, 1 failed, 0 skipped (25 total tests)
`;
  expect(forgeCounts(output)).toEqual({ passed: 24, failed: 1 });
  expect(forgeCounts('Compiler run failed')).toEqual({ passed: 0, failed: 0 });
});
