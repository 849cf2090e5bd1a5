#!/usr/bin/env node
// forge runs the compiler as a program, but the npm package is a library. This covers the few calls that forge makes.
import { readFileSync } from 'node:fs';
import solc from 'solc';

if (process.argv.includes('--version')) {
  console.log(`solc, the solidity compiler commandline interface\nVersion: ${solc.version()}`);
} else {
  process.stdout.write(solc.compile(readFileSync(0, 'utf8')));
}
