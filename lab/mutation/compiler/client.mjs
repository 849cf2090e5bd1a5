#!/usr/bin/env node
// forge runs this program as its compiler. The server in this folder does the work.
import { request } from 'node:http';

const socketPath = process.env.UPDOWN_COMPILER;

if (process.argv.includes('--version')) {
  console.log('solc, the solidity compiler commandline interface');
  process.stdout.write('Version: ');
  request({ socketPath, path: '/version' }, (answer) => answer.pipe(process.stdout)).end();
} else {
  const call = request({ socketPath, method: 'POST' }, (answer) => answer.pipe(process.stdout));
  process.stdin.pipe(call);
}
