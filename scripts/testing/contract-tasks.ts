import { forgeCounts } from './counts';
import type { Task } from './tasks';

/** The contracts' tests and checks. Those that share a compilation run one after another, as one command. */
export const contractTasks: readonly Task[] = [
  {
    name: 'Contract ABIs, gas and tests',
    npm: ['run', 'test:sources', '-w', 'contracts'],
    count: forgeCounts,
  },
  { name: 'Contract coverage', npm: ['run', 'coverage', '-w', 'contracts'] },
  { name: 'Contract lint', npm: ['run', 'lint', '-w', 'contracts'] },
  { name: 'Economics as computed', npm: ['run', 'economics:check', '-w', 'research'] },
];
